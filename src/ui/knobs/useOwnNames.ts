import { useMemo } from "react";
import { likenessOf } from "../../profiles/likeness";
import { optionOfKnob } from "../../profiles/optionOfKnob";
import { useSession } from "../SessionContext";
import type { Knob } from "./knob";

/** The name by which the library, as which a breaker behaves, has a knob of it. */
export function useOwnNames(breaker: string): (knob: Knob) => string | null {
  const rules = useSession((session) => session.scenario.breakers[breaker]);
  const likeness = useMemo(() => (rules === undefined ? null : likenessOf(rules)), [rules]);
  const before = `breaker ${breaker} `;
  return ({ id }) =>
    likeness === null || !id.startsWith(before)
      ? null
      : optionOfKnob(likeness.profile.id, likeness.config, id.slice(before.length));
}
