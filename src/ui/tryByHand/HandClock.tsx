import { LIMITS } from "../../engine/limits";
import type { Ms } from "../../engine/scenario";
import { useTexts } from "../TextsContext";

const SECOND_MS = 1_000;

/** The moment of the next request by hand, and three ways to move it on. It never goes back: undo does. */
export function HandClock({
  clockMs,
  breaker,
  probeAtMs,
  onMove,
}: {
  readonly clockMs: Ms;
  readonly breaker: string | null;
  /** When the breaker lets a probe through; null when it is not waiting. */
  readonly probeAtMs: Ms | null;
  readonly onMove: (toMs: Ms) => void;
}) {
  const { tryByHand: words, format } = useTexts();
  const fits = (toMs: Ms | null) => toMs !== null && toMs > clockMs && toMs <= LIMITS.momentMs;
  const name = breaker ?? "";
  const moves = [
    {
      label: words.second,
      toMs: clockMs + SECOND_MS,
      title: words.secondExplained(clockMs + SECOND_MS),
    },
    {
      label: words.before,
      toMs: probeAtMs === null ? null : probeAtMs - 1,
      title: probeAtMs === null ? words.notWaiting : words.beforeExplained(name, probeAtMs - 1),
    },
    {
      label: words.reopening,
      toMs: probeAtMs,
      title: probeAtMs === null ? words.notWaiting : words.reopeningExplained(name, probeAtMs),
    },
  ];
  return (
    <>
      <div className="hw-by-hand-line">
        <span aria-hidden="true">{words.clock}</span>
        <output aria-label={words.clock}>{format.ms(clockMs)}</output>
      </div>
      <fieldset className="hw-by-hand-row" aria-label={words.move}>
        {moves.map(({ label, toMs, title }) => (
          <button
            key={label}
            type="button"
            title={title}
            disabled={!fits(toMs)}
            onClick={() => toMs !== null && onMove(toMs)}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </>
  );
}
