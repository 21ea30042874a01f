import { Suspense } from "react";
import type { CallPlan } from "../../engine/plan";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import { More } from "./More";
import { useRetryLibrary } from "./RetryLibraryContext";
import { retryLikenessOf } from "./retryLikenessOf";

const RetryLike = lazyPart(async () => (await import("./RetryLike")).RetryLike);

/** A library's retries: closed, it says which library's these are. */
export function RetryLikeMore({ hop }: { readonly hop: CallPlan }) {
  const { title, own } = useTexts().knobs.retriesLike;
  const [picked] = useRetryLibrary();
  return (
    <More title={title} facts={[retryLikenessOf(hop.retry, picked)?.profile.name ?? own]}>
      <Suspense fallback={null}>
        <RetryLike hop={hop} />
      </Suspense>
    </More>
  );
}
