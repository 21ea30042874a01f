/** Answers that are amounts. */
import type { Answer } from "./question";

export function ms(value: number | null | undefined): Answer | null {
  return value === null || value === undefined ? null : { unit: "ms", value };
}

export function count(value: number | null | undefined): Answer | null {
  return value === null || value === undefined ? null : { unit: "count", value };
}

/** The value that is compared with what was said; null where there is none to compare. */
export function amountOf(answer: Answer | null): string | number | boolean | null {
  return answer === null || answer.unit === "bar" ? null : answer.value;
}
