import type { LadderReach } from "../../layout/ladder";
import { useAllTexts } from "../useAllTexts";
import { markPath } from "./LadderBars";

/** What the fills mean, those that are there. */
export function LadderLegend({
  reaches,
  isFound,
}: {
  readonly reaches: readonly LadderReach[];
  readonly isFound: boolean;
}) {
  const words = useAllTexts().ladder;
  return (
    <ul className="hw-ladder-legend" aria-label={words.legend}>
      {reaches.map((reach) => (
        <li key={reach}>
          <svg
            className="hw-ladder-bar"
            data-reach={reach}
            width="22"
            height="14"
            aria-hidden="true"
          >
            <path d="M1,2h20v10h-20z" />
            {reach === "cuts-first" && <path className="hw-ladder-cut" d="M21,0v14" />}
          </svg>
          {words.reachMeans[reach]}
        </li>
      ))}
      {isFound && (
        <li>
          <svg width="22" height="14" aria-hidden="true">
            <path className="hw-ladder-mark" d={markPath(5, 7, 12)} />
          </svg>
          {words.foundMark}
        </li>
      )}
    </ul>
  );
}
