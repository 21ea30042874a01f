import type { ChanceResult } from "../../engine/chance";
import type { Ms } from "../../engine/scenario";
import { useAllTexts } from "../useAllTexts";

/** Cuts that only lost an answer, in words. */
export function FalseTimeouts({
  result,
  deadlineMs,
}: {
  readonly result: ChanceResult;
  readonly deadlineMs: Ms | null;
}) {
  const texts = useAllTexts().chance;
  const { cuts, falseTimeouts, undecidedCuts, falseTimeoutOperations, operations } = result;
  const sentences =
    cuts === 0
      ? [texts.noCuts]
      : falseTimeouts === 0
        ? [texts.noFalse(cuts)]
        : [
            texts.someFalse(
              falseTimeoutOperations,
              falseTimeoutOperations / operations,
              deadlineMs,
            ),
            texts.ofCuts(falseTimeouts, cuts),
          ];
  if (undecidedCuts > 0) sentences.push(texts.undecided(undecidedCuts));
  return (
    <p>
      <strong>{texts.falseTimeouts}:</strong> {sentences.join(" ")}
    </p>
  );
}
