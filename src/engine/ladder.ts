/**
 * The layers around an operation and their timeouts: what stands in nginx.conf or a load balancer's
 * attributes. The run does not use them; findings and the page check them against each other and
 * against the operation's deadline.
 */
import type { Ms, Scenario } from "./scenario";

export const LAYER_KINDS = [
  "client",
  "cdn",
  "load-balancer",
  "proxy",
  "application",
  "pool",
] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

/** The timeouts of a layer, each by its key in the file. */
export const LAYER_TIMEOUTS = ["connectMs", "responseMs", "idleMs", "keepAliveMs"] as const;
export type LayerTimeout = (typeof LAYER_TIMEOUTS)[number];

/** An absent timeout is not known, and nothing is said of it; null: it was set to none. */
export interface Layer {
  readonly kind: LayerKind;
  readonly name: string;
  /** How long it waits for a connection to the layer inside it. */
  readonly connectMs?: Ms | null;
  /** How long it waits for the answer of the layer inside it. */
  readonly responseMs?: Ms | null;
  /** How long it keeps an unused connection to the layer inside it. */
  readonly idleMs?: Ms | null;
  /** How long it keeps, as a server, an unused connection of the layer outside it. */
  readonly keepAliveMs?: Ms | null;
}

/** From the outside in. */
export type Ladder = readonly Layer[];

/** A timeout as a number that can be compared: no limit is beyond every other; null when not known. */
export function limitMs(layer: Layer, timeout: LayerTimeout): number | null {
  const ms = layer[timeout];
  if (ms === undefined) return null;
  return ms ?? Number.POSITIVE_INFINITY;
}

/** Where the operation runs: the first application of the ladder; without one, inside of all but the pools. */
export function applicationIndex(ladder: Ladder): number {
  const application = ladder.findIndex(({ kind }) => kind === "application");
  if (application >= 0) return application;
  const pool = ladder.findIndex(({ kind }) => kind === "pool");
  return pool >= 0 ? pool : ladder.length;
}

/** A patch value `undefined` removes the key: not known again. */
export type LayerPatch = { readonly [key in keyof Layer]?: Layer[key] | undefined };

export function setLayer(scenario: Scenario, index: number, patch: LayerPatch): Scenario {
  const ladder = (scenario.ladder ?? []).map((layer, at) =>
    at === index ? patched(layer, patch) : layer,
  );
  return { ...scenario, ladder };
}

function patched(layer: Layer, patch: LayerPatch): Layer {
  const kept = Object.entries({ ...layer, ...patch }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as unknown as Layer;
}

/** Puts a layer at `index`, those from there on one further in. */
export function addLayer(scenario: Scenario, index: number, layer: Layer): Scenario {
  return { ...scenario, ladder: (scenario.ladder ?? []).toSpliced(index, 0, layer) };
}

/** The ladder goes with its last layer. */
export function removeLayer(scenario: Scenario, index: number): Scenario {
  const { ladder = [], ...rest } = scenario;
  const left = ladder.toSpliced(index, 1);
  return left.length === 0 ? rest : { ...rest, ladder: left };
}

export function moveLayer(scenario: Scenario, from: number, to: number): Scenario {
  const { ladder = [] } = scenario;
  const layer = ladder[from];
  if (layer === undefined) return scenario;
  return { ...scenario, ladder: ladder.toSpliced(from, 1).toSpliced(to, 0, layer) };
}
