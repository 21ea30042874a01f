import { useMemo } from "react";
import { createStore } from "zustand/vanilla";
import { RunStrip } from "../run/RunStrip";
import { SessionProvider, useSession, useSessionStore, useSnapshot } from "../SessionContext";
import { useDesk, useStepState } from "./DeskContext";
import { runSoFar } from "./runSoFar";

/** The whole run on its axis; while something of it is to be predicted, only what has happened. */
export function RunSoFar() {
  const { step } = useDesk();
  const done = useStepState((state) => state.done);
  const store = useSessionStore();
  const run = useSession((session) => session.run);
  const { atMs } = useSnapshot();
  const hides = !done && !step.shows.includes("transport");
  const cut = useMemo(
    () => (hides ? createStore(() => ({ ...store.getState(), run: runSoFar(run, atMs) })) : null),
    [hides, store, run, atMs],
  );
  if (cut === null) return <RunStrip />;
  return (
    <SessionProvider store={cut}>
      <RunStrip />
    </SessionProvider>
  );
}
