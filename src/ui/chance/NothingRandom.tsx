import { spreadFrom } from "../knobs/durationKind";
import { hopAt } from "../knobs/hopAt";
import { useEdit } from "../knobs/useEdit";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { varied } from "./vary";

/** For a scenario whose every run is the same: says so, and offers to leave one duration to chance. */
export function NothingRandom() {
  const texts = useAllTexts().chance;
  const edit = useEdit();
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const step = useSession((session) => session.step);
  const found = varied(scenario, run.events, step, hopAt(run.events, step));
  return (
    <div className="hw-chance">
      <p>{texts.nothing}</p>
      {found === null ? (
        <p className="hw-chance-note">{texts.nothingToVary}</p>
      ) : (
        <>
          <button
            type="button"
            className="hw-chance-start"
            onClick={() => edit((now) => found.edit(now))}
          >
            {texts.vary(found.name, found.durationMs)}
          </button>
          <p className="hw-chance-note">
            {texts.varyExplained(
              spreadFrom(found.durationMs).p50,
              spreadFrom(found.durationMs).p99,
            )}
          </p>
        </>
      )}
    </div>
  );
}
