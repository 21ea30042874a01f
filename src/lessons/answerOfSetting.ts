/** Numbers that the scenario sets, its defaults filled in. */
import type { BreakerPlan, CallPlan, HopPlan } from "../engine/plan";
import { count, ms } from "./amount";
import type { Played } from "./play";
import type { Answer, BreakerSetting, HopSetting, PlainQuestion } from "./question";

type SettingKind = "operation-setting" | "hop-setting" | "breaker-setting";

export function answerOfSetting(
  question: Extract<PlainQuestion, { kind: SettingKind }>,
  { plan }: Played,
): Answer | null {
  switch (question.kind) {
    case "operation-setting":
      return ms(plan[question.figure]);
    case "hop-setting": {
      const hop = plan.hops.find(({ id }) => id === question.hop);
      return hop === undefined ? null : settingOfHop(hop, question.figure);
    }
    case "breaker-setting": {
      const breaker = plan.breakers[question.breaker];
      return breaker === undefined ? null : settingOfBreaker(breaker, question.figure);
    }
  }
}

function settingOfHop(hop: HopPlan, figure: HopSetting): Answer | null {
  if (hop.kind === "work") {
    const { durationMs } = hop;
    return figure === "answerMs" && typeof durationMs === "number" ? ms(durationMs) : null;
  }
  switch (figure) {
    case "maxAttempts":
      return count(hop.retry.maxAttempts);
    case "pauseMs":
      return ms(hop.retry.backoff.baseMs);
    case "answerMs":
      return ms(firstAnswerMs(hop));
    default:
      return ms(hop[figure]);
  }
}

/** How long the first answer of the list takes; null when that is drawn by chance, or never. */
function firstAnswerMs({ responses }: CallPlan): number | null {
  const first = responses[0];
  if (first === undefined || "never" in first) return null;
  return typeof first.durationMs === "number" ? first.durationMs : null;
}

function settingOfBreaker(breaker: BreakerPlan, figure: BreakerSetting): Answer | null {
  switch (figure) {
    case "openMs":
      return ms(breaker.openMs);
    case "threshold":
      return failuresInRow(breaker.trip);
    default:
      return count(breaker[figure]);
  }
}

/** All of the last so many are a row, too. */
function failuresInRow(trip: BreakerPlan["trip"]): Answer | null {
  switch (trip.kind) {
    case "consecutive":
      return count(trip.failures);
    case "count":
      return trip.failures === trip.size ? count(trip.failures) : null;
    case "time":
      return null;
  }
}
