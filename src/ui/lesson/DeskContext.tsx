import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { StepDesk, StepState } from "./stepDesk";

const DeskContext = createContext<StepDesk | null>(null);

/** The step that is open, for its task and its pictures. */
export const DeskProvider = DeskContext.Provider;

export function useDesk(): StepDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error("This component must be inside a <DeskProvider>.");
  return desk;
}

export function useStepState<T>(selector: (state: StepState) => T): T {
  return useStore(useDesk(), selector);
}
