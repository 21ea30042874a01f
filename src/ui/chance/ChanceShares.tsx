import { memo, useMemo } from "react";
import type { ChanceResult } from "../../engine/chance";
import { endingShares } from "../../layout/chanceShares";
import { useAllTexts } from "../useAllTexts";
import { EndingMark } from "./EndingMark";
import { useOpenRun } from "./useOpenRun";
import "./ChanceShares.css";

/** Past the widest and tallest that a part can be: it is cut off at its own edges. */
const BAR = { width: 4000, height: 100 };

/** How requests end: one bar, and the same parts as a table with what each figure is worth. */
export const ChanceShares = memo(function ChanceShares({
  result,
  patterns,
  isOld,
}: {
  readonly result: ChanceResult;
  /** Before the ids of the patterns of endings. */
  readonly patterns: string;
  readonly isOld: boolean;
}) {
  const { chance: texts, format } = useAllTexts();
  const parts = useMemo(() => endingShares(result), [result]);
  const openRun = useOpenRun();
  const { columns } = texts;
  return (
    <div className="hw-chance-part">
      <div className="hw-shares-bar" aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ ending, from, to }) => (
            <svg
              key={ending}
              aria-hidden="true"
              style={{ insetInlineStart: `${100 * from}%`, inlineSize: `${100 * (to - from)}%` }}
            >
              <EndingMark
                ending={ending}
                patterns={patterns}
                path={`M0,0H${BAR.width}V${BAR.height}H0z`}
              />
            </svg>
          ))}
      </div>
      <table className="hw-shares">
        <thead>
          <tr>
            <th scope="col">{columns.ending}</th>
            <th scope="col">{columns.share}</th>
            <th scope="col">{columns.range}</th>
            <th scope="col">{columns.count}</th>
            <th scope="col">{columns.open}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ ending, count, share, range }) => {
            const example = result.examples[ending];
            return (
              <tr key={ending} data-none={count === 0}>
                <th scope="row">
                  <span className="hw-shares-name">
                    <svg className="hw-shares-key" aria-hidden="true" viewBox="0 0 20 12">
                      <EndingMark ending={ending} patterns={patterns} path="M0,0H20V12H0z" />
                    </svg>
                    {texts.endings[ending]}
                  </span>
                </th>
                <td>{texts.share(share)}</td>
                <td>{texts.range(range.low, range.high)}</td>
                <td>{format.number(count)}</td>
                <td>
                  {example !== undefined && (
                    <button
                      type="button"
                      aria-label={texts.openEnding(texts.endings[ending])}
                      disabled={isOld}
                      onClick={() => openRun(example)}
                    >
                      {texts.openOne}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
