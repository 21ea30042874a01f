import type { Restart } from "../../engine/scenario";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { nextRestart, withRestarts } from "./instanceEdit";
import { RestartRow } from "./RestartRow";
import { useEdit } from "./useEdit";
import { windowAround } from "./windowAround";
import "./RestartList.css";

/** The same at every selection. */
const NONE: readonly Restart[] = [];

/** When instances restart: the first of them when they are many. */
export function RestartList() {
  const words = useAllTexts().instances;
  const edit = useEdit();
  const { atMs } = useSnapshot();
  const { instances } = usePlan();
  const restarts = useSession(({ scenario }) => scenario.restarts ?? NONE);
  const hasRoom = useSession(({ scenario }) => nextRestart(scenario, 0) !== null);
  const { to } = windowAround(0, restarts.length);
  const write = (next: readonly Restart[]) => edit((now) => withRestarts(now, next));
  return (
    <>
      <h3>{words.restarts}</h3>
      {restarts.length === 0 && <p className="hw-knobs-note">{words.none}</p>}
      {restarts.length > 0 && (
        <ol className="hw-restarts">
          {restarts
            .slice(0, to)
            .map(numbered)
            .map(({ restart, index, number }) => (
              <RestartRow
                key={number}
                number={number}
                restart={restart}
                instances={instances.count}
                onChange={(changed) => write(restarts.with(index, changed))}
                onRemove={() => write(restarts.toSpliced(index, 1))}
              />
            ))}
        </ol>
      )}
      {restarts.length > to && <p className="hw-knobs-note">{words.more(restarts.length - to)}</p>}
      <button
        type="button"
        disabled={!hasRoom}
        onClick={() =>
          edit((now) => {
            const next = nextRestart(now, atMs);
            return next === null ? now : withRestarts(now, [...(now.restarts ?? []), next]);
          })
        }
      >
        {words.add}
      </button>
      <p className="hw-knobs-note">
        {instances.persisted ? words.restartKept : words.restartExplained}{" "}
        {!instances.persisted &&
          instances.count > 1 &&
          instances.breakers === "shared" &&
          words.sharedForget}
      </p>
    </>
  );
}

/** Its place is what a restart is called by: editing its moment must not make it another one. */
function numbered(restart: Restart, index: number) {
  return { restart, index, number: index + 1 };
}
