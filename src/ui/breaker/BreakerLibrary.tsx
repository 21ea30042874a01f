import { useMemo } from "react";
import { libraryName } from "../../layout/libraryName";
import { likenessOf } from "../../profiles/likeness";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";

/** The library that a breaker behaves like, by name. */
export function BreakerLibrary({ breaker }: { readonly breaker: string }) {
  const words = useTexts().breaker.like;
  const rules = useSession((session) => session.scenario.breakers[breaker]);
  const likeness = useMemo(() => (rules === undefined ? null : likenessOf(rules)), [rules]);
  return likeness === null ? words.own : libraryName(likeness.profile, words);
}
