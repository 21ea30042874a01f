import { Suspense } from "react";
import type { BreakerRules } from "../../engine/scenario";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";

const BreakerLibrary = lazyPart(async () => (await import("./BreakerLibrary")).BreakerLibrary);

/** Which library a breaker behaves like. The textbook's is known at sight; for others their rules are loaded. */
export function LikeTold({ breaker }: { readonly breaker: string }) {
  const { textbook } = useTexts().breaker.like;
  const rules = useSession((session) => session.scenario.breakers[breaker]);
  if (rules !== undefined && isPlain(rules)) return textbook;
  return (
    <Suspense fallback={null}>
      <BreakerLibrary breaker={breaker} />
    </Suspense>
  );
}

/** Failures in a row and an open time, and nothing else said. */
function isPlain({ trip, openMs: _, placement: __, ...rest }: BreakerRules): boolean {
  return Object.keys({ ...trip, ...rest }).every((key) => key === "kind" || key === "failures");
}
