import type { BreakerView } from "../../engine/snapshot";
import { formatNumber } from "../../texts/format";
import { useTexts } from "../TextsContext";

export function BreakerCounters({ view }: { readonly view: BreakerView }) {
  const texts = useTexts().breaker.counters;
  const counters = [
    [texts.reached, view.reached],
    [texts.refused, view.refused],
    [texts.probesOk, view.probes.ok],
    [texts.probesFailed, view.probes.failed],
  ] as const;
  return (
    <dl className="hw-breaker-counters" aria-label={texts.title}>
      {counters.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
