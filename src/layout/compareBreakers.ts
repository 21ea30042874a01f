/** Breakers that are in another state in the other half, in words. */
import type { BreakerView } from "../engine/breakerView";
import type { AllTexts } from "../texts/all";

type Breakers = { readonly [key: string]: BreakerView };

export function breakerDifferences(a: Breakers, b: Breakers, texts: AllTexts): readonly string[] {
  const words = texts.compare.breakers;
  const state = (view: BreakerView | undefined) =>
    view === undefined ? words.absent : texts.status.breaker[view.state.kind];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) => {
    const [ours, theirs] = [state(a[key]), state(b[key])];
    return ours === theirs ? [] : [words.says(key, ours, theirs)];
  });
}
