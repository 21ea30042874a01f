import { breakerMemory, instanceOf, isToldByState, rulesOf } from "../../engine/breakerReplay";
import { breakerMoment } from "../../layout/breakerMoment";
import { BreakerCounters } from "../breaker/BreakerCounters";
import { BreakerDiagram } from "../breaker/BreakerDiagram";
import { breakerAt } from "../breaker/breakerAt";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import "../breaker/BreakerPanel.css";

/** The breaker at the cursor: its diagram, and what it has counted. */
export function HandoutBreaker() {
  const texts = useTexts().breaker;
  const plan = usePlan();
  const snapshot = useSnapshot();
  const run = useSession((session) => session.run);
  const forced = useSession((session) => session.scenario.forced);
  const name = breakerAt(plan, snapshot);
  const rules = name === null ? undefined : rulesOf(plan, name);
  const view = name === null ? undefined : snapshot.breakers[name];
  if (name === null || rules === undefined || view === undefined) return null;
  const { key } = rules;
  const memory = isToldByState(rules) ? null : breakerMemory(plan, run, name, snapshot.step);
  const moment = breakerMoment(key, view.state, snapshot.atMs, forced, memory);
  const title = texts.instance(key, instanceOf(name));
  return (
    <div className="hw-handout-breaker">
      <BreakerDiagram name={name} title={title} rules={rules} moment={moment} />
      <BreakerCounters rules={rules} view={view} memory={memory} />
    </div>
  );
}
