/** The whole file. The order of the keys here is the order in which they are read and written. */
import { exactOptional, nullable } from "valibot";
import { LAYER_KINDS, type Layer } from "../engine/ladder";
import { LIMITS } from "../engine/limits";
import {
  type Arrival,
  type Arrivals,
  type Frame,
  MOMENTS,
  type Scenario,
} from "../engine/scenario";
import { breaker } from "./breakerGrammar";
import { ANSWER_RESULTS, duration, hop, PROPAGATIONS, response } from "./hopGrammar";
import { words } from "./problemWords";
import { exactly, id, moment, oneOf, type Shape, span, text, whole, yesNo } from "./scalarShapes";
import { choice, closed, dictionary, has, isObject, list } from "./shapes";

/** Long lists that the format sets no limit for. */
const MOST_ITEMS = 10_000;

export const frame: Shape<Frame> = closed({
  operation: exactOptional(whole(1, LIMITS.arrivals)),
  hop: exactOptional(id),
  attempt: exactOptional(whole(1, LIMITS.maxAttempts)),
  breaker: exactOptional(id),
  moment: oneOf(MOMENTS),
  nth: exactOptional(whole(1, LIMITS.attempts)),
});

export const arrival: Shape<Arrival> = choice<Arrival>(
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

const arrivals: Shape<Arrivals> = choice<Arrivals>(
  words.arrivals(LIMITS.arrivals),
  [Array.isArray, list(arrival, 1, LIMITS.arrivals)],
  [has("poissonPerSecond"), closed({ poissonPerSecond: whole(1, LIMITS.arrivals), forMs: moment })],
  [isObject, closed({ everyMs: moment, count: whole(1, LIMITS.arrivals) })],
);

const period = { fromMs: moment, toMs: moment };
const outage = closed({ hop: id, ...period, result: oneOf(ANSWER_RESULTS), durationMs: duration });
const restart = closed({ atMs: moment, instance: exactOptional(whole(1, LIMITS.instances)) });
const forced = closed({ breaker: id, state: oneOf(["open", "closed"]), ...period });
const instances = closed({
  count: exactOptional(whole(1, LIMITS.instances)),
  breakers: oneOf(["shared", "each"]),
  persisted: exactOptional(yesNo),
});

const timeout = exactOptional(nullable(span(1)));
export const layer: Shape<Layer> = closed({
  kind: oneOf(LAYER_KINDS),
  name: text(LIMITS.nameLength),
  connectMs: timeout,
  responseMs: timeout,
  idleMs: timeout,
  keepAliveMs: timeout,
});

export const scenario: Shape<Scenario> = closed({
  version: exactly(1, words.version),
  title: text(LIMITS.nameLength),
  note: exactOptional(text(LIMITS.noteLength)),
  deadlineMs: nullable(span()),
  reserveMs: exactOptional(span()),
  finishMs: exactOptional(span()),
  budget: exactOptional(oneOf(["shared", "local"])),
  propagation: exactOptional(oneOf(PROPAGATIONS)),
  seed: whole(0, LIMITS.seed),
  hops: list(hop, 0, LIMITS.hops),
  breakers: dictionary(breaker, LIMITS.hops),
  arrivals,
  untilMs: exactOptional(moment),
  outages: exactOptional(list(outage, 0, MOST_ITEMS)),
  restarts: exactOptional(list(restart, 0, LIMITS.restarts)),
  forced: exactOptional(list(forced, 0, MOST_ITEMS)),
  instances: exactOptional(instances),
  ladder: exactOptional(list(layer, 0, LIMITS.layers)),
  opensAt: exactOptional(frame),
});
