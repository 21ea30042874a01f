/** Sending requests and moving the clock by hand. */
import { formatMs } from "./format";

export const tryByHand = {
  title: "Try it by hand",
  hop: "Next request, answered by",
  send: "Send it with the answer",
  answers: {
    ok: "ok",
    failure: "failure",
    refusal: "business refusal",
    limited: "429",
    slow: "slow",
  },
  explained: {
    ok: (hop: string, ms: number) => `Send a request; ${hop} answers ok after ${formatMs(ms)}`,
    failure: (hop: string, ms: number) =>
      `Send a request; ${hop} fails technically after ${formatMs(ms)}`,
    refusal: (hop: string, ms: number) =>
      `Send a request; ${hop} refuses it, as business, after ${formatMs(ms)}`,
    limited: (hop: string, ms: number) =>
      `Send a request; ${hop} answers 429 with Retry-After after ${formatMs(ms)}`,
    slow: (hop: string, ms: number) =>
      `Send a request; ${hop} would answer only after ${formatMs(ms)}`,
  },
  retryAfter: "Retry-After of a 429",
  clock: "Clock",
  move: "Move the clock",
  second: "+1 s",
  secondExplained: (toMs: number) => `Move the clock on by 1 s, to ${formatMs(toMs)}`,
  before: "1 ms early",
  beforeExplained: (breaker: string, toMs: number) =>
    `Move the clock to ${formatMs(toMs)}, 1 ms before ${breaker} lets a probe through`,
  reopening: "at reopening",
  reopeningExplained: (breaker: string, toMs: number) =>
    `Move the clock to ${formatMs(toMs)}, when ${breaker} lets a probe through`,
  notWaiting: "No breaker is waiting to let a probe through",
  noCalls: "There is no call to answer. Add one among the hops.",
  limitMoment: "The clock is at its end, 31 days: no more requests fit.",
  limitArrivals: "A scenario holds at most 100 000 requests.",
  random: "Requests come at random here; list their moments to add one by hand.",
};
