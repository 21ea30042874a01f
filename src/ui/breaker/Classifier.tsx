import { Suspense } from "react";
import type { BreakerPlan, CallPlan } from "../../engine/plan";
import { More } from "../knobs/More";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { COUNTED_STATUSES, exceptionsOf } from "./countsEdit";

const ClassifierTable = lazyPart(async () => (await import("./ClassifierTable")).ClassifierTable);

/** Which result is a failure, which a success, which says nothing; for the breaker, and again per hop. */
export function Classifier({
  rules,
  hops,
}: {
  readonly rules: BreakerPlan;
  readonly hops: readonly CallPlan[];
}) {
  const texts = useTexts().breaker;
  const words = texts.classifier;
  const scenario = useSession((session) => session.scenario);
  const exceptions = hops.flatMap(({ id, name }) => {
    const count = exceptionsOf(scenario, id).length;
    return count === 0 ? [] : [words.hop(name, count)];
  });
  const failing = COUNTED_STATUSES.filter((status) => rules.counts[status] === "failure");
  const facts = [words.failures(failing.map((status) => texts.results[status])), ...exceptions];
  return (
    <More title={words.title} facts={facts}>
      <Suspense fallback={null}>
        <ClassifierTable rules={rules} hops={hops} />
      </Suspense>
    </More>
  );
}
