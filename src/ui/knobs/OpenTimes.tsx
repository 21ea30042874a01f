import { setBreaker } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { BreakerPlan } from "../../engine/plan";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import { useAllTexts } from "../useAllTexts";
import { More } from "./More";
import { TimesField } from "./TimesField";
import { useEdit } from "./useEdit";

/** Times told in the closed group. */
const TOLD = 4;

/** Open times one after another, in place of one that is always the same or grows. */
export function OpenTimes({ rules }: { readonly rules: BreakerPlan }) {
  const { format } = useTexts();
  const words = useAllTexts().breakerRules;
  const edit = useEdit();
  const { key, openMs, openStepsMs: steps } = rules;
  const told = (steps ?? []).slice(0, TOLD).map((ms) => format.ms(ms));
  const facts = steps === null ? [] : [words.stepsFact(told, steps.length - told.length)];
  return (
    <More title={words.openTimes} facts={facts}>
      <Toggle
        label={words.oneAfterAnother}
        checked={steps !== null}
        onChange={(on) =>
          edit((now) =>
            setBreaker(now, key, {
              openStepsMs: on ? [openMs, Math.min(LIMITS.spanMs, 2 * openMs)] : undefined,
            }),
          )
        }
      />
      {steps !== null && (
        <TimesField
          label={words.steps}
          times={steps}
          most={LIMITS.openSteps}
          hint={words.stepsHint(LIMITS.openSteps)}
          expected={words.stepsExpected(LIMITS.openSteps)}
          onCommit={(openStepsMs) => edit((now) => setBreaker(now, key, { openStepsMs }))}
        />
      )}
    </More>
  );
}
