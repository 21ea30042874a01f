import { memo } from "react";
import { setHop } from "../../engine/edit";
import type { CallPlan } from "../../engine/plan";
import type { Effect, WhenItFails } from "../../engine/scenario";
import { SelectField } from "../controls/SelectField";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import { More } from "./More";
import { useCall } from "./useCall";
import { useEdit } from "./useEdit";

const WAYS: readonly WhenItFails[] = ["fail", "skip", "stale", "defer"];
const EFFECTS: readonly Effect[] = ["read", "write"];

export const FailureMore = memo(function FailureMore({ hopId }: { readonly hopId: string }) {
  const words = useTexts().knobs;
  const edit = useEdit();
  const { whenItFails, effect, idempotencyKey } = useCall(hopId, failureOf);
  const facts = [
    ...(whenItFails === "fail" ? [] : [words.whenItFailsShort[whenItFails]]),
    ...(effect === "read" ? [] : [words.effects[effect]]),
    ...(idempotencyKey ? [words.withKey] : []),
  ];
  return (
    <More title={words.failure} facts={facts}>
      <SelectField
        label={words.whenItFails}
        value={whenItFails}
        options={WAYS.map((value) => ({ value, label: words.whenItFailsWays[value] }))}
        onSelect={(next) => edit((now) => setHop(now, hopId, { whenItFails: next }))}
      />
      <SelectField
        label={words.effect}
        value={effect}
        options={EFFECTS.map((value) => ({ value, label: words.effects[value] }))}
        onSelect={(next) => edit((now) => setHop(now, hopId, { effect: next }))}
      />
      <Toggle
        label={words.idempotencyKey}
        checked={idempotencyKey}
        onChange={(next) => edit((now) => setHop(now, hopId, { idempotencyKey: next }))}
      />
    </More>
  );
});

function failureOf({ whenItFails, effect, idempotencyKey }: CallPlan) {
  return { whenItFails, effect, idempotencyKey };
}
