/** Which answer each attempt of one request was given, so that its end can be dragged. */
import type { RunEvent } from "../../engine/event";
import { findHop, flatHops } from "../../engine/hopTree";
import type { Body } from "../../engine/phases";
import { countBefore, runIndex, spanOf } from "../../engine/runIndex";
import type { Ms, Response, Scenario } from "../../engine/scenario";
import { type AnswerAt, answerOf } from "../knobs/answerAt";
import { answerMs } from "../knobs/answerEdit";

export interface RequestAnswer {
  readonly at: AnswerAt;
  /** null where no one number says how long it takes. */
  readonly takesMs: Ms | null;
  /** Its chunks, where it comes in several. */
  readonly body: Body | null;
}

/** By `hop/nth`, as the rows of the waterfall are named. */
export function requestAnswers(
  scenario: Scenario,
  events: readonly RunEvent[],
  operation: number,
): ReadonlyMap<string, RequestAnswer> {
  const lists = listsOf(scenario);
  const answers = new Map<string, RequestAnswer>();
  const taken = new Map<string, number>();
  const started = new Map<string, number>();
  const anyByHand = hasAnswersByHand(scenario);
  // Of the requests before it only the answers that they took are asked, unless some were given by hand.
  const [from, to] = anyByHand ? [0, events.length] : spanOf(events, operation);
  for (const [hop, steps] of runIndex(events)?.starts ?? []) {
    if (!anyByHand) taken.set(hop, countBefore(steps, from));
  }
  for (let step = from; step < to; step++) {
    const event = events[step];
    if (event === undefined) break;
    if (event.type === "finish" && event.operation === operation) break;
    if (event.type !== "start") continue;
    const { hop: hopId } = event;
    const index = taken.get(hopId) ?? 0;
    // Of another request nothing is asked but whether its answer was taken from the list.
    if (!anyByHand && event.operation !== operation) {
      taken.set(hopId, index + 1);
      continue;
    }
    const place = `${event.operation} ${hopId}`;
    const nth = started.get(place) ?? 0;
    started.set(place, nth + 1);
    const byHand: AnswerAt = { hopId, operation: event.operation, index: nth };
    const given = anyByHand ? answerOf(scenario, byHand) : undefined;
    if (given === undefined) taken.set(hopId, index + 1);
    if (event.operation !== operation) continue;
    const list = lists.get(hopId) ?? [];
    // The last answer of a list repeats: past its end it is that one.
    const last = Math.max(0, Math.min(index, list.length - 1));
    answers.set(
      `${hopId}/${nth + 1}`,
      given === undefined
        ? {
            at: { hopId, operation: null, index: last },
            ...figuresOf(list[last]),
            ...(isOut(scenario, hopId, event.atMs, list[last]) && { takesMs: null }),
          }
        : { at: byHand, ...figuresOf(given) },
    );
  }
  return answers;
}

/** Whether one of its answers may come in chunks: cheaper to tell than whose it is. */
export function mayHaveBodies(scenario: Scenario): boolean {
  return (
    hasAnswersByHand(scenario) ||
    [...listsOf(scenario).values()].some((list) => list.some((response) => "body" in response))
  );
}

/** Whether an outage answers the request that starts at `atMs`, and not its hop's list. */
function isOut(scenario: Scenario, hopId: string, atMs: Ms, listed: Response | undefined): boolean {
  const { outages = [], hops } = scenario;
  if (!outages.some(({ hop }) => hop === hopId) || listed === undefined) return false;
  if (!("never" in listed) && listed.result === "local") return false;
  const hop = findHop(hops, hopId);
  const networkMs = hop?.kind === "call" ? (hop.networkMs ?? 0) : 0;
  const reachedMs = atMs + (listed.connectMs ?? 0) + networkMs;
  return outages.some(
    ({ hop: of, fromMs, toMs }) => of === hopId && fromMs <= reachedMs && reachedMs < toMs,
  );
}

function figuresOf(response: Response | undefined): Omit<RequestAnswer, "at"> {
  const body = response !== undefined && "durationMs" in response ? response.body : undefined;
  return { takesMs: answerMs(response), body: body ?? null };
}

function listsOf({ hops }: Scenario): ReadonlyMap<string, readonly Response[]> {
  return new Map(
    flatHops(hops).flatMap((hop) => (hop.kind === "call" ? [[hop.id, hop.responses]] : [])),
  );
}

function hasAnswersByHand({ arrivals }: Scenario): boolean {
  return (
    Array.isArray(arrivals) &&
    arrivals.some((arrival) => typeof arrival === "object" && arrival.answers !== undefined)
  );
}
