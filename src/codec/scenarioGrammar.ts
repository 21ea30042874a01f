/** The whole file. The order of the keys here is the order in which they are read and written. */
import { exactOptional, never, nullable } from "valibot";
import { LIMITS } from "../engine/limits";
import {
  type Arrival,
  type Arrivals,
  type Frame,
  MOMENTS,
  type Scenario,
} from "../engine/scenario";
import { problems as words } from "../texts/en/problems";
import { type BreakerGrammar, breakerGrammar } from "./breakerGrammar";
import { ANSWER_RESULTS, type HopGrammar, hopGrammar, PROPAGATIONS } from "./hopGrammar";
import type { Refused } from "./notYetSupported";
import { exactly, id, moment, oneOf, type Shape, span, text, whole, yesNo } from "./scalarShapes";
import { choice, closed, dictionary, has, isObject, list } from "./shapes";

/** Longest note, in characters. */
const NOTE_LENGTH = 500;
/** Long lists that the format sets no limit for. */
const MOST_ITEMS = 10_000;
const MOST_INSTANCES = 1_000;
const LARGEST_SEED = 2 ** 32 - 1;

export const frame: Shape<Frame> = closed({
  operation: exactOptional(whole(1, LIMITS.arrivals)),
  hop: exactOptional(id),
  attempt: exactOptional(whole(1, LIMITS.maxAttempts)),
  breaker: exactOptional(id),
  moment: oneOf(MOMENTS),
  nth: exactOptional(whole(1, LIMITS.attempts)),
});

export interface ScenarioGrammar extends HopGrammar, BreakerGrammar {
  readonly arrival: Shape<Arrival>;
  readonly frame: Shape<Frame>;
  readonly scenario: Shape<Scenario>;
}

export function scenarioGrammar(refused: Refused): ScenarioGrammar {
  const later = <T>(reason: string | undefined, shape: Shape<T>) =>
    exactOptional(reason === undefined ? shape : never(reason));
  const hops = hopGrammar(refused);
  const breakers = breakerGrammar(refused);
  const { response, hop, duration } = hops;

  const arrival: Shape<Arrival> = choice<Arrival>(
    words.arrival(LIMITS.momentMs),
    [
      isObject,
      closed({
        atMs: moment,
        answers: exactOptional(dictionary(list(response, 0, MOST_ITEMS), LIMITS.hops)),
        cancelAtMs: exactOptional(moment),
      }),
    ],
    [(value) => typeof value === "number", moment],
  );
  const random = closed({ poissonPerSecond: whole(1, LIMITS.arrivals), forMs: moment });
  const arrivals: Shape<Arrivals> = choice<Arrivals>(
    words.arrivals(LIMITS.arrivals),
    [Array.isArray, list(arrival, 1, LIMITS.arrivals)],
    [has("poissonPerSecond"), refused.poisson === undefined ? random : never(refused.poisson)],
    [isObject, closed({ everyMs: moment, count: whole(1, LIMITS.arrivals) })],
  );
  const period = { fromMs: moment, toMs: moment };
  const outage = closed({
    hop: id,
    ...period,
    result: oneOf(ANSWER_RESULTS),
    durationMs: duration,
  });
  const forced = closed({ breaker: id, state: oneOf(["open", "closed"]), ...period });

  const scenario: Shape<Scenario> = closed({
    version: exactly(1, words.version),
    title: text(LIMITS.nameLength),
    note: exactOptional(text(NOTE_LENGTH)),
    deadlineMs: nullable(span()),
    reserveMs: exactOptional(span()),
    finishMs: exactOptional(span()),
    budget: exactOptional(oneOf(["shared", "local"])),
    propagation: exactOptional(
      refused.propagation === undefined
        ? oneOf(PROPAGATIONS)
        : exactly("none", refused.propagation),
    ),
    seed: whole(0, LARGEST_SEED),
    hops: list(hop, 0, LIMITS.hops),
    breakers: dictionary(breakers.breaker, LIMITS.hops),
    arrivals,
    untilMs: exactOptional(moment),
    outages: later(refused.outages, list(outage, 0, MOST_ITEMS)),
    restarts: later(
      refused.restarts,
      list(
        closed({ atMs: moment, instance: exactOptional(whole(1, MOST_INSTANCES)) }),
        0,
        MOST_ITEMS,
      ),
    ),
    forced: exactOptional(list(forced, 0, MOST_ITEMS)),
    instances: later(
      refused.instances,
      closed({
        count: exactOptional(whole(1, MOST_INSTANCES)),
        breakers: oneOf(["shared", "each"]),
        persisted: exactOptional(yesNo),
      }),
    ),
    opensAt: exactOptional(frame),
  });
  return { ...hops, ...breakers, arrival, frame, scenario };
}
