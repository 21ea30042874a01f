import type { ReactNode } from "react";
import { PanelBoundary } from "./PanelBoundary";
import "./Part.css";

interface PartProps {
  /** Where it stands in the arrangement. */
  readonly place: string;
  readonly name: string;
  /** Whether its name is seen; a part that speaks for itself has it for readers only. */
  readonly titled?: boolean;
  readonly id?: string;
  /** On a narrow stage: whether its tab is chosen. */
  readonly chosen?: boolean;
  readonly children: ReactNode;
}

/** One part of the stage: a named region with a heading, whose crash stays its own. */
export function Part({ place, name, titled = false, id, chosen = true, children }: PartProps) {
  return (
    <section className="hw-part" id={id} aria-label={name} data-place={place} data-chosen={chosen}>
      <h2 className={titled ? undefined : "hw-hidden"}>{name}</h2>
      <PanelBoundary name={name}>{children}</PanelBoundary>
    </section>
  );
}
