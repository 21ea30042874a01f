import { useId } from "react";
import { useStore } from "zustand";
import { requestsExpected } from "../../engine/requestsExpected";
import { independentRuns } from "../../layout/chanceShares";
import { useAllTexts } from "../useAllTexts";
import { ChanceCurve } from "./ChanceCurve";
import { ChanceHistogram } from "./ChanceHistogram";
import { ChanceShares } from "./ChanceShares";
import type { ChanceDeskStore, Counted } from "./chanceDesk";
import { EndingPatterns } from "./EndingPatterns";
import { FalseTimeouts } from "./FalseTimeouts";

/** The figures of one setting. Of an older one they are marked, and nothing in them can be pressed. */
export function ChanceResults({
  desk,
  counted,
  isOld,
}: {
  readonly desk: ChanceDeskStore;
  readonly counted: Counted;
  readonly isOld: boolean;
}) {
  const texts = useAllTexts().chance;
  const phase = useStore(desk, (state) => state.phase);
  const patterns = `${useId()}-`;
  const { chance, curve, curveRuns, scenario } = counted;
  const { deadlineMs } = scenario;
  const independent = independentRuns(chance);
  if (chance.operations === 0) {
    return <p>{chance.refusedRuns > 0 ? texts.refused(chance.refusedRuns) : texts.none}</p>;
  }
  return (
    <div className="hw-chance-results" data-old={isOld}>
      <svg className="hw-chance-defs" aria-hidden="true">
        <EndingPatterns prefix={patterns} />
      </svg>
      {isOld && (
        <p className="hw-chance-old">
          <strong>{texts.old}</strong> {texts.oldDetail}
        </p>
      )}
      <section className="hw-chance-part hw-chance-ends" aria-label={texts.shares}>
        <h3>{texts.shares}</h3>
        <ChanceShares result={chance} patterns={patterns} isOld={isOld} />
        <div className="hw-chance-part">
          <FalseTimeouts result={chance} deadlineMs={deadlineMs} />
          <p className="hw-chance-note">
            {texts.rangeExplained(independent, chance.operations === independent)}
          </p>
          {chance.refusedRuns > 0 && <p>{texts.refused(chance.refusedRuns)}</p>}
        </div>
      </section>
      <section className="hw-chance-part" aria-label={texts.histogram}>
        <h3>{texts.histogram}</h3>
        <ChanceHistogram
          result={chance}
          deadlineMs={deadlineMs}
          patterns={patterns}
          isOld={isOld}
        />
      </section>
      <section className="hw-chance-part" aria-label={texts.curve}>
        <h3>{texts.curve}</h3>
        {curve === null ? (
          <p className="hw-chance-wait">
            {phase === "running" ? texts.curveFollows : texts.curveStopped}
          </p>
        ) : (
          <ChanceCurve
            curve={curve}
            deadlineMs={deadlineMs}
            tried={texts.curveTried(curveRuns, requestsExpected(scenario.arrivals))}
            isOld={isOld}
          />
        )}
      </section>
    </div>
  );
}
