import { attachBreaker } from "../../engine/edit";
import { SelectField } from "../controls/SelectField";
import { usePlan, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { BreakerKnobs } from "./BreakerKnobs";
import { freeBreakerKey } from "./breakerKey";
import { hopAt } from "./hopAt";
import { useEdit } from "./useEdit";

/** The rules of one breaker: the one at the cursor until another is picked. */
export function BreakerGroup({
  picked,
  onPick,
}: {
  readonly picked: string | null;
  readonly onPick: (key: string) => void;
}) {
  const texts = useTexts().knobs;
  const plan = usePlan();
  const edit = useEdit();
  const atCursor = useSession((session) => hopAt(session.run.events, session.step));
  const calls = plan.hops.filter((hop) => hop.kind === "call");
  const keys = Object.keys(plan.breakers);
  const guarding = calls.find(({ id }) => id === atCursor)?.breaker ?? null;
  const key = [picked, guarding, keys[0]].find((one) => one != null && keys.includes(one));
  const rules = key == null ? undefined : plan.breakers[key];
  if (key == null || rules === undefined) {
    const hop = calls.find(({ id }) => id === atCursor) ?? calls[0];
    return (
      <>
        <p>{texts.noBreakers}</p>
        {hop && (
          <button
            type="button"
            onClick={() => edit((now) => attachBreaker(now, hop.id, freeBreakerKey(now, hop.id)))}
          >
            {texts.attachTo(hop.name)}
          </button>
        )}
      </>
    );
  }
  const guarded = calls.filter((hop) => hop.breaker === key).map((hop) => hop.name);
  return (
    <>
      {keys.length > 1 && (
        <SelectField
          label={texts.whichBreaker}
          value={key}
          options={keys.map((value) => ({ value, label: value }))}
          onSelect={onPick}
        />
      )}
      <p className="hw-knobs-note">{texts.sharedBy(guarded.join(", "))}</p>
      <BreakerKnobs key={key} rules={rules} />
    </>
  );
}
