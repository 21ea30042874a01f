/**
 * Inside the codec a problem is said by keys and figures; the words that people read are put in where
 * it leaves, in the language of whoever asked.
 */
import { problems as english } from "../texts/en/problems";
import { type Area, unworded, worded } from "../texts/unworded";
import type { Problem } from "./problem";

export type ProblemWords = typeof english;

export const words = unworded("problems", english);

/** English where nobody asked for another language. `others`: what else may have been said than `words` has. */
export function inWords(
  found: readonly Problem[],
  problems: ProblemWords = english,
  others: Area = {},
): readonly Problem[] {
  const areas = { problems, ...others };
  return found.map(({ path, expected, received }) => ({
    path,
    expected: worded(expected, areas),
    received: worded(received, areas),
  }));
}
