import { useMemo } from "react";
import { curveLayout, firstReading } from "../../layout/chanceCurve";
import { CurvePicture } from "../chance/CurvePicture";
import { useCurveAtOnce } from "../chance/useCurveAtOnce";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import type { ChanceAsked } from "./chanceAsked";
import { usePaperSize } from "./usePaperSize";
import "../chance/ChanceCurve.css";

const ignore = () => {};

/** Where durations come by chance: the share of requests in time over the deadline. */
export function HandoutCurve({ asked: { runs, points } }: { readonly asked: ChanceAsked }) {
  const texts = useAllTexts();
  const words = texts.chance;
  const scenario = useSession((session) => session.scenario);
  const { size, boxRef, emRef } = usePaperSize();
  const curve = useCurveAtOnce(runs, points);
  const { deadlineMs } = scenario;
  const layout = useMemo(
    () => curve && curveLayout(curve, deadlineMs, size.widthPx, size.emPx, texts),
    [curve, deadlineMs, size, texts],
  );
  if (curve === null || layout === null) return null;
  const chosen = firstReading(curve, deadlineMs);
  const at = curve.points[chosen];
  if (at === undefined) return null;
  const { knee } = curve;
  return (
    <div ref={boxRef} className="hw-chance-box">
      <span ref={emRef} className="hw-chance-em" />
      <p className="hw-handout-part">{words.curve}</p>
      <div inert>
        <CurvePicture
          layout={layout}
          points={curve.points}
          chosen={chosen}
          pointedAt={null}
          onChoose={ignore}
          onPoint={ignore}
        />
      </div>
      <p>
        {words.readOff(at.deadlineMs, at.inTime, at.falseTimeouts)}{" "}
        {knee === null ? words.noKnee : words.kneeExplained(knee.deadlineMs, knee.inTime)}
      </p>
    </div>
  );
}
