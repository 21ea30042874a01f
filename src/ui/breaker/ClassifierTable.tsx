import { useState } from "react";
import type { BreakerPlan, CallPlan } from "../../engine/plan";
import type { Counted, CountedStatus } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { useEdit } from "../knobs/useEdit";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { ClassifierRow } from "./ClassifierRow";
import { COUNTED_STATUSES, countForBreaker, countForHop, exceptionsOf, HOWS } from "./countsEdit";
import "./ClassifierTable.css";

/** Not an id: an id begins with a letter. */
const EVERY_HOP = "-every";

/** A row for each result, of the breaker or of one of its hops. */
export function ClassifierTable({
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
  const isStarvedCounted = [rules, ...hops].some(
    (one) => one.counts.deadline_exceeded === "failure",
  );
  return (
    <>
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
    </>
  );
}
