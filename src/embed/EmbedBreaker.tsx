import { useMemo } from "react";
import { breakerMemory, instanceOf, isToldByState, rulesOf } from "../engine/breakerReplay";
import { breakerMoment } from "../layout/breakerMoment";
import { BreakerCounters } from "../ui/breaker/BreakerCounters";
import { BreakerDiagram } from "../ui/breaker/BreakerDiagram";
import { BreakerWindow } from "../ui/breaker/BreakerWindow";
import { breakerAt } from "../ui/breaker/breakerAt";
import { WhyNot } from "../ui/breaker/WhyNot";
import { usePlan, useSession, useSnapshot } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import "../ui/breaker/BreakerPanel.css";

/** The breaker at the cursor to look at: its state, its guards, what it counts. */
export function EmbedBreaker() {
  const texts = useTexts().breaker;
  const plan = usePlan();
  const snapshot = useSnapshot();
  const run = useSession((session) => session.run);
  const forced = useSession((session) => session.scenario.forced);
  const name = breakerAt(plan, snapshot);
  const rules = name === null ? undefined : rulesOf(plan, name);
  const view = name === null ? undefined : snapshot.breakers[name];
  const { step } = snapshot;
  const memory = useMemo(
    () =>
      name === null || rules === undefined || isToldByState(rules)
        ? null
        : breakerMemory(plan, run, name, step),
    [plan, run, name, rules, step],
  );
  if (name === null || rules === undefined || view === undefined) {
    return <p className="hw-embed-soft">{texts.none.says}</p>;
  }
  const title = texts.instance(rules.key, instanceOf(name));
  const hops = plan.hops.filter((hop) => hop.kind === "call" && hop.breaker === rules.key);
  const moment = breakerMoment(rules.key, view.state, snapshot.atMs, forced, memory);
  return (
    <div className="hw-breaker">
      <div className="hw-breaker-which">
        <p>
          {hops.length === 0
            ? texts.unused
            : texts.guards(title, hops.map((hop) => hop.name).join(", "))}
        </p>
      </div>
      <BreakerDiagram name={name} title={title} rules={rules} moment={moment} />
      <div className="hw-breaker-notes">
        <WhyNot rules={rules} moment={moment} />
        {memory !== null && <BreakerWindow rules={rules} memory={memory} />}
        <BreakerCounters rules={rules} view={view} memory={memory} />
      </div>
    </div>
  );
}
