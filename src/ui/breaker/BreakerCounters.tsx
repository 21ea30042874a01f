import type { BreakerMemory } from "../../engine/breakerReplay";
import type { BreakerView } from "../../engine/breakerView";
import type { BreakerPlan } from "../../engine/plan";
import { useTexts } from "../TextsContext";

/** Counts so far; those of rules that the breaker has not are left out. */
export function BreakerCounters({
  rules,
  view,
  memory,
}: {
  readonly rules: BreakerPlan;
  readonly view: BreakerView;
  readonly memory: BreakerMemory | null;
}) {
  const { breaker, format } = useTexts();
  const texts = breaker.counters;
  const counters = [
    [texts.failures, format.number(memory?.failures ?? view.state.failures)],
    [texts.reached, format.number(view.reached)],
    [texts.refused, format.number(view.refused)],
    [texts.probes, `${format.number(view.probes.ok)} / ${format.number(view.probes.failed)}`],
  ];
  if (memory !== null) {
    const { capacity, excess } = rules;
    const { counted, dropped } = memory.late;
    if (rules.trip.kind !== "consecutive" && rules.trip.slowMs !== undefined) {
      counters.push([texts.slow, format.number(memory.tally.slow)]);
    }
    if (excess !== "refused") counters.push([texts.waiting, format.number(memory.waiting)]);
    if (capacity !== null) counters.push([texts.inFlight, texts.of(memory.inFlight, capacity)]);
    if (counted + dropped > 0) {
      counters.push([texts.late, `${format.number(counted)} / ${format.number(dropped)}`]);
    }
  }
  return (
    <dl className="hw-breaker-counters">
      {counters.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
