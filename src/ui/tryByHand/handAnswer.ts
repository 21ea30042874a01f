import { LIMITS } from "../../engine/limits";
import type { CallPlan } from "../../engine/plan";
import type { AnswerResult, Ms, Response } from "../../engine/scenario";
import { middleMs } from "../knobs/durationKind";

export type HandAnswer = "ok" | "failure" | "refusal" | "limited" | "slow";
export const HAND_ANSWERS: readonly HandAnswer[] = ["ok", "failure", "refusal", "limited", "slow"];

const RESULT: { readonly [answer in HandAnswer]: AnswerResult } = {
  ok: "ok",
  failure: "unavailable",
  refusal: "rejected",
  limited: "rate_limited",
  slow: "ok",
};
/** Where nothing says how long an answer takes, or how long is too long. */
const USUAL_MS = 50;
const SLOW_MS = 10_000;

/** How long it takes: as its like in the hop's list, else as the last in it (one that is drawn: its median); slow is past any wait. */
export function handAnswerMs(answer: HandAnswer, hop: CallPlan, deadlineMs: Ms | null): Ms {
  if (answer === "slow") {
    const limit = hop.timeoutMs ?? deadlineMs;
    return limit === null ? SLOW_MS : Math.min(LIMITS.spanMs, limit * 2);
  }
  const known = hop.responses.filter((response) => "durationMs" in response);
  const like = known.find((response) => (response.result ?? "ok") === RESULT[answer]);
  const durationMs = (like ?? known.at(-1))?.durationMs;
  return durationMs === undefined ? USUAL_MS : middleMs(durationMs);
}

export function handAnswer(answer: HandAnswer, durationMs: Ms, retryAfterMs: Ms): Response {
  return {
    durationMs,
    result: RESULT[answer],
    ...(answer === "limited" && retryAfterMs > 0 && { retryAfterMs }),
  };
}
