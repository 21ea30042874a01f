import { memo, Suspense } from "react";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import { More } from "./More";
import { useRetryLibrary } from "./RetryLibraryContext";
import { retryLikenessOf } from "./retryLikenessOf";
import { useRetry } from "./useRetry";

const RetryLike = lazyPart(async () => (await import("./RetryLike")).RetryLike);

/** A library's retries: closed, it says which library's these are. */
export const RetryLikeMore = memo(function RetryLikeMore({ hopId }: { readonly hopId: string }) {
  const { title, own } = useTexts().knobs.retriesLike;
  const [picked] = useRetryLibrary();
  const likeness = retryLikenessOf(useRetry(hopId), picked);
  return (
    <More title={title} facts={[likeness?.profile.name ?? own]}>
      <Suspense fallback={null}>
        <RetryLike hopId={hopId} />
      </Suspense>
    </More>
  );
});
