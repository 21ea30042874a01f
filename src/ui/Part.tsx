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
  /** The panel of a tab, which names it and decides whether it is shown. */
  readonly tabbed?: boolean;
  readonly shown?: boolean;
  /** One of several of its name on a page of somebody else's: no landmark of that page. */
  readonly grouped?: boolean;
  readonly children: ReactNode;
}

/** One part of the stage: a named region with a heading, whose crash stays its own. */
export function Part(props: PartProps) {
  const { place, name, titled = false, id, tabbed = false, shown = true, grouped = false } = props;
  return (
    <section
      className="hw-part"
      id={id}
      role={tabbed ? "tabpanel" : grouped ? "group" : undefined}
      aria-label={name}
      data-place={place}
      hidden={tabbed && !shown}
    >
      <h2 className={titled && !tabbed ? undefined : "hw-hidden"}>{name}</h2>
      <PanelBoundary name={name}>{props.children}</PanelBoundary>
    </section>
  );
}
