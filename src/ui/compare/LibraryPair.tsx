import { useState } from "react";
import { frameAt } from "../../engine/frame";
import { breakerPlan } from "../../engine/plan";
import { breakerSettings } from "../../engine/settings";
import { libraryName } from "../../layout/libraryName";
import { BREAKER_PROFILES } from "../../profiles/breakerProfiles";
import { likenessOf } from "../../profiles/likeness";
import { SelectField } from "../controls/SelectField";
import { useSession, useSessionStore } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { choiceOf, firstOther, PRESENT, withBreakerRules } from "./pairEdit";
import { TakenOver } from "./TakenOver";
import "./LibraryPair.css";

/** The same traffic through a breaker of two libraries: which breaker, and which two. */
export function LibraryPair({
  breaker,
  onDone,
}: {
  /** The one to begin with. */
  readonly breaker?: string | undefined;
  readonly onDone: () => void;
}) {
  const texts = useAllTexts();
  const words = texts.parting.dialog;
  const store = useSessionStore();
  const breakers = useSession((session) => session.scenario.breakers);
  const keys = Object.keys(breakers);
  const [key, setKey] = useState(breaker ?? keys[0] ?? "");
  const present = breakers[key];
  const [left, setLeft] = useState(PRESENT);
  const [wanted, setWanted] = useState<string | null>(null);
  if (present === undefined) return null;

  const right = wanted ?? firstOther(present);
  const [a, b] = [choiceOf(left, present), choiceOf(right, present)];
  const told = (rules: typeof present) => JSON.stringify(breakerSettings(breakerPlan(key, rules)));
  const isSame = told(a.rules) === told(b.rules);
  const libraries = BREAKER_PROFILES.map((profile) => ({
    value: profile.id,
    label: texts.libraries.named(libraryName(profile, texts.libraries), profile.version),
  }));
  const likeness = likenessOf(present);
  const own =
    likeness === null ? texts.libraries.own : libraryName(likeness.profile, texts.libraries);
  const go = () => {
    const { scenario, run, step, compareWith, open } = store.getState();
    const [first, second] = [a, b].map(({ rules }) => withBreakerRules(scenario, key, rules));
    if (first === undefined || second === undefined) return;
    onDone();
    // Both halves in one step of undo.
    if (first === scenario) compareWith(second);
    else open(first, frameAt(run.events, step), second);
  };
  return (
    <div className="hw-pair">
      <p>{words.note}</p>
      {keys.length > 1 && (
        <SelectField
          label={words.breaker}
          value={key}
          options={keys.map((value) => ({ value, label: value }))}
          onSelect={setKey}
        />
      )}
      <div className="hw-pair-sides">
        <div>
          <SelectField
            label={words.left}
            value={left}
            options={[{ value: PRESENT, label: words.present(own) }, ...libraries]}
            onSelect={setLeft}
          />
          <TakenOver translation={a.translation} />
        </div>
        <div>
          <SelectField label={words.right} value={right} options={libraries} onSelect={setWanted} />
          <TakenOver translation={b.translation} />
        </div>
      </div>
      {isSame && <p role="status">{words.same}</p>}
      <button type="button" disabled={isSame} onClick={go}>
        {words.go}
      </button>
    </div>
  );
}
