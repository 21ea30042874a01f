import { useMemo, useState } from "react";
import type { DeadlineCurve } from "../../engine/deadlineCurve";
import type { Ms } from "../../engine/scenario";
import { curveLayout, firstReading } from "../../layout/chanceCurve";
import { useAllTexts } from "../useAllTexts";
import { useSize } from "../waterfall/useSize";
import { ChanceTable } from "./ChanceTable";
import { CurvePicture } from "./CurvePicture";
import { DeadlinePicks } from "./DeadlinePicks";
import "./ChanceCurve.css";

/** The share of requests in time over the deadline, to read off and to choose one. */
export function ChanceCurve({
  curve,
  deadlineMs,
  tried,
  isOld,
}: {
  readonly curve: DeadlineCurve;
  readonly deadlineMs: Ms | null;
  /** How well the curve is known, in words. */
  readonly tried: string;
  readonly isOld: boolean;
}) {
  const texts = useAllTexts();
  const { chance: words, format } = texts;
  const { size, boxRef, emRef } = useSize();
  const { widthPx, emPx } = size;
  const layout = useMemo(
    () => curveLayout(curve, deadlineMs, widthPx, emPx, texts),
    [curve, deadlineMs, widthPx, emPx, texts],
  );
  const [pinned, setPinned] = useState<number | null>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const [shown, setShown] = useState(curve);
  if (shown !== curve) {
    setShown(curve);
    setPinned(null);
    setPointedAt(null);
  }
  const chosen = pinned ?? firstReading(curve, deadlineMs);
  const reading = curve.points[pointedAt ?? chosen];
  const at = curve.points[chosen];
  const { knee, unhurried } = curve;
  if (layout === null || reading === undefined || at === undefined) return null;
  return (
    <div ref={boxRef} className="hw-chance-box">
      <span ref={emRef} className="hw-chance-em" />
      <p>
        {knee === null ? words.noKnee : words.kneeExplained(knee.deadlineMs, knee.inTime)}{" "}
        {unhurried !== null && words.unhurried(unhurried.p50, unhurried.p95, unhurried.p99)}
      </p>
      <CurvePicture
        layout={layout}
        points={curve.points}
        chosen={chosen}
        pointedAt={pointedAt}
        onChoose={setPinned}
        onPoint={setPointedAt}
      />
      <ul className="hw-curve-keys">
        <li>
          <svg aria-hidden="true" viewBox="0 0 24 8">
            <path className="hw-curve-in-time" d="M0,4H24" />
          </svg>
          {words.lines.inTime}
        </li>
        <li>
          <svg aria-hidden="true" viewBox="0 0 24 8">
            <path className="hw-curve-false" d="M0,4H24" />
          </svg>
          {words.lines.falseTimeouts}
        </li>
      </ul>
      <p>
        <strong>{words.readOff(reading.deadlineMs, reading.inTime, reading.falseTimeouts)}</strong>{" "}
        <span className="hw-chance-note">
          {words.curveHint} {tried}
        </span>
      </p>
      <DeadlinePicks
        readMs={at.deadlineMs}
        kneeMs={knee?.deadlineMs ?? null}
        unhurried={unhurried}
        isOld={isOld}
      />
      <ChanceTable
        caption={words.curve}
        columns={[
          words.curveColumns.deadline,
          words.curveColumns.inTime,
          words.curveColumns.falseTimeouts,
        ]}
        rows={() =>
          curve.points.map((point) => [
            format.ms(point.deadlineMs),
            words.share(point.inTime),
            words.share(point.falseTimeouts),
          ])
        }
      />
    </div>
  );
}
