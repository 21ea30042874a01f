import { onlyBreaker } from "../../layout/compareNames";
import type { Against } from "../../session/session";
import { usePlan } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { CompareActions } from "./CompareActions";
import { CompareFigures } from "./CompareFigures";
import { CompareNotes } from "./CompareNotes";
import { ComparePictures } from "./ComparePictures";
import { CompareWords } from "./CompareWords";
import { Parting } from "./Parting";
import { useComparison } from "./useComparison";
import "./Comparison.css";

/** Two settings of one scenario at one cursor: the differences in words, in pictures and in figures. */
export function Comparison({ against }: { readonly against: Against }) {
  const texts = useAllTexts().compare;
  const plan = usePlan();
  const comparison = useComparison(against);
  const breaker = onlyBreaker(comparison.differences);
  return (
    <div className="hw-compare">
      <CompareWords comparison={comparison} />
      <CompareActions />
      <p className="hw-compare-editing">{texts.editing}</p>
      {breaker !== null && <Parting comparison={comparison} breaker={breaker} />}
      <ComparePictures comparison={comparison} />
      <CompareNotes comparison={comparison} plan={plan} />
      <CompareFigures comparison={comparison} />
    </div>
  );
}
