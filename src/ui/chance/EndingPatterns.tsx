import { memo } from "react";
import type { Ending } from "../../engine/endings";
import "./EndingMark.css";

/** Lines over the colour of an ending: how wide, how far apart and which way they lean. */
const LINES: {
  readonly [ending in Ending]?: readonly [widthPx: number, everyPx: number, turn: number];
} = {
  late: [2, 6, 45],
  cancelled: [2.5, 5, 0],
  failed: [1.5, 4, 90],
};
const DOTS: { readonly [ending in Ending]?: readonly [radiusPx: number, everyPx: number] } = {
  degraded: [1, 5],
  deferred: [1.75, 7],
  pending: [1.25, 4],
};

/** What tells endings apart without colour; `prefix` keeps the ids the page's own. */
export const EndingPatterns = memo(function EndingPatterns({
  prefix,
}: {
  readonly prefix: string;
}) {
  return (
    <defs>
      {Object.entries(LINES).map(([ending, [widthPx, everyPx, turn]]) => (
        <pattern
          key={ending}
          id={`${prefix}${ending}`}
          width={everyPx}
          height={everyPx}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <rect className="hw-ending-paper" width={widthPx} height={everyPx} />
        </pattern>
      ))}
      {Object.entries(DOTS).map(([ending, [radiusPx, everyPx]]) => (
        <pattern
          key={ending}
          id={`${prefix}${ending}`}
          width={everyPx}
          height={everyPx}
          patternUnits="userSpaceOnUse"
        >
          <circle className="hw-ending-paper" cx={everyPx / 2} cy={everyPx / 2} r={radiusPx} />
        </pattern>
      ))}
    </defs>
  );
});

export function hasPattern(ending: Ending): boolean {
  return ending in LINES || ending in DOTS;
}
