import type { Duration } from "../../engine/scenario";
import type { Texts } from "../../texts/en";

/** A duration in short: `120 ms`, `p50 40, p99 200 ms`, `12 measured, 31 to 220 ms`. */
export function durationFact(duration: Duration, texts: Texts): string {
  const { durations: words, format } = texts;
  if (typeof duration === "number") return format.ms(duration);
  if ("uniform" in duration) return words.uniformFact(...duration.uniform);
  if (!("samples" in duration)) return words.lognormalFact(duration.p50, duration.p99);
  const { samples } = duration;
  return words.samplesFact(
    samples.length,
    samples.reduce((least, ms) => Math.min(least, ms), Number.MAX_SAFE_INTEGER),
    samples.reduce((most, ms) => Math.max(most, ms), 0),
  );
}
