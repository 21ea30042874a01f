/** Which answer each attempt of one request was given, so that its end can be dragged. */
import type { RunEvent } from "../../engine/event";
import { findHop } from "../../engine/hopTree";
import type { Scenario } from "../../engine/scenario";
import { type AnswerAt, answerOf } from "../knobs/answerAt";

/** By `hop/nth`, as the rows of the waterfall are named. One pass over the run. */
export function requestAnswers(
  scenario: Scenario,
  events: readonly RunEvent[],
  operation: number,
): ReadonlyMap<string, AnswerAt> {
  const answers = new Map<string, AnswerAt>();
  const taken = new Map<string, number>();
  const started = new Map<string, number>();
  const anyByHand = hasAnswersByHand(scenario);
  for (const event of events) {
    if (event.type === "finish" && event.operation === operation) break;
    if (event.type !== "start") continue;
    const { hop: hopId } = event;
    const place = `${event.operation} ${hopId}`;
    const nth = started.get(place) ?? 0;
    if (anyByHand || event.operation === operation) started.set(place, nth + 1);
    const byHand: AnswerAt = { hopId, operation: event.operation, index: nth };
    const isByHand = anyByHand && answerOf(scenario, byHand) !== undefined;
    const index = taken.get(hopId) ?? 0;
    if (!isByHand) taken.set(hopId, index + 1);
    if (event.operation !== operation) continue;
    answers.set(`${hopId}/${nth + 1}`, isByHand ? byHand : listed(scenario, hopId, index));
  }
  return answers;
}

/** The last answer of a list repeats: past its end it is that one. */
function listed(scenario: Scenario, hopId: string, index: number): AnswerAt {
  const hop = findHop(scenario.hops, hopId);
  const last = hop?.kind === "call" ? hop.responses.length - 1 : 0;
  return { hopId, operation: null, index: Math.max(0, Math.min(index, last)) };
}

function hasAnswersByHand({ arrivals }: Scenario): boolean {
  return (
    Array.isArray(arrivals) &&
    arrivals.some((arrival) => typeof arrival === "object" && arrival.answers !== undefined)
  );
}
