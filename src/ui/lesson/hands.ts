/** Hands that were raised for the choices of one step. */
import type { Step } from "../../lessons/lesson";

export interface Hands {
  /** By the choice's key. */
  readonly counts: { readonly [choice: string]: number };
  /** The choice that was counted last: what + and − correct. */
  readonly last: string | null;
  /** Numbers that came from the room. */
  readonly said: readonly number[];
}

export const NO_HANDS: Hands = { counts: {}, last: null, said: [] };
/** No room holds more. */
const MOST = 9999;

export function handsFor({ counts }: Hands, choice: string): number {
  return Object.hasOwn(counts, choice) ? (counts[choice] ?? 0) : 0;
}

/** `by` more, or fewer where it is negative; never below none. */
export function counted(hands: Hands, choice: string, by: number): Hands {
  const count = Math.min(MOST, Math.max(0, handsFor(hands, choice) + by));
  return { ...hands, counts: { ...hands.counts, [choice]: count }, last: choice };
}

export function withNumber(hands: Hands, value: number): Hands {
  return hands.said.includes(value) ? hands : { ...hands, said: [...hands.said, value] };
}

/** Whether the step is a question to the room, with hands for what can be said to it. */
export function asksRoom({ task }: Step): boolean {
  return task.kind === "predict" || task.kind === "find";
}
