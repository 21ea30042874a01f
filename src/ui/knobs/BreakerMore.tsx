import { useMemo } from "react";
import type { BreakerPlan } from "../../engine/plan";
import { SelectField } from "../controls/SelectField";
import { useTexts } from "../TextsContext";
import { useAllTexts } from "../useAllTexts";
import { type BreakerRule, ruleFacts } from "./breakerRule";
import type { Knob } from "./knob";
import { More } from "./More";
import { OpenTimes } from "./OpenTimes";
import { OwnNamed } from "./OwnNamed";
import { countingKnobs, countingRules, lateRules } from "./rulesOfCounting";
import { halfOpenKnobs, halfOpenRules } from "./rulesOfHalfOpen";
import { useEdit } from "./useEdit";
import { useKnobFacts } from "./useKnobFacts";
import { useOwnNames } from "./useOwnNames";

/** The rules by which real libraries differ, in groups. */
export function BreakerMore({ rules }: { readonly rules: BreakerPlan }) {
  const texts = useTexts();
  const words = useAllTexts().breakerRules;
  const { key } = rules;
  const groups = useMemo(
    () => [
      {
        title: words.halfOpen,
        choices: halfOpenRules(key, words),
        knobs: halfOpenKnobs(key, words, texts),
      },
      {
        title: words.counting,
        choices: countingRules(key, words),
        knobs: countingKnobs(key, words, texts),
      },
      { title: words.late, choices: lateRules(key, words), knobs: [] },
    ],
    [key, words, texts],
  );
  return (
    <>
      <OpenTimes rules={rules} />
      {groups.map((group) => (
        <Group key={group.title} {...group} rules={rules} />
      ))}
    </>
  );
}

function Group({
  title,
  choices,
  knobs,
  rules,
}: {
  readonly title: string;
  readonly choices: readonly BreakerRule[];
  readonly knobs: readonly Knob[];
  readonly rules: BreakerPlan;
}) {
  const edit = useEdit();
  const ownName = useOwnNames(rules.key);
  const facts = [...ruleFacts(choices, rules), ...useKnobFacts(knobs)];
  return (
    <More title={title} facts={facts}>
      {choices.map(({ label, options, read, edit: choose }) => {
        const value = read(rules);
        return (
          value !== undefined && (
            <SelectField
              key={label}
              label={label}
              value={value}
              options={options}
              onSelect={(next) => edit((now) => choose(now, next))}
            />
          )
        );
      })}
      {knobs.map((knob) => (
        <OwnNamed key={knob.id} knob={knob} name={ownName(knob)} />
      ))}
    </More>
  );
}
