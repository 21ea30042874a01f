/** Measured times as somebody pastes them. */
import { LIMITS } from "../../engine/limits";
import type { Ms } from "../../engine/scenario";

/** What the format keeps of one list. */
export const MOST_SAMPLES = 10_000;

export interface ReadSamples {
  /** As many as are kept. */
  readonly samples: readonly Ms[];
  /** Pieces that are no time, in their order. */
  readonly unread: readonly string[];
  /** Good ones past the limit. */
  readonly left: number;
}

const SEPARATORS = /[\s,;|\u00a0\u202f]+/;
/** What stands around numbers in lists of programs. */
const AROUND = /^[[\](){}"']+|[[\](){}"']+$/g;
const TIME = /^(\d+(?:\.\d+)?(?:e\+?\d+)?)(ms|s)?$/i;

/** At most `most` are kept. */
export function readSamples(text: string, most = MOST_SAMPLES): ReadSamples {
  const samples: Ms[] = [];
  const unread: string[] = [];
  let left = 0;
  for (const piece of text.split(SEPARATORS)) {
    const bare = piece.replace(AROUND, "");
    if (bare === "") continue;
    const ms = timeOf(bare);
    if (ms === null) unread.push(bare);
    else if (samples.length < most) samples.push(ms);
    else left += 1;
  }
  return { samples, unread, left };
}

/** Whole ms, or null for what is none that is allowed. */
function timeOf(piece: string): Ms | null {
  const [, figure, unit = "ms"] = TIME.exec(piece) ?? [];
  if (figure === undefined) return null;
  const ms = Math.round(Number(figure) * (unit.toLowerCase() === "s" ? 1_000 : 1));
  return ms <= LIMITS.spanMs ? ms : null;
}
