import { useMemo, useState } from "react";
import { curveLayout, firstReading } from "../../layout/chanceCurve";
import { CurvePicture } from "../chance/CurvePicture";
import { useCurveAtOnce } from "../chance/useCurveAtOnce";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { useSize } from "../waterfall/useSize";
import "../chance/ChancePanel.css";
import "../chance/ChanceCurve.css";

/** The curve that a step speaks of, drawn from as many runs as its figure: a room waits for no button. */
export function PresentedCurve({
  runs,
  points,
}: {
  readonly runs: number;
  readonly points: number;
}) {
  const texts = useAllTexts();
  const scenario = useSession((session) => session.scenario);
  const { size, boxRef, emRef } = useSize();
  const { widthPx, emPx } = size;
  const curve = useCurveAtOnce(runs, points);
  const { deadlineMs } = scenario;
  const layout = useMemo(
    () => curve && curveLayout(curve, deadlineMs, widthPx, emPx, texts),
    [curve, deadlineMs, widthPx, emPx, texts],
  );
  const [picked, setPicked] = useState<number | null>(null);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  return (
    <div ref={boxRef} className="hw-chance-box">
      <span ref={emRef} className="hw-chance-em" />
      {curve !== null && layout !== null && (
        <CurvePicture
          layout={layout}
          points={curve.points}
          chosen={picked ?? firstReading(curve, deadlineMs)}
          pointedAt={pointedAt}
          onChoose={setPicked}
          onPoint={setPointedAt}
        />
      )}
    </div>
  );
}
