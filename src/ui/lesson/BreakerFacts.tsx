import { stillRefuses } from "../../engine/breakerCell";
import { breakerMemory, isToldByState, rulesOf } from "../../engine/breakerReplay";
import { breakerMoment } from "../../layout/breakerMoment";
import { BreakerCounters } from "../breaker/BreakerCounters";
import { breakerAt } from "../breaker/breakerAt";
import { WhyNot } from "../breaker/WhyNot";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useDesk, useStepState } from "./DeskContext";
import { isHeld } from "./stepDesk";
import { useLessonTexts } from "./useLessonTexts";
import "../breaker/BreakerPanel.css";

/** The breaker at the cursor without its diagram: its state, what it waits for, what it counts. */
export function BreakerFacts() {
  const { breaker, format } = useTexts();
  const texts = useLessonTexts().player;
  const plan = usePlan();
  const snapshot = useSnapshot();
  const run = useSession((session) => session.run);
  const forced = useSession((session) => session.scenario.forced);
  const { step } = useDesk();
  const held = useStepState(({ done }) => isHeld(step, done));
  const name = breakerAt(plan, snapshot);
  const rules = name === null ? undefined : rulesOf(plan, name);
  const view = name === null ? undefined : snapshot.breakers[name];
  if (name === null || rules === undefined || view === undefined) {
    return <p>{breaker.none.says}</p>;
  }
  const memory = isToldByState(rules) ? null : breakerMemory(plan, run, name, snapshot.step);
  const moment = breakerMoment(rules.key, view.state, snapshot.atMs, forced, memory);
  const { state } = view;
  // When the next probe may come is a sum for its reader, as it is in the diagram.
  const past = state.forced === null && stillRefuses(rules) ? 1 : 0;
  const until = state.kind === "open" && !held ? format.ms(state.reopensAtMs + past) : null;
  return (
    <div className="hw-lesson-facts">
      <p>{texts.breakerState(name, breaker.kinds[state.kind], until)}</p>
      <WhyNot rules={rules} moment={moment} />
      <BreakerCounters rules={rules} view={view} memory={memory} />
    </div>
  );
}
