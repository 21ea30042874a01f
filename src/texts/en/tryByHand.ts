/** Sending requests and moving the clock by hand. */
import { formatMs, formatNumber } from "../format";

export const tryByHand = {
  title: "Try it by hand",
  send: "Send",
  hop: "Answer at",
  answers: {
    ok: "ok",
    failure: "failure",
    refusal: "business refusal",
    limited: "429",
    slow: "slow",
  },
  explained: {
    ok: (hop: string) => `Send a request that ${hop} answers ok`,
    failure: (hop: string) => `Send a request at which ${hop} fails technically`,
    refusal: (hop: string) => `Send a request that ${hop} refuses for a business reason`,
    limited: (hop: string, ms: number) =>
      `Send a request that ${hop} answers with 429, Retry-After ${formatMs(ms)}`,
    slow: (hop: string) => `Send a request that ${hop} answers too slowly`,
  },
  retryAfter: "Retry-After",
  clock: "Clock",
  clockAt: (ms: number) => formatMs(ms),
  second: "+1 s",
  secondExplained: "Move the clock on by 1 second",
  before: "1 ms before it reopens",
  beforeShort: "before",
  reopening: "when it reopens",
  reopeningShort: "at reopening",
  clockTo: (ms: number, breaker: string) => `Move the clock to ${formatMs(ms)}: ${breaker}`,
  notOpen: (breaker: string) => `${breaker} is not open`,
  noBreaker: "No breaker",
  noCalls: "There is no call to answer: add one among the hops.",
  sent: (operation: number, ms: number) =>
    `Request ${formatNumber(operation)} sent at ${formatMs(ms)}`,
  limitMoment: "The clock is at its limit of 31 days.",
  limitArrivals: "A scenario holds at most 100 000 requests.",
  random: "Requests come at random here: write down their moments to add one by hand.",
};
