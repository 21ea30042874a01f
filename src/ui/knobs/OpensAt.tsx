import { setOperation } from "../../engine/edit";
import { frameAt, stepOf } from "../../engine/frame";
import { useSession, useSessionStore } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useEdit } from "./useEdit";

/** The step that whoever opens the scenario sees first. */
export function OpensAt() {
  const texts = useTexts().knobs;
  const edit = useEdit();
  const store = useSessionStore();
  const opensAt = useSession(({ scenario, run }) =>
    scenario.opensAt === undefined ? null : stepOf(run.events, scenario.opensAt),
  );
  return (
    <div className="hw-knobs-row">
      <span>
        {texts.opensAt} {opensAt === null ? texts.firstStep : texts.stepOfRun(opensAt + 1)}
      </span>
      <span>
        <button
          type="button"
          onClick={() => {
            const { run, step } = store.getState();
            edit((scenario) => setOperation(scenario, { opensAt: frameAt(run.events, step) }));
          }}
        >
          {texts.opensHere}
        </button>{" "}
        <button
          type="button"
          disabled={opensAt === null}
          onClick={() => edit((scenario) => setOperation(scenario, { opensAt: undefined }))}
        >
          {texts.opensFirst}
        </button>
      </span>
    </div>
  );
}
