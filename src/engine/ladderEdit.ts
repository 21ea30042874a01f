/** Edits of a ladder that decide something: where a layer goes, and how a time that is wrong is mended. */
import { LAYER_KINDS, type Ladder, type LayerKind, limitMs, setLayer } from "./ladder";
import { LIMITS } from "./limits";
import { cleanName } from "./name";
import type { Ms, Scenario } from "./scenario";

/** How much longer than what is inside it a mended layer waits. */
const LONGER = 1.25;
/** A mended connect timeout: this much of the whole, and no more than a second. */
const CONNECT_SHARE = 0.25;
const CONNECT_MOST_MS = 1000;
/** How much of the deadline is left to a timeout that is to come before it. */
const SHORTER = 0.8;

/** The whole ladder at once; at the limit of layers, and for none, the scenario stays as it was. */
export function setLadder(scenario: Scenario, ladder: Ladder): Scenario {
  if (ladder.length === 0 || ladder.length > LIMITS.layers) return scenario;
  return { ...scenario, ladder };
}

/** An empty name is no name: the layer keeps the one it had. */
export function renameLayer(scenario: Scenario, index: number, name: string): Scenario {
  const clean = cleanName(name);
  const layer = scenario.ladder?.[index];
  if (layer === undefined || clean === "" || clean === layer.name) return scenario;
  return setLayer(scenario, index, { name: clean });
}

/** From the outside in: inside of every layer of its kind, and of the kinds that stand around that. */
export function placeOf(ladder: Ladder, kind: LayerKind): number {
  const rank = LAYER_KINDS.indexOf(kind);
  return ladder.findLastIndex((layer) => LAYER_KINDS.indexOf(layer.kind) <= rank) + 1;
}

/**
 * Lets a layer wait for its answer longer than `innerMs`, and with it every layer around it that would
 * then wait no longer than the one inside. A time that is not known stays so.
 */
export function waitLonger(scenario: Scenario, index: number, innerMs: Ms): Scenario {
  let mended = scenario;
  let insideMs: number = innerMs;
  for (let at = index; at >= 0; at -= 1) {
    const layer = scenario.ladder?.[at];
    const waits = layer === undefined ? null : limitMs(layer, "responseMs");
    if (waits === null) continue;
    if (waits > insideMs) return mended;
    const responseMs = longerThan(insideMs);
    mended = setLayer(mended, at, { responseMs });
    insideMs = responseMs ?? Number.POSITIVE_INFINITY;
  }
  return mended;
}

/** null, for ever, where nothing else is longer. */
function longerThan(ms: number): Ms | null {
  if (!Number.isFinite(ms)) return null;
  const longer = inTwoDigits(ms * LONGER, Math.ceil);
  return longer > LIMITS.spanMs ? null : longer;
}

/** null: there is no shorter time. */
export function connectInMs(wholeMs: Ms): Ms | null {
  const shorter = Math.min(CONNECT_MOST_MS, inTwoDigits(wholeMs * CONNECT_SHARE, Math.floor));
  return shorter < 1 ? null : shorter;
}

/** null: there is no shorter time. */
export function beforeMs(deadlineMs: Ms): Ms | null {
  const shorter = inTwoDigits(deadlineMs * SHORTER, Math.floor);
  return shorter < 1 ? null : shorter;
}

/** 93 750 becomes 94 000 or 93 000: a time that somebody might have chosen. */
function inTwoDigits(ms: number, round: (value: number) => number): Ms {
  const step = ms < 10 ? 1 : 10 ** (Math.floor(Math.log10(ms)) - 1);
  return round(ms / step) * step;
}
