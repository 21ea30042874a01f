import type { BreakerView } from "../../engine/breakerView";
import { formatNumber } from "../../texts/format";
import { useTexts } from "../TextsContext";

export function BreakerCounters({ view }: { readonly view: BreakerView }) {
  const texts = useTexts().breaker.counters;
  const counters = [
    [texts.failures, formatNumber(view.state.failures)],
    [texts.reached, formatNumber(view.reached)],
    [texts.refused, formatNumber(view.refused)],
    [texts.probes, `${formatNumber(view.probes.ok)} / ${formatNumber(view.probes.failed)}`],
  ] as const;
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
