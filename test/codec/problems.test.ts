import { describe, expect, it } from "vitest";
import { parseScenario, problemText } from "../../src/codec/parseScenario";
import { small } from "./scenarios";

type Edit = (scenario: ReturnType<typeof small>) => void;

const hop =
  (patch: object): Edit =>
  ({ hops }) => {
    Object.assign(hops[1], patch);
  };
const work =
  (patch: object): Edit =>
  ({ hops }) => {
    Object.assign(hops[0], patch);
  };
const whole =
  (patch: object): Edit =>
  (scenario) => {
    Object.assign(scenario, patch);
  };
const all =
  (...edits: readonly Edit[]): Edit =>
  (scenario) => {
    for (const edit of edits) edit(scenario);
  };
const inside = (step: object) => ({ ...step, id: "inside" });
const breaker = (rules: object): Edit => whole({ breakers: { payment: rules } });

function linesOf(edit: Edit): readonly string[] {
  const scenario = small();
  edit(scenario);
  const parsed = parseScenario(scenario);
  return parsed.ok ? [] : parsed.problems.map(problemText);
}

const span = "a whole number of milliseconds from 0 to 86400000";
const timeout = "a whole number of milliseconds from 1 to 86400000";
const moment = "a whole number of milliseconds from 0 to 2678400000";
const id = "a lower-case letter, then up to 39 lower-case letters, digits or hyphens";
const name = "text of up to 80 characters, none of them a control or text-direction character";
const e80 = "😀".repeat(80);

describe("what is wrong is said with its place, what was expected and what was found", () => {
  it.each<[string, Edit, string]>([
    [
      "a time as text",
      hop({ timeoutMs: "2s" }),
      `hops[1].timeoutMs: expected ${timeout}, got "2s"`,
    ],
    ["a negative time", hop({ timeoutMs: -1 }), `hops[1].timeoutMs: expected ${timeout}, got -1`],
    [
      "half a millisecond",
      hop({ timeoutMs: 2.5 }),
      `hops[1].timeoutMs: expected ${timeout}, got 2.5`,
    ],
    ["no number", hop({ timeoutMs: NaN }), `hops[1].timeoutMs: expected ${timeout}, got NaN`],
    [
      "1e309",
      hop({ timeoutMs: JSON.parse("1e309") }),
      `hops[1].timeoutMs: expected ${timeout}, got Infinity`,
    ],
    ["a timeout of 0", hop({ timeoutMs: 0 }), `hops[1].timeoutMs: expected ${timeout}, got 0`],
    [
      "more than a day",
      hop({ timeoutMs: 86_400_001 }),
      `hops[1].timeoutMs: expected ${timeout}, got 86400001`,
    ],
    ["true for a time", hop({ marginMs: true }), `hops[1].marginMs: expected ${span}, got true`],
    [
      "null where it is not allowed",
      whole({ reserveMs: null }),
      `reserveMs: expected ${span}, got null`,
    ],
    ["null for a list", whole({ hops: null }), "hops: expected a list of 0 to 200, got null"],
    [
      "a key that is missing",
      whole({ deadlineMs: undefined }),
      `deadlineMs: expected ${span}, got nothing`,
    ],
    [
      "no seed",
      whole({ seed: undefined }),
      "seed: expected a whole number from 0 to 4294967295, got nothing",
    ],
    [
      "a seed too large",
      whole({ seed: 2 ** 32 }),
      "seed: expected a whole number from 0 to 4294967295, got 4294967296",
    ],
    [
      "another version",
      whole({ version: 2 }),
      "version: expected 1, the version of this format, got 2",
    ],
    [
      "a version as text",
      whole({ version: "1" }),
      'version: expected 1, the version of this format, got "1"',
    ],
    [
      "a word that is none of the choices",
      whole({ budget: "both" }),
      'budget: expected "shared" or "local", got "both"',
    ],
    [
      "a kind that there is not",
      hop({ kind: "queue" }),
      'hops[1].kind: expected "work" or "call", got "queue"',
    ],
    ["no kind", hop({ kind: undefined }), 'hops[1].kind: expected "work" or "call", got nothing'],
    [
      "a kind that every object has",
      hop({ kind: "constructor" }),
      'hops[1].kind: expected "work" or "call", got "constructor"',
    ],
    ["a hop that is a list", whole({ hops: [[]] }), "hops[0]: expected an object, got []"],
    [
      "yes for true",
      hop({ idempotencyKey: "yes" }),
      'hops[1].idempotencyKey: expected true or false, got "yes"',
    ],
    [
      "an unknown key",
      work({ timoutMs: 1 }),
      'hops[0].timoutMs: expected no other key than id, kind, name and durationMs, got "timoutMs"',
    ],
    [
      "a key of the other kind of hop",
      work({ timeoutMs: 1 }),
      'hops[0].timeoutMs: expected no other key than id, kind, name and durationMs, got "timeoutMs"',
    ],
    [
      "a key that every object has",
      work({ constructor: 1 }),
      'hops[0].constructor: expected no other key than id, kind, name and durationMs, got "constructor"',
    ],
    [
      "a prototype",
      whole({
        hops: JSON.parse('[{"id":"a","kind":"work","name":"","durationMs":0,"__proto__":{"x":1}}]'),
      }),
      'hops[0]["__proto__"]: expected no other key than id, kind, name and durationMs, got "__proto__"',
    ],
    [
      "a prototype as a breaker",
      whole({ breakers: JSON.parse('{"payment":{},"__proto__":{}}') }),
      `breakers["__proto__"]: expected ${id}, got "__proto__"`,
    ],
    [
      "breakers as a list",
      whole({ breakers: [] }),
      "breakers: expected an object with at most 200 keys, got []",
    ],
    ["an id that starts with a digit", hop({ id: "2nd" }), `hops[1].id: expected ${id}, got "2nd"`],
    [
      "an id of 41 characters",
      hop({ id: "a".repeat(41) }),
      `hops[1].id: expected ${id}, got "${"a".repeat(41)}"`,
    ],
    [
      "an id with a line end after it",
      hop({ id: "a\n" }),
      `hops[1].id: expected ${id}, got "a\\u000a"`,
    ],
    [
      "an id twice",
      hop({ id: "gateway" }),
      'hops[1].id: expected an id that no other hop has, got "gateway"',
    ],
    [
      "a breaker that is not there",
      hop({ breaker: "other" }),
      'hops[1].breaker: expected a key of breakers, got "other"',
    ],
    [
      "a breaker that every object has",
      hop({ breaker: "constructor" }),
      'hops[1].breaker: expected a key of breakers, got "constructor"',
    ],
    [
      "a name with a control character",
      hop({ name: "a\u0007b" }),
      `hops[1].name: expected ${name}, got "a\\u0007b"`,
    ],
    [
      "a name that turns the text around",
      hop({ name: "a\u202eb" }),
      `hops[1].name: expected ${name}, got "a\\u202eb"`,
    ],
    [
      "a name with an isolate",
      hop({ name: "\u2066b" }),
      `hops[1].name: expected ${name}, got "\\u2066b"`,
    ],
    ["a title of two lines", whole({ title: "a\nb" }), `title: expected ${name}, got "a\\u000ab"`],
    [
      "a name of 81 characters",
      hop({ name: "x".repeat(81) }),
      `hops[1].name: expected ${name}, got "${"x".repeat(57)}…"`,
    ],
    [
      "no answers",
      hop({ responses: [] }),
      "hops[1].responses: expected a list of 1 to 10000, got []",
    ],
    [
      "an answer that is a number",
      hop({ responses: [7] }),
      "hops[1].responses[0]: expected an object with durationMs, or { never: true }, got 7",
    ],
    [
      "an answer without a duration",
      hop({ responses: [{ result: "ok" }] }),
      `hops[1].responses[0].durationMs: expected ${span}, got nothing`,
    ],
    [
      "never: false",
      hop({ responses: [{ never: false }] }),
      "hops[1].responses[0].never: expected true, got false",
    ],
    [
      "never with a duration",
      hop({ responses: [{ never: true, durationMs: 1 }] }),
      'hops[1].responses[0].durationMs: expected no other key than never and connectMs, got "durationMs"',
    ],
    [
      "a result that only an attempt has",
      hop({ responses: [{ durationMs: 1, result: "timeout" }] }),
      'hops[1].responses[0].result: expected "ok", "unavailable", "rate_limited", "rejected" or "local", got "timeout"',
    ],
    [
      "101 attempts",
      hop({ retry: { maxAttempts: 101, backoff: { kind: "fixed", baseMs: 0 } } }),
      "hops[1].retry.maxAttempts: expected a whole number from 1 to 100, got 101",
    ],
    [
      "a retry without a pause",
      hop({ retry: { maxAttempts: 2 } }),
      "hops[1].retry.backoff: expected an object, got nothing",
    ],
    [
      "a factor under 1",
      hop({ retry: { maxAttempts: 2, backoff: { kind: "exponential", baseMs: 1, factor: 0.5 } } }),
      "hops[1].retry.backoff.factor: expected a number from 1 to 100, got 0.5",
    ],
    [
      "a success that is retried",
      hop({ retry: { maxAttempts: 2, backoff: { kind: "fixed", baseMs: 0 }, retryOn: ["ok"] } }),
      'hops[1].retry.retryOn[0]: expected "timeout", "unavailable", "rate_limited", "rejected", "local", "deadline_exceeded", "circuit_open" or "cancelled", got "ok"',
    ],
    [
      "counting what is always a success",
      hop({ counts: { ok: "failure" } }),
      'hops[1].counts.ok: expected no other key than timeout, unavailable, rejected, rate_limited, local, deadline_exceeded and cancelled, got "ok"',
    ],
    [
      "counting as what there is not",
      breaker({ counts: { timeout: "bad" } }),
      'breakers.payment.counts.timeout: expected "failure", "ignored" or "success", got "bad"',
    ],
    [
      "opening at no failure",
      breaker({ trip: { kind: "consecutive", failures: 0 } }),
      "breakers.payment.trip.failures: expected a whole number from 1 to 1000000, got 0",
    ],
    ["no requests", whole({ arrivals: [] }), "arrivals: expected a list of 1 to 100000, got []"],
    [
      "requests as a number",
      whole({ arrivals: 3 }),
      "arrivals: expected a list of 1 to 100000 moments, or an object with everyMs and count, or poissonPerSecond and forMs, got 3",
    ],
    [
      "a request after 31 days",
      whole({ arrivals: [0, 2_678_400_001] }),
      `arrivals[1]: expected ${moment}, got 2678400001`,
    ],
    [
      "a request at a time of day",
      whole({ arrivals: ["9:00"] }),
      `arrivals[0]: expected ${moment}, or an object with atMs, got "9:00"`,
    ],
    [
      "a visitor who leaves before coming",
      whole({ arrivals: [{ atMs: 5, cancelAtMs: 4 }] }),
      "arrivals[0].cancelAtMs: expected 5 or more, as atMs is, got 4",
    ],
    [
      "answers for a hop that is not there",
      whole({ arrivals: [{ atMs: 5, answers: { stock: [] } }] }),
      'arrivals[0].answers.stock: expected the id of a call hop, got "stock"',
    ],
    [
      "answers for a work hop",
      whole({ arrivals: [{ atMs: 5, answers: { gateway: [] } }] }),
      'arrivals[0].answers.gateway: expected the id of a call hop, got "gateway"',
    ],
    [
      "0 requests",
      whole({ arrivals: { everyMs: 10, count: 0 } }),
      "arrivals.count: expected a whole number from 1 to 100000, got 0",
    ],
    [
      "a last request after 31 days",
      whole({ arrivals: { everyMs: 86_400_000, count: 33 } }),
      "arrivals.count: expected a count whose last request comes at 2678400000 ms or earlier, got 33",
    ],
    [
      "a forced breaker that is not there",
      whole({ forced: [{ breaker: "x", state: "open", fromMs: 0, toMs: 1 }] }),
      'forced[0].breaker: expected a key of breakers, got "x"',
    ],
    [
      "a period that ends as it begins",
      whole({ forced: [{ breaker: "payment", state: "open", fromMs: 3, toMs: 3 }] }),
      "forced[0].toMs: expected a moment after 3, which is fromMs, got 3",
    ],
    [
      "a breaker forced twice at once",
      whole({
        forced: [
          { breaker: "payment", state: "open", fromMs: 5, toMs: 9 },
          { breaker: "payment", state: "closed", fromMs: 0, toMs: 6 },
        ],
      }),
      "forced[0].fromMs: expected a moment after the end of forced[1], a period of the same breaker, got 5",
    ],
    [
      "half-open by force",
      whole({ forced: [{ breaker: "payment", state: "half-open", fromMs: 0, toMs: 6 }] }),
      'forced[0].state: expected "open" or "closed", got "half-open"',
    ],
    [
      "opening at a hop that is not there",
      whole({ opensAt: { hop: "x", moment: "end" } }),
      'opensAt.hop: expected the id of a hop, got "x"',
    ],
    [
      "opening at a breaker that is not there",
      whole({ opensAt: { breaker: "x", moment: "breaker" } }),
      'opensAt.breaker: expected a key of breakers, got "x"',
    ],
    [
      "opening at operation 0",
      whole({ opensAt: { operation: 0, moment: "end" } }),
      "opensAt.operation: expected a whole number from 1 to 100000, got 0",
    ],
  ])("%s", (_, edit, line) => {
    expect(linesOf(edit)).toEqual([line]);
  });

  it("300 hops: the list is not walked", () => {
    const hops = Array.from({ length: 300 }, (_, at) => ({ id: `h${at}`, kind: "work" }));
    const [line, ...others] = linesOf(whole({ hops }));
    expect(line).toMatch(/^hops: expected a list of 0 to 200, got \[\{"id":"h0",.{0,60}…\]$/);
    expect(others).toEqual([]);
  });

  it("several mistakes are told together, 20 at most", () => {
    expect(linesOf(whole({ seed: -1, title: 7, x: 1 }))).toHaveLength(3);
    expect(linesOf(whole({ arrivals: Array.from({ length: 50_000 }, () => -1) }))).toHaveLength(20);
  });
});

describe("what only looks wrong is taken", () => {
  it.each<[string, Edit]>([
    ["a time of 0", work({ durationMs: 0 })],
    ["a deadline of 0", whole({ deadlineMs: 0 })],
    ["no deadline, no timeout", all(whole({ deadlineMs: null }), hop({ timeoutMs: null }))],
    ["no hops", whole({ hops: [], breakers: {} })],
    ["a breaker nobody uses", whole({ breakers: { payment: {}, spare: {} } })],
    [
      "a breaker with the name of what every object has",
      all(whole({ breakers: { constructor: {} } }), hop({ breaker: "constructor" })),
    ],
    ["a name of 80 emoji", hop({ name: e80 })],
    ["a name written from right to left", hop({ name: "תשלום" })],
    [
      "a decimal factor",
      hop({ retry: { maxAttempts: 2, backoff: { kind: "exponential", baseMs: 1, factor: 1.5 } } }),
    ],
    [
      "periods of one breaker that touch",
      whole({
        forced: [
          { breaker: "payment", state: "open", fromMs: 5, toMs: 9 },
          { breaker: "payment", state: "closed", fromMs: 0, toMs: 5 },
        ],
      }),
    ],
    ["a request given up as it comes", whole({ arrivals: [{ atMs: 5, cancelAtMs: 5 }] })],
    ["the last moment there is", whole({ arrivals: { everyMs: 86_400_000, count: 32 } })],
    ["a day", hop({ timeoutMs: 86_400_000 })],
    ["a key without a value, as JSON would drop it", hop({ marginMs: undefined })],
    ["nested calls, fanned out", hop({ calls: [small().hops[0]].map(inside), fanOut: true })],
    ["what callees are told", all(whole({ propagation: "remaining" }), hop({ tells: "none" }))],
    ["connecting to what hangs", hop({ responses: [{ never: true, connectMs: 0 }] })],
    [
      "a body in chunks",
      hop({ responses: [{ durationMs: 1, connectMs: 5, body: { chunks: 2, gapMs: 1 } }] }),
    ],
    ["a window of calls", breaker({ trip: { kind: "count", size: 4, failureRate: 0.5 } })],
    [
      "a window of time with slow calls",
      breaker({
        trip: { kind: "time", windowMs: 4, failureRate: 0.5, minCalls: 9, slowMs: 3, slowRate: 1 },
      }),
    ],
    ["a duration by chance", hop({ responses: [{ durationMs: { uniform: [2, 2] } }] })],
    ["work by chance", work({ durationMs: { p50: 1, p99: 1 } })],
    ["requests by chance", whole({ arrivals: { poissonPerSecond: 5, forMs: 1000 } })],
    [
      "outages of one hop that overlap",
      whole({
        outages: [
          { hop: "payment", fromMs: 0, toMs: 9, result: "unavailable", durationMs: 1 },
          { hop: "payment", fromMs: 5, toMs: 6, result: "ok", durationMs: { samples: [3, 1] } },
        ],
      }),
    ],
    [
      "a restart of the last instance",
      whole({ restarts: [{ atMs: 9, instance: 2 }], instances: { count: 2, breakers: "each" } }),
    ],
  ])("%s", (_, edit) => {
    expect(linesOf(edit)).toEqual([]);
  });
});

describe("what single values cannot tell is checked as strictly", () => {
  const nested = (depth: number): object => ({
    id: `h${depth}`,
    kind: "call",
    name: "",
    timeoutMs: null,
    responses: [{ durationMs: 1 }],
    ...(depth < 13 && { calls: [nested(depth + 1)] }),
  });
  const leaves = (at: number) =>
    Array.from({ length: 150 }, (_, leaf) => ({
      id: `w${at}-${leaf}`,
      kind: "work",
      name: "",
      durationMs: 1,
    }));

  it.each<[string, Edit, RegExp]>([
    [
      "an id twice in the tree",
      hop({ calls: [{ id: "gateway", kind: "work", name: "", durationMs: 0 }] }),
      /^hops\[1\]\.calls\[0\]\.id: expected an id that no other hop has, got "gateway"$/,
    ],
    [
      "hops 13 deep",
      whole({ hops: [nested(1)] }),
      /^hops\[0\](\.calls\[0\]){12}: expected no further hops: at most 12 deep, got/,
    ],
    [
      "more than 200 hops in all",
      hop({ calls: [...leaves(1), { ...nested(13), calls: leaves(2) }] }),
      /^hops: expected at most 200 hops in all, got 303 hops$/,
    ],
    [
      "p99 under p50",
      work({ durationMs: { p50: 5, p99: 4 } }),
      /^hops\[0\]\.durationMs\.p99: expected 5 or more, as p50 is, got 4$/,
    ],
    [
      "p50 of 0",
      work({ durationMs: { p50: 0, p99: 4 } }),
      /^hops\[0\]\.durationMs\.p50: expected a whole number of milliseconds from 1 to 86400000, got 0$/,
    ],
    [
      "a uniform turned around",
      work({ durationMs: { uniform: [5, 4] } }),
      /^hops\[0\]\.durationMs\.uniform\[1\]: expected 5 or more, as uniform\[0\] is, got 4$/,
    ],
    [
      "a uniform of three",
      work({ durationMs: { uniform: [1, 2, 3] } }),
      /^hops\[0\]\.durationMs\.uniform: expected a list of two: the shortest and the longest, got \[1,2,3\]$/,
    ],
    [
      "no samples",
      work({ durationMs: { samples: [] } }),
      /^hops\[0\]\.durationMs\.samples: expected a list of 1 to 10000, got \[\]$/,
    ],
    [
      "two distributions in one",
      work({ durationMs: { p50: 1, p99: 2, samples: [1] } }),
      /^hops\[0\]\.durationMs\.samples: expected no other key than p50 and p99, got "samples"$/,
    ],
    [
      "more calls needed than a window holds",
      breaker({ trip: { kind: "count", size: 3, failureRate: 0.5, minCalls: 4 } }),
      /^breakers\.payment\.trip\.minCalls: expected 3 or less, as size is, got 4$/,
    ],
    [
      "a rate over 1",
      breaker({ trip: { kind: "time", windowMs: 3, failureRate: 1.5 } }),
      /^breakers\.payment\.trip\.failureRate: expected a number from 0 to 1, got 1.5$/,
    ],
    [
      "an outage of a hop that is not there",
      whole({ outages: [{ hop: "x", fromMs: 0, toMs: 1, result: "ok", durationMs: 1 }] }),
      /^outages\[0\]\.hop: expected the id of a call hop, got "x"$/,
    ],
    [
      "an outage turned around",
      whole({ outages: [{ hop: "payment", fromMs: 2, toMs: 1, result: "ok", durationMs: 1 }] }),
      /^outages\[0\]\.toMs: expected a moment after 2, which is fromMs, got 1$/,
    ],
    [
      "a restart of an instance that is not there",
      whole({ restarts: [{ atMs: 0, instance: 3 }], instances: { count: 2, breakers: "each" } }),
      /^restarts\[0\]\.instance: expected 2 or less, as instances\.count is, got 3$/,
    ],
    [
      "a body of more than a day",
      hop({ responses: [{ durationMs: 0, body: { chunks: 3, gapMs: 86_400_000 } }] }),
      /^hops\[1\]\.responses\[0\]\.body\.gapMs: expected a gap with which the body takes 86400000 ms or less, got 86400000$/,
    ],
    [
      "more random requests than are allowed",
      whole({ arrivals: { poissonPerSecond: 1000, forMs: 101_000 } }),
      /^arrivals\.poissonPerSecond: expected a rate that makes about 100000 requests or fewer, got 1000$/,
    ],
    [
      "arrivals of two kinds",
      whole({ arrivals: { poissonPerSecond: 1, forMs: 1, count: 3 } }),
      /^arrivals\.count: expected no other key than poissonPerSecond and forMs, got "count"$/,
    ],
  ])("%s", (_, edit, line) => {
    expect(linesOf(edit)).toEqual([expect.stringMatching(line)]);
  });
});
