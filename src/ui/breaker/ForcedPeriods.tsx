import { Suspense } from "react";
import { More } from "../knobs/More";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";

const ForcedList = lazyPart(async () => (await import("./ForcedList")).ForcedList);

/** Periods in which an operator holds the breaker open or closed. */
export function ForcedPeriods({ breaker }: { readonly breaker: string }) {
  const texts = useTexts().breaker.forced;
  const forced = useSession((session) => session.scenario.forced);
  const count = forced?.filter((period) => period.breaker === breaker).length ?? 0;
  return (
    <More title={texts.title} facts={count === 0 ? [] : [texts.summary(count)]}>
      <Suspense fallback={null}>
        <ForcedList breaker={breaker} />
      </Suspense>
    </More>
  );
}
