/** The timeout ladder: the layers around an operation, and what their timeouts can do. */
import { formatNumber, formatSpan } from "./format";

const kinds = {
  client: "Client",
  cdn: "CDN",
  "load-balancer": "Load balancer",
  proxy: "Proxy",
  application: "Application",
  pool: "Connection pool",
};
type Timeout = "connectMs" | "responseMs" | "idleMs" | "keepAliveMs";
const inSentence: Readonly<Record<Timeout, string>> = {
  connectMs: "connect timeout",
  responseMs: "wait for an answer",
  idleMs: "idle timeout",
  keepAliveMs: "keep-alive",
};

/** `null` is no limit, as everywhere in a ladder. */
function span(ms: number | null): string {
  return ms === null ? "no limit" : formatSpan(ms);
}

export const ladder = {
  empty:
    "Client, load balancer, proxy, application and connection pool each have timeouts of their own around this operation. On one ladder they show who gives up first, which connections are closed while they are still used, and what can never matter under the deadline.",
  start: "Start with a usual chain",
  note: "From the outside in. The run does not use these times; they are checked against each other and against the deadline.",
  found: (count: number): string => {
    if (count === 0) return "The checks find nothing wrong.";
    const what = count === 1 ? "1 thing" : `${formatNumber(count)} things`;
    return `The checks find ${what}, told at the layer in the table.`;
  },

  kinds,
  kind: (name: string) => `Kind of ${name}`,
  name: (place: number) => `Name of layer ${formatNumber(place)}`,
  nameExpected: "Expected a name of 1 to 80 characters. Esc restores.",
  layer: "Layer",
  timeouts: {
    connectMs: "Connect",
    responseMs: "Answer",
    idleMs: "Idle, inwards",
    keepAliveMs: "Keep-alive, outwards",
  } satisfies Record<Timeout, string>,
  means: {
    connectMs: "how long it waits for a connection to the layer inside it",
    responseMs: "how long it waits for the answer of the layer inside it",
    idleMs: "how long it keeps an unused connection to the layer inside it",
    keepAliveMs: "how long it keeps, as a server, an unused connection of the layer outside it",
  } satisfies Record<Timeout, string>,
  timeoutOf: (name: string, timeout: Timeout) => `${name}: ${inSentence[timeout]}`,
  unitOf: (name: string, timeout: Timeout) => `${name}: ${inSentence[timeout]}, unit or none`,
  unknown: "not known",
  noLimit: "no limit",
  order: "Order",
  outwards: (name: string) => `Move ${name} outwards`,
  inwards: (name: string) => `Move ${name} inwards`,
  remove: (name: string) => `Remove ${name}`,
  caption: "Layers and their timeouts, from the outside in",

  add: "Add a layer",
  which: "Layer to add",
  asKind: "A kind, its times not known",
  asProduct: "A product, with its defaults",
  tooMany: (most: number) => `A ladder holds at most ${formatNumber(most)} layers.`,
  defaults: (times: readonly string[]) =>
    times.length === 0 ? "No times are known." : `Defaults: ${times.join(", ")}.`,
  time: (timeout: Timeout, ms: number | null) => `${inSentence[timeout]} ${span(ms)}`,
  range: (text: string, fromMs: number, toMs: number) =>
    `${text} (${formatSpan(fromMs)} to ${formatSpan(toMs)})`,
  besides: (settings: readonly string[]) => `Besides: ${settings.join(", ")}.`,
  setting: (name: string, ms: number | null) => `${name} ${span(ms)}`,
  source: (source: string) => `Source: ${source}.`,
  added: (name: string, place: number, count: number) =>
    `${name} is layer ${formatNumber(place)} of ${formatNumber(count)}.`,
  removed: (name: string) => `${name} is removed.`,

  /** What a timeout can still do under the deadline: beside its bar, and in its cell. */
  reach: {
    matters: "can end the wait",
    "cuts-first": "cuts first",
    "safety-net": "safety net",
    never: "never first",
    "between-requests": "between requests",
  },
  reachMeans: {
    matters: "can be what ends the wait",
    "cuts-first": "ends the wait before the deadline does",
    "safety-net": "longer than the deadline: only if that promise is broken",
    never: "cannot matter: the deadline always comes first",
    "between-requests": "about unused connections, whatever the deadline",
  },
  legend: "What the bars mean",
  foundMark: "found by a check, see the table",
  groups: {
    connect: "Waits for a connection",
    response: "Waits for an answer",
    unused: "Keeps an unused connection: outer layer, then the server inside it",
  },
  groupsShort: {
    connect: "Waits for a connection",
    response: "Waits for an answer",
    unused: "Keeps an unused connection",
  },
  side: {
    idleMs: (name: string) => `${name}, idle`,
    keepAliveMs: (name: string) => `${name}, keep-alive`,
  },
  span,
  barSays: (time: string, reach: string) => `${time}, ${reach}`,
  deadline: (ms: number, kept: boolean) =>
    kept ? `deadline ${formatSpan(ms)}` : `deadline ${formatSpan(ms)}, not kept`,
  picture: (layers: number, deadline: string | null): string =>
    `Ladder of ${layers === 1 ? "1 layer" : `${formatNumber(layers)} layers`} on a logarithmic axis${
      deadline === null ? "" : `, with the ${deadline}`
    }. The table has every figure.`,

  timeSet: (name: string, timeout: Timeout, ms: number | null) =>
    `${name}: ${inSentence[timeout]} ${span(ms)}`,
  /** On a button: what one press does. */
  set: (times: readonly string[]) => `Set ${times.join(", ")}`,

  race: {
    picture: (outer: string, inner: string, from: string, to: string) =>
      `Timeline of one unused connection. ${inner} closes it while ${outer} may still use it: a request sent from ${from} to ${to} is lost.`,
    reuses: (outer: string) => `${outer} may use it again`,
    keeps: (inner: string) => `${inner} keeps it`,
    lost: "lost: 502",
    legend: (way: string) =>
      `The time since the request before, around the closing. Each slanted line is ${way} on the wire: solid, a request on its way in; dashed, the news of the closing on its way out. A request sent in the shaded time meets a closed connection.`,
  },
};
