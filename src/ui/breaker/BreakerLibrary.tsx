import { useMemo } from "react";
import { libraryName } from "../../layout/libraryName";
import { likenessOf } from "../../profiles/likeness";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useRested } from "../useRested";

/** The library that a breaker behaves like, by name. */
export function BreakerLibrary({ breaker }: { readonly breaker: string }) {
  const words = useTexts().breaker.like;
  const now = useSession((session) => session.scenario.breakers[breaker]);
  // All libraries are asked, which takes longer than a frame of a drag has.
  const rules = useRested(now, true);
  const likeness = useMemo(() => (rules === undefined ? null : likenessOf(rules)), [rules]);
  return likeness === null ? words.own : libraryName(likeness.profile, words);
}
