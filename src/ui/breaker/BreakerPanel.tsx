import { memo, useState } from "react";
import { breakerMoment } from "../../layout/breakerDiagramWaits";
import { SelectField } from "../controls/SelectField";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { BreakerCounters } from "./BreakerCounters";
import { BreakerDiagram } from "./BreakerDiagram";
import { breakerAt } from "./breakerAt";
import { Classifier } from "./Classifier";
import { ForcedPeriods } from "./ForcedPeriods";
import { NoBreaker } from "./NoBreaker";
import { WhyNot } from "./WhyNot";
import "./BreakerPanel.css";

/** Not a key: a key begins with a letter. */
const FOLLOW = "-cursor";

/** The breaker at the cursor, or the one that was picked: its state, its guards, what it counts. */
export const BreakerPanel = memo(function BreakerPanel() {
  const texts = useTexts().breaker;
  const plan = usePlan();
  const snapshot = useSnapshot();
  const forced = useSession((session) => session.scenario.forced);
  const [picked, setPicked] = useState<string | null>(null);
  const keys = Object.keys(plan.breakers);
  const isPicked = picked !== null && keys.includes(picked);
  const key = isPicked ? picked : breakerAt(plan, snapshot);
  const rules = key === null ? undefined : plan.breakers[key];
  const view = key === null ? undefined : snapshot.breakers[key];
  if (key === null || rules === undefined || view === undefined) return <NoBreaker />;

  const calls = plan.hops.filter((hop) => hop.kind === "call");
  const hops = calls.filter((hop) => hop.breaker === key);
  const moment = breakerMoment(key, view.state, snapshot.atMs, forced);
  return (
    <div className="hw-breaker">
      <div className="hw-breaker-which">
        {keys.length > 1 && (
          <SelectField
            label={texts.choose}
            value={isPicked ? picked : FOLLOW}
            options={[
              { value: FOLLOW, label: texts.follow },
              ...keys.map((value) => ({ value, label: value })),
            ]}
            onSelect={(value) => setPicked(value === FOLLOW ? null : value)}
          />
        )}
        <p>
          {hops.length === 0
            ? texts.unused
            : texts.guards(key, hops.map((hop) => hop.name).join(", "))}
        </p>
      </div>
      <BreakerDiagram rules={rules} moment={moment} />
      <div className="hw-breaker-notes">
        <WhyNot rules={rules} moment={moment} />
        <BreakerCounters view={view} />
      </div>
      <div className="hw-breaker-settings">
        <Classifier key={key} rules={rules} hops={hops} />
        <ForcedPeriods key={`forced ${key}`} breaker={key} />
      </div>
    </div>
  );
});
