import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Plan, plan } from "../../engine/plan";
import type { Scenario } from "../../engine/scenario";
import { useSession } from "../SessionContext";
import { openedWith } from "./openedWith";
import { requestScaleMs } from "./scale";

/** The scenario as it was opened: what a reset goes back to, and what sets the sliders' ends. */
export interface Opened {
  readonly scenario: Scenario;
  readonly plan: Plan;
  readonly scaleMs: number;
}

const OpenedContext = createContext<Opened | null>(null);

export function OpenedProvider({ children }: { readonly children: ReactNode }) {
  const scenario = useSession((session) => openedWith(session.past, session.scenario));
  const opened = useMemo(() => {
    const filled = plan(scenario);
    return { scenario, plan: filled, scaleMs: requestScaleMs(filled) };
  }, [scenario]);
  return <OpenedContext value={opened}>{children}</OpenedContext>;
}

export function useOpened(): Opened {
  const opened = useContext(OpenedContext);
  if (opened === null) throw new Error("This component must be inside an <OpenedProvider>.");
  return opened;
}
