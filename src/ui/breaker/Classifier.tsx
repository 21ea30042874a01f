import { useState } from "react";
import type { BreakerPlan, CallPlan } from "../../engine/plan";
import type { Counted, CountedStatus } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { More } from "../knobs/More";
import { useEdit } from "../knobs/useEdit";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { ClassifierRow } from "./ClassifierRow";
import { COUNTED_STATUSES, countForBreaker, countForHop, exceptionsOf, HOWS } from "./countsEdit";
import "./Classifier.css";

/** Not an id: an id begins with a letter. */
const EVERY_HOP = "-every";

/** Which result is a failure, which a success, which says nothing; for the breaker, and again per hop. */
export function Classifier({
  rules,
  hops,
}: {
  readonly rules: BreakerPlan;
  readonly hops: readonly CallPlan[];
}) {
  const texts = useTexts().breaker;
  const words = texts.classifier;
  const edit = useEdit();
  const scenario = useSession((session) => session.scenario);
  const [scope, setScope] = useState(EVERY_HOP);
  const hop = hops.find(({ id }) => id === scope);
  const counts = hop?.counts ?? rules.counts;
  const choose = (status: CountedStatus, how: Counted) =>
    edit((now) =>
      hop === undefined
        ? countForBreaker(now, rules.key, status, how)
        : countForHop(now, hop.id, status, how),
    );
  const exceptions = hops.flatMap(({ id, name }) => {
    const count = exceptionsOf(scenario, id).length;
    return count === 0 ? [] : [words.hop(name, count)];
  });
  const failing = COUNTED_STATUSES.filter((status) => rules.counts[status] === "failure");
  const facts = [words.failures(failing.map((status) => texts.results[status])), ...exceptions];
  const isStarvedCounted = [rules, ...hops].some(
    (one) => one.counts.deadline_exceeded === "failure",
  );
  return (
    <More title={words.title} facts={facts}>
      {hops.length > 0 && (
        <SelectField
          label={words.scope}
          value={hop?.id ?? EVERY_HOP}
          options={[
            { value: EVERY_HOP, label: words.everyHop },
            ...hops.map(({ id, name }) => ({
              value: id,
              label: words.hop(name, exceptionsOf(scenario, id).length),
            })),
          ]}
          onSelect={setScope}
        />
      )}
      <div className="hw-classifier">
        <div className="hw-classifier-row" aria-hidden="true">
          <span />
          {HOWS.map((how) => (
            <span key={how}>{texts.counted[how]}</span>
          ))}
        </div>
        {COUNTED_STATUSES.map((status) => (
          <ClassifierRow
            key={status}
            status={status}
            counted={counts[status]}
            exception={hop !== undefined && exceptionsOf(scenario, hop.id).includes(status)}
            onChoose={(how) => choose(status, how)}
          />
        ))}
      </div>
      {isStarvedCounted && <p className="hw-classifier-note">{words.starved}</p>}
    </More>
  );
}
