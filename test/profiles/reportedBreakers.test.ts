/** Figures that people who run such breakers reported, with the right one (`docs/fidelity.md`). */
import { describe, expect, test } from "vitest";
import type { BreakerRules } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { mapConfig } from "../../src/profiles/breakerProfile";
import { cockatiel3 } from "../../src/profiles/cockatiel3";
import { failsafeGo } from "../../src/profiles/failsafeGo";
import { gobreaker } from "../../src/profiles/gobreaker";
import { hystrix } from "../../src/profiles/hystrix";
import { opossum } from "../../src/profiles/opossum";
import { polly8 } from "../../src/profiles/polly8";
import { resilience4j } from "../../src/profiles/resilience4j";
import { call, fails, scenario } from "../support/shapes";
import { calls, end, look, on, start } from "./timeline";

const count = (answers: readonly string[], answer: string) =>
  answers.filter((one) => one === answer).length;
const times = <T>(n: number, make: (k: number) => T) =>
  Array.from({ length: n }, (_, k) => make(k));

describe("C01: ten permits, eight results, two probes that never end", () => {
  const config = {
    slidingWindowSize: 10,
    minimumNumberOfCalls: 10,
    failureRateThreshold: 25,
    waitDurationInOpenState: 1000,
    permittedNumberOfCallsInHalfOpenState: 10,
  };
  test("half-open for the whole day, each later call refused", () => {
    const probes = times(10, (k) => start(11 + k, 1001));
    const results = times(8, (k) => end(11 + k, 1100, "failure"));
    const later = times(86_398, (k) => start(100 + k, 2000 + 1000 * k));
    const { answers, state, moves } = on(
      [resilience4j, config],
      ...calls(1, 10, 0, "failure"),
      ...probes,
      ...results,
      ...later,
    );
    expect(moves).toEqual(["0 open", "1001 half-open"]);
    expect(count(answers, "probe_limit")).toBe(86_398);
    expect(state).toBe("half-open");
  });
});

describe("C03: four permits, a minimum of one", () => {
  const config = (minimumNumberOfCalls: number) => ({
    slidingWindowType: "TIME_BASED",
    slidingWindowSize: 1,
    minimumNumberOfCalls,
    failureRateThreshold: 50,
    waitDurationInOpenState: 100,
    permittedNumberOfCallsInHalfOpenState: 4,
  });
  test.each([
    ["success", "closed"],
    ["failure", "open"],
  ] as const)("one %s decides: %s", (result, becomes) => {
    const { moves } = on(
      [resilience4j, config(1)],
      ...calls(1, 1, 0, "failure"),
      ...calls(2, 1, 101, result),
    );
    expect(moves).toEqual(["0 open", "101 half-open", `101 ${becomes}`]);
  });

  test("with a minimum of four it needs four results", () => {
    const { moves } = on(
      [resilience4j, config(4)],
      ...calls(1, 4, 0, "failure"),
      ...calls(5, 3, 101, "success"),
      ...calls(8, 1, 102, "success"),
    );
    expect(moves).toEqual(["0 open", "101 half-open", "102 closed"]);
  });
});

test("C04: of ten callers in one tick one is let through", () => {
  const config = {
    slidingWindowSize: 1,
    waitDurationInOpenState: 100,
    permittedNumberOfCallsInHalfOpenState: 1,
  };
  const { answers, moves } = on(
    [resilience4j, config],
    ...calls(1, 1, 0, "failure"),
    ...times(10, (k) => start(2 + k, 101)),
    look(1100),
    end(2, 1101, "success"),
  );
  // The first answer is the failing call's.
  expect(count(answers.slice(1), "admitted")).toBe(1);
  expect(count(answers, "probe_limit")).toBe(9);
  expect(moves).toEqual(["0 open", "101 half-open", "1101 closed"]);
});

test("C06: one of 500 calls reaches the upstream, and its failure opens again", () => {
  const flood = times(500, (k) => start(2 + k, 30_000 + Math.floor(k / 10)));
  const { answers, moves } = on(
    [opossum, {}],
    ...calls(1, 1, 0, "failure"),
    ...flood,
    end(2, 32_000, "failure"),
    look(62_000),
  );
  expect(count(answers.slice(1), "admitted")).toBe(1);
  expect(count(answers, "probe_limit")).toBe(499);
  expect(moves).toEqual(["0 open", "30000 half-open", "32000 open", "62000 half-open"]);
});

test("C07: a failed probe opens again below the volume", () => {
  const { moves } = on(
    [opossum, { volumeThreshold: 10 }],
    ...calls(1, 10, 0, "failure"),
    ...calls(11, 1, 31_000, "failure"),
    look(61_000),
  );
  expect(moves).toEqual(["0 open", "30000 half-open", "31000 open", "61000 half-open"]);
});

test("C08: a filtered error closes", () => {
  const { moves } = on(
    [opossum, { errorFilter: "ignored" }],
    ...calls(1, 1, 0, "failure"),
    ...calls(2, 1, 30_001, "ignored"),
  );
  expect(moves).toEqual(["0 open", "30000 half-open", "30001 closed"]);
});

test("C09: a failure that finds it open does not move its timer", () => {
  // Of six calls that asked, 5 failures are 83 %, 4 are 67 %.
  const { moves } = on(
    [opossum, { errorThresholdPercentage: 80 }],
    ...times(6, (k) => start(1 + k, 0)),
    ...times(6, (k) => end(1 + k, 100, "failure")),
    look(30_099),
    look(30_100),
  );
  expect(moves).toEqual(["100 open", "30100 half-open"]);
});

describe("C10: a probe that never settles", () => {
  const rules: BreakerRules = { trip: { kind: "consecutive", failures: 12 }, openMs: 30_000 };
  const before = [...calls(1, 12, 0, "failure"), start(14, 30_000)];

  test("holds half-open for six days", () => {
    // 49 607 calls in six days are one each 10 450 ms.
    const later = times(49_607, (k) => start(15 + k, 30_001 + 10_450 * k));
    const { answers, moves } = on(rules, ...before, ...later);
    expect(count(answers, "probe_limit")).toBe(49_607);
    expect(moves).toEqual(["0 open", "30000 half-open"]);
  });

  test("is given up after the longest half-open", () => {
    const leased: BreakerRules = { ...rules, halfOpen: { maxMs: 30_000 } };
    const { moves } = on(leased, ...before, look(60_000), ...calls(15, 1, 90_000, "success"));
    expect(moves).toEqual([
      "0 open",
      "30000 half-open",
      "60000 open",
      "90000 half-open",
      "90000 closed",
    ]);
  });
});

test("C13: bad requests keep it from closing, though the server answers", () => {
  // Twenty failures are seen by the timer at 500, so all is 500 later than reported.
  const requests = times(
    14,
    (k) => [start(100 + k, 500 + 1000 * k), end(100 + k, 550 + 1000 * k, "ignored")] as const,
  ).flat();
  const { moves } = on([hystrix, {}], ...calls(1, 20, 100, "failure"), ...requests);
  // 5 500 is not more than 500 + 5 000; 11 500 is not more than 6 550 + 5 000 = 11 550.
  expect(moves).toEqual([
    "500 open",
    "6500 half-open",
    "6550 open",
    "12500 half-open",
    "12550 open",
  ]);
});

describe("C14: an old command decides", () => {
  const config = {
    "circuitBreaker.requestVolumeThreshold": 10,
    "execution.isolation.thread.timeoutInMilliseconds": 60_000,
  };
  const before = [
    ...times(100, (k) => start(1 + k, 0)),
    ...times(10, (k) => end(1 + k, 100, "failure")),
    start(200, 5501),
  ];
  test("its success closes", () => {
    const { moves } = on(
      [hystrix, config],
      ...before,
      end(50, 6000, "success"),
      end(200, 8501, "success"),
    );
    expect(moves).toEqual(["500 open", "5501 half-open", "6000 closed"]);
  });

  test("its failure opens again, and the probe's success changes nothing", () => {
    const { moves } = on(
      [hystrix, config],
      ...before,
      end(50, 6000, "failure"),
      end(200, 8501, "success"),
      start(201, 11_000),
      start(202, 11_001),
    );
    expect(moves).toEqual(["500 open", "5501 half-open", "6000 open", "11001 half-open"]);
  });
});

describe("C15: a late success while a probe runs", () => {
  // X (call 1) began closed; two calls fail at 500, or before 500 where a timer judges then.
  const steps = (failAtMs: number, late: "success" | "failure") => [
    start(1, 0),
    ...calls(2, 2, failAtMs, "failure"),
    look(500),
    start(4, 1502),
    end(1, 3000, late),
    end(4, 6500, "failure"),
  ];
  const closesAt3s = ["500 open", "1502 half-open", "3000 closed"];

  test.each([
    [polly8, { MinimumThroughput: 2, FailureRatio: 0.5, BreakDuration: 1000 }, 500],
    [
      resilience4j,
      {
        slidingWindowSize: 2,
        waitDurationInOpenState: 1000,
        permittedNumberOfCallsInHalfOpenState: 1,
      },
      500,
    ],
    [failsafeGo, { WithFailureThreshold: 2, WithDelay: 1000 }, 500],
    [
      hystrix,
      {
        "circuitBreaker.requestVolumeThreshold": 2,
        "circuitBreaker.sleepWindowInMilliseconds": 1000,
        "execution.isolation.thread.timeoutInMilliseconds": 10_000,
      },
      100,
    ],
  ] as const)("$id closes at 3 s", (profile, config, failAtMs) => {
    expect(on([profile, config], ...steps(failAtMs, "success")).moves).toEqual(closesAt3s);
  });

  test("opossum closes at 3 s, by its timer half-open since 1.5 s", () => {
    const config = { resetTimeout: 1000, volumeThreshold: 3, timeout: 10_000 };
    // 1 of 2 that asked, then 2 of 3 = 67 %. The window keeps what it counted, so the probe's failure
    // is 3 of 4, and opens again.
    expect(on([opossum, config], ...steps(500, "success")).moves).toEqual([
      "500 open",
      "1500 half-open",
      "3000 closed",
      "6500 open",
    ]);
  });

  test("gobreaker drops it and waits for the probe", () => {
    const config = { ReadyToTrip: { type: "consecutive", n: 2 }, Timeout: 1000 };
    expect(on([gobreaker, config], ...steps(500, "success")).moves).toEqual([
      "500 open",
      "1502 half-open",
      "6500 open",
    ]);
  });

  test("cockatiel closes by no late success, and opens by a late failure", () => {
    const config = { breaker: "ConsecutiveBreaker", threshold: 2, halfOpenAfter: 1000 };
    const probe = ["500 open", "1502 half-open"];
    expect(on([cockatiel3, config], ...steps(500, "success")).moves).toEqual([
      ...probe,
      "6500 open",
    ]);
    expect(on([cockatiel3, config], ...steps(500, "failure")).moves).toEqual([
      ...probe,
      "3000 open",
    ]);
  });
});

describe("C17: an outcome that the breaker does not handle, as the probe", () => {
  test("Polly 8 closes, and the next call runs", () => {
    const config = { MinimumThroughput: 2, FailureRatio: 0.5, BreakDuration: 60_000 };
    const { moves, answers } = on(
      [polly8, config],
      ...calls(1, 2, 0, "failure"),
      ...calls(3, 1, 60_000, "ignored"),
      start(4, 61_000),
    );
    expect(moves).toEqual(["0 open", "60000 half-open", "60000 closed"]);
    expect(answers.at(-1)).toBe("admitted");
  });

  test("the rules of Polly 7: half-open stays, and the next trial is one pause later", () => {
    const rules: BreakerRules = {
      trip: { kind: "consecutive", failures: 1 },
      openMs: 60_000,
      movesWhenTouched: true,
      halfOpen: { admits: "per-period", ignored: "keeps" },
    };
    const { answers, state } = on(
      rules,
      ...calls(1, 1, 0, "failure"),
      ...calls(2, 1, 60_000, "ignored"),
      start(3, 61_000),
      start(4, 119_999),
      start(5, 120_000),
    );
    expect(answers).toEqual(["admitted", "admitted", "probe_limit", "probe_limit", "admitted"]);
    expect(state).toBe("half-open");
  });
});

describe("C18: what one probe decides, and what ten do", () => {
  const polly = {
    FailureRatio: 1,
    SamplingDuration: 10_000,
    MinimumThroughput: 10,
    BreakDuration: 30_000,
  };
  test.each([
    ["failure", "open"],
    ["success", "closed"],
  ] as const)("Polly 8: one %s, then %s", (result, becomes) => {
    const { state } = on(
      [polly8, polly],
      ...calls(1, 10, 0, "failure"),
      ...calls(11, 1, 30_000, result),
    );
    expect(state).toBe(becomes);
  });

  test.each([
    [4, "closed"],
    [5, "open"],
  ])("resilience4j: %i of 10 failed, then %s", (failed, becomes) => {
    const config = { slidingWindowSize: 10, waitDurationInOpenState: 100 };
    const { state } = on(
      [resilience4j, config],
      ...calls(1, 10, 0, "failure"),
      ...calls(11, 10 - failed, 101, "success"),
      ...calls(21, failed, 101, "failure"),
    );
    expect(state).toBe(becomes);
  });
});

test("C20: three requests in half-open, and the fourth is too many", () => {
  const config = {
    MaxRequests: 3,
    Timeout: 1000,
    ReadyToTrip: { type: "consecutive", n: 1 },
  };
  // Opened at 0, so half-open at the first call later than 1 000; all times are 1 001 later.
  const { answers, moves } = on(
    [gobreaker, config],
    ...calls(1, 1, 0, "failure"),
    start(2, 1001),
    start(3, 1011),
    start(4, 1021),
    start(5, 1031),
    end(2, 2001, "success"),
    end(3, 2011, "success"),
    end(4, 2021, "success"),
  );
  expect(answers).toEqual(["admitted", "admitted", "admitted", "admitted", "probe_limit"]);
  expect(moves).toEqual(["0 open", "1001 half-open", "2021 closed"]);
});

test("C21: the sixth failure opens, the other 94 are dropped", () => {
  const { answers, moves, outcomes } = on(
    [gobreaker, {}],
    ...times(100, (k) => start(1 + k, 0)),
    ...times(100, (k) => end(1 + k, 5000, "failure")),
    look(65_000),
    look(65_001),
  );
  expect(count(answers, "admitted")).toBe(100);
  expect(moves).toEqual(["5000 open", "65001 half-open"]);
  // The fifth report leaves it closed, the sixth does not.
  expect(outcomes[104]?.state).toBe("closed");
  expect(outcomes[105]?.state).toBe("open");
});

describe("C23: most results are ignored, and five decide", () => {
  // Four ignored, then one recorded: h = 0.2, so 5 ÷ 0.2 = 25 requests.
  const probes = times(25, (k) => start(10 + k, 200 + k)).flatMap((step, k) => [
    step,
    end(10 + k, 200 + k, k % 5 === 4 ? "success" : "ignored"),
  ]);
  const config = {
    slidingWindowSize: 5,
    waitDurationInOpenState: 100,
    permittedNumberOfCallsInHalfOpenState: 5,
    ignoreExceptions: ["Ignored"],
  };
  test("permits that are given back: closed by the 25th request", () => {
    const { moves, answers } = on([resilience4j, config], ...calls(1, 5, 0, "failure"), ...probes);
    expect(count(answers, "admitted")).toBe(30);
    expect(moves).toEqual(["0 open", "200 half-open", "224 closed"]);
  });

  test("permits that are kept: stuck after five", () => {
    const mapped = mapConfig(resilience4j, config);
    if (!mapped.ok) throw new Error(mapped.why);
    const halfOpen = { ...mapped.rules.halfOpen, ignored: "keeps" } as const;
    const { state, answers } = on(
      { ...mapped.rules, halfOpen },
      ...calls(1, 5, 0, "failure"),
      ...probes,
    );
    expect(state).toBe("half-open");
    expect(count(answers, "probe_limit")).toBe(20);
  });
});

test("C25: looking moves nothing, a call does", () => {
  const config = { breaker: "ConsecutiveBreaker", threshold: 1, halfOpenAfter: 10_000 };
  const { moves, outcomes } = on(
    [cockatiel3, config],
    ...calls(1, 1, 0, "failure"),
    ...times(14, (k) => look(1000 * (k + 1))),
    look(14_999),
    start(2, 15_000),
  );
  expect(new Set(outcomes.slice(2, -1).map(({ state }) => state))).toEqual(new Set(["open"]));
  expect(moves).toEqual(["0 open", "15000 half-open"]);
});

test("C26: a retry's pause outlives the open time", () => {
  const mapped = mapConfig(resilience4j, { slidingWindowSize: 2, waitDurationInOpenState: 30_000 });
  if (!mapped.ok) throw new Error(mapped.why);
  const backoff = { kind: "fixed", baseMs: 60_000 } as const;
  const hop = call("stock", [fails(0)], {
    breaker: "stock",
    retry: { maxAttempts: 5, backoff },
  });
  const run = simulate(scenario([hop], { breakers: { stock: mapped.rules } }));
  expect(run.operations[0]?.attempts.map(({ startMs }) => startMs)).toEqual([
    0, 60_000, 120_000, 180_000, 240_000,
  ]);
  expect(run.breakers.stock).toMatchObject({ dependencyCalls: 5, refused: 0, state: "half-open" });
  expect(run.breakers.stock?.transitions.map(({ atMs, to }) => `${atMs} ${to}`)).toEqual([
    "60000 open",
    "120000 half-open",
    "180000 open",
    "240000 half-open",
  ]);
});

describe("C27: a minimum larger than the window", () => {
  const config = { slidingWindowSize: 2, minimumNumberOfCalls: 3 };
  test.each([
    ["COUNT_BASED", 2],
    ["TIME_BASED", 3],
  ])("%s opens after %i failures", (slidingWindowType, needed) => {
    const { outcomes } = on(
      [resilience4j, { ...config, slidingWindowType }],
      ...calls(1, 3, 0, "failure"),
    );
    const ends = outcomes.filter(({ admitted }) => admitted === undefined);
    expect(ends.findIndex(({ state }) => state === "open") + 1).toBe(needed);
  });
});
