import type { AnswerResult, Duration, Ms, Response } from "../../engine/scenario";

/** A result, or that none ever comes. */
export type AnswerKind = AnswerResult | "never";
export const ANSWER_KINDS: readonly AnswerKind[] = [
  "ok",
  "unavailable",
  "rate_limited",
  "rejected",
  "local",
  "never",
];

export interface AnswerChange {
  readonly kind?: AnswerKind;
  readonly durationMs?: Duration;
  /** null: it names no moment. */
  readonly retryAfterMs?: Ms | null;
}

/** What an answer takes that had no duration before. */
const NEW_MS = 100;

export function answerKindOf(response: Response): AnswerKind {
  return "never" in response ? "never" : (response.result ?? "ok");
}

/** null: it never comes, or is drawn by chance. */
export function answerMs(response: Response | undefined): Ms | null {
  if (response === undefined || "never" in response) return null;
  return typeof response.durationMs === "number" ? response.durationMs : null;
}

export function changedAnswer(response: Response, change: AnswerChange): Response {
  const kind = change.kind ?? answerKindOf(response);
  const { connectMs } = response;
  if (kind === "never") return { never: true, ...(connectMs !== undefined && { connectMs }) };
  const { retryAfterMs, ...before } = "never" in response ? { durationMs: NEW_MS } : response;
  const named = change.retryAfterMs === undefined ? retryAfterMs : change.retryAfterMs;
  return {
    ...before,
    durationMs: change.durationMs ?? before.durationMs,
    result: kind,
    // Only a limit names a moment; other answers do not keep one that nobody can see.
    ...(kind === "rate_limited" && typeof named === "number" && { retryAfterMs: named }),
  };
}
