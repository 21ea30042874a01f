import { useMemo } from "react";
import { deadlineCurve } from "../../engine/deadlineCurve";
import { outlineOf } from "../../engine/runOutline";
import { curveLayout, firstReading } from "../../layout/chanceCurve";
import { CurvePicture } from "../chance/CurvePicture";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import type { ChanceAsked } from "./chanceAsked";
import { usePaperSize } from "./usePaperSize";
import "../chance/ChanceCurve.css";

/** More would hold up the page: the sheet then has no curve. */
const MOST_ATTEMPTS = 250_000;

const ignore = () => {};

/** Where durations come by chance: the share of requests in time over the deadline. */
export function HandoutCurve({ asked: { runs, points } }: { readonly asked: ChanceAsked }) {
  const texts = useAllTexts();
  const words = texts.chance;
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const { size, boxRef, emRef } = usePaperSize();
  const curve = useMemo(() => {
    const each = outlineOf(run).attempts + 1;
    if (each * runs * (points + 1) > MOST_ATTEMPTS) return null;
    const job = deadlineCurve(scenario, runs, points);
    job.step(job.total);
    return job.result();
  }, [scenario, run, runs, points]);
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
