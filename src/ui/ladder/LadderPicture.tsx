import { memo, useMemo } from "react";
import { type LadderPictureInput, ladderLayout } from "../../layout/ladder";
import { useAllTexts } from "../useAllTexts";
import { useSize } from "../waterfall/useSize";
import { LadderBars } from "./LadderBars";
import { LadderLegend } from "./LadderLegend";
import "./LadderPicture.css";

/** Every known timeout as a bar on one axis. The table is its text equivalent. */
export const LadderPicture = memo(function LadderPicture(input: LadderPictureInput) {
  const texts = useAllTexts();
  const words = texts.ladder;
  const { size, boxRef, emRef } = useSize();
  const { ladder, times, found, deadlineMs, isKept } = input;
  const layout = useMemo(
    () =>
      ladderLayout({ ladder, times, found, deadlineMs, isKept }, size.widthPx, size.emPx, texts),
    [ladder, times, found, deadlineMs, isKept, size, texts],
  );
  const { namesPx, isStacked, groups } = layout;
  const deadline = deadlineMs === null ? null : words.deadline(deadlineMs, isKept);
  return (
    <div className="hw-ladder-figure">
      <div
        ref={boxRef}
        className="hw-ladder-picture"
        role="img"
        aria-label={words.picture(ladder.length, deadline)}
        data-stacked={isStacked}
        style={{ height: layout.heightPx }}
      >
        <span ref={emRef} className="hw-ladder-em" />
        {groups.map(({ kind, title, topPx }) => (
          <p key={kind} className="hw-ladder-group" style={{ top: topPx }}>
            {title}
          </p>
        ))}
        {groups.flatMap(({ bars }) =>
          bars.map(({ key, name, topPx, barTopPx }) => (
            <p
              key={key}
              className="hw-ladder-name"
              style={isStacked ? { top: topPx } : { top: barTopPx, width: namesPx }}
            >
              {name}
            </p>
          )),
        )}
        <svg
          className="hw-ladder-plot"
          aria-hidden="true"
          width={layout.plotPx}
          height={layout.heightPx}
          style={{ left: namesPx }}
        >
          <LadderBars layout={layout} />
        </svg>
      </div>
      <LadderLegend reaches={layout.reaches} isFound={found.size > 0} />
    </div>
  );
});
