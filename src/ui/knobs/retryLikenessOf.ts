/** Of the libraries that settings may be those of, the one that was picked, else the nearest. */
import type { RetryPlan } from "../../engine/plan";
import { type RetryLikeness, retryLikenesses } from "../../profiles/retryLikeness";

export function retryLikenessOf(retry: RetryPlan, picked: string | null): RetryLikeness | null {
  const all = retryLikenesses(retry);
  return all.find(({ profile }) => profile.id === picked) ?? all[0] ?? null;
}
