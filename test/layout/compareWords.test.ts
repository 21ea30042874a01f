import { describe, expect, it } from "vitest";
import { differencesOf } from "../../src/engine/differences";
import { renameHop, setBreaker, setHop, setOperation } from "../../src/engine/edit";
import { plan } from "../../src/engine/plan";
import { presetsFor } from "../../src/engine/presets";
import type { BreakerRules, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { requestTotals, runTotals } from "../../src/engine/totals";
import { breakerDifferences } from "../../src/layout/compareBreakers";
import { compareNames } from "../../src/layout/compareNames";
import { settingRows } from "../../src/layout/compareSettings";
import { requestRows, runRows } from "../../src/layout/compareTable";
import { hopsOfBoth, requestWords, runWords } from "../../src/layout/compareWords";
import { mapConfig } from "../../src/profiles/breakerProfile";
import { BREAKER_PROFILES } from "../../src/profiles/breakerProfiles";
import { formsOf } from "../../src/profiles/likeness";
import { allEn as en } from "../../src/texts/all";
import { BUNDLES } from "../../src/texts/bundles";
import { LANGUAGES } from "../../src/texts/language";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, " ");

function compare(a: Scenario, b: Scenario, id = 1) {
  const [runA, runB, planA, planB] = [simulate(a), simulate(b), plan(a), plan(b)];
  const names = compareNames(
    { scenario: a, plan: planA },
    { scenario: b, plan: planB },
    differencesOf(a, b),
    en,
  );
  const sources = { hops: hopsOfBoth(planA, planB), lead: names.lead, texts: en };
  const ours = requestTotals(runA, id);
  if (ours === null) throw new Error(`no request ${id}`);
  const theirs = requestTotals(runB, id);
  const rows = (all: ReturnType<typeof requestRows>) =>
    all.map((row) => [row.name, row.a, row.b, row.difference].map(plain));
  return {
    names: [names.a, names.b].flatMap((name) => (name === null ? [] : plain(name))),
    request: requestWords(ours, theirs, sources).map(plain),
    run: runWords(runTotals(runA), runTotals(runB), sources).map(plain),
    requestRows: rows(requestRows(ours, theirs, sources)),
    runRows: rows(runRows(runTotals(runA), runTotals(runB), sources)),
    settings: settingRows(differencesOf(a, b), planA, en).map(({ name, a: now, b: pinned }) =>
      [name, now, pinned].map(plain),
    ),
  };
}
function withPreset(name: string, id: string): [Scenario, Scenario] {
  const scenario = fromGallery(name);
  const preset = presetsFor(scenario).find((each) => each.id === id);
  if (preset === undefined) throw new Error(`${id} is not offered for ${name}`);
  return [scenario, preset.scenario];
}

describe("the differences of a request in words", () => {
  it.each<[string, readonly [Scenario, Scenario], readonly string[]]>([
    [
      // 3 × 3 × 3 calls and 3 × 510 + 2 × 50 = 1630 ms, against 3 calls and 5 + 5 + 3 × 10 + 2 × 50 = 140.
      "the storm and its cure: the calls first",
      [fromGallery("retry-storm-one-layer"), fromGallery("retry-storm-27")],
      [
        "With retries at Database: 3 calls to Database instead of 27.",
        "Failed at API (technical failure) after 140 ms instead of after 1 630 ms, 1 330 ms late.",
      ],
    ],
    [
      // Stock begins at 300 and works 2500, to 2800, for a client who left at 1500: 1300 of it a ghost's.
      "a client that gives up, told",
      [fromGallery("client-gives-up-told"), fromGallery("client-gives-up")],
      ["With callees told what remains: 0 ms of ghost work instead of 1 300 ms."],
    ],
    [
      // Payment from 390: cut at 720 of its 840, and closing to 800; by itself cut at 790, closing to 870.
      "how it ends first, where the calls are the same",
      [fromGallery("order-800"), fromGallery("order-800-local")],
      [
        "With the deadline shared: pending at Payment (deadline exceeded) after 800 ms instead of pending at Payment (timeout) after 870 ms, 70 ms late.",
        "120 ms of ghost work instead of 50 ms.",
      ],
    ],
    [
      // 150 + 300 fails and leaves 50; against 480, which leave 20. The second call works 300, the cut one too.
      "one figure of one hop names it",
      [fromGallery("auth-150"), fromGallery("auth-480")],
      [
        "Duration 150 ms at Auth: 2 calls to Downstream and 250 ms of ghost work instead of 1 and 280 ms.",
      ],
    ],
    [
      "nothing, when it comes to the same",
      [fromGallery("order-800"), setHop(fromGallery("order-800"), "inventory", { timeoutMs: 295 })],
      [
        "Request 1 comes out the same in both: pending at Payment (deadline exceeded) after 800 ms.",
      ],
    ],
  ])("%s", (_, [a, b], sentences) => {
    expect(compare(a, b).request).toEqual(sentences);
  });

  it("of a request that comes in the first alone", () => {
    const order = fromGallery("order-800");
    const twice = setOperation(order, { arrivals: [0, 2000] });
    expect(compare(twice, order, 2).request).toEqual(["Request 2 comes in the upper one alone."]);
  });

  it("names a hop that only the second has", () => {
    const one = scenarioOf([callTo("a")]);
    const two = scenarioOf([callTo("a"), callTo("b")]);
    expect(compare(one, two).request).toEqual([
      "Without B: 0 calls to B instead of 1.",
      "Ok after 10 ms instead of after 20 ms.",
    ]);
  });
});

describe("the differences of a whole run in words", () => {
  it("counts endings, calls and refusals", () => {
    // Without the breaker all 14 are called: 4 answers are technical failures, 10 ok.
    const [breaker, none] = withPreset("budget-meets-breaker", "withoutBreaker");
    const compared = compare(breaker, none, 6);
    expect(compared.request).toEqual([
      "With a breaker before Payment: 0 calls to Payment and 1 call not made instead of 1 and 0.",
      "Failed at Payment (circuit open) after 470 ms instead of failed at Payment (technical failure) after 590 ms.",
    ]);
    expect(compared.run).toEqual([
      "In the whole run of 14 requests: 4 ok and 10 failed instead of 10 and 4.",
      "8 calls to Payment and 6 calls not made instead of 14 and 0.",
    ]);
    expect(compared.runRows).toEqual([
      ["requests", "14", "14", "same"],
      ["ended ok", "4", "10", "−6"],
      ["ended failed", "10", "4", "+6"],
      ["ended late", "0", "0", "same"],
      // A good one: 100 + 290 + 200 + 80.
      ["longest request", "670 ms", "670 ms", "same"],
      ["calls to Inventory", "14", "14", "same"],
      ["calls to Payment", "8", "14", "−6"],
      ["ghost work", "0 ms", "0 ms", "same"],
      ["calls not made", "6", "0", "+6"],
      ["all work over at", "13 670 ms", "13 670 ms", "same"],
    ]);
  });

  it("says that it comes to the same, and nothing where there is one request", () => {
    const order = setOperation(fromGallery("order-800"), { arrivals: [0, 2000] });
    const other = setHop(order, "inventory", { timeoutMs: 295 });
    expect(compare(order, other).run).toEqual(["The whole run comes to the same."]);
    expect(compare(...withPreset("order-800", "ownTimeouts")).run).toEqual([]);
  });

  it("of different numbers of requests names both", () => {
    const order = fromGallery("order-800");
    const twice = setOperation(order, { arrivals: [0, 2000] });
    expect(compare(twice, order).run[0]).toBe(
      "In the whole run of 2 instead of 1 request: 2 pending instead of 1.",
    );
  });
});

describe("the figures", () => {
  it("stand in rows with their difference, the first less the second", () => {
    const { requestRows: request, runRows: run } = compare(
      fromGallery("retry-storm-one-layer"),
      fromGallery("retry-storm-27"),
    );
    expect(request).toEqual([
      ["ends", "failed", "failed", "same"],
      ["took", "140 ms", "1 630 ms", "−1 490 ms"],
      ["late", "0 ms", "1 330 ms", "−1 330 ms"],
      ["calls to API", "1", "3", "−2"],
      ["calls to Orders", "1", "9", "−8"],
      ["calls to Database", "3", "27", "−24"],
      ["ghost work", "0 ms", "0 ms", "same"],
    ]);
    expect(run).toEqual([["all work over at", "140 ms", "1 630 ms", "−1 490 ms"]]);
  });

  it("tell how often one request makes a call, where it is more than once", () => {
    const [storm, once] = withPreset("retry-storm-27", "withoutRetries");
    const two = { arrivals: [0, 5000] };
    const { runRows: run } = compare(setOperation(storm, two), setOperation(once, two));
    expect(run).toContainEqual(["calls to Database", "54", "2", "+52"]);
    expect(run).toContainEqual(["calls to Database, a request", "27", "1", "+26"]);
  });

  it("of a request that the second has not are a dash", () => {
    const order = fromGallery("order-800");
    const twice = setOperation(order, { arrivals: [0, 2000] });
    expect(compare(twice, order, 2).requestRows[1]).toEqual(["took", "800 ms", "–", "–"]);
  });
});

describe("the halves are called", () => {
  const order = fromGallery("order-800");
  it.each<[string, readonly [Scenario, Scenario], readonly string[]]>([
    [
      "by their settings of one thing",
      withPreset("fan-out", "inOrder"),
      ["Calls fanned out", "Calls one after the other"],
    ],
    [
      "by what is kept back",
      withPreset("order-800", "nothingKeptBack"),
      ["Time kept back", "Nothing kept back"],
    ],
    [
      "by where retries are",
      withPreset("retry-storm-27", "withoutRetries"),
      ["Retries at API, Orders and Database", "No retries"],
    ],
    [
      "by who stops",
      withPreset("client-gives-up-told", "workPastDeadline"),
      ["Callees that stop at their deadline", "Callees that work past their deadline"],
    ],
    [
      "by the value of one setting",
      [order, setHop(order, "payment", { timeoutMs: 250 })],
      ["Own timeout 400 ms at Payment", "Own timeout 250 ms at Payment"],
    ],
    [
      "by their titles where several things differ",
      [fromGallery("retry-storm-27"), fromGallery("retry-storm-budget")],
      [
        "Three layers retry: one request makes 27 calls",
        "The storm under one budget that everyone is told",
      ],
    ],
    [
      "by when they were, where nothing else tells them apart",
      [order, setOperation(order, { deadlineMs: 900, reserveMs: 10 })],
      [],
    ],
    ["by when they were, as long as nothing differs", [order, order], []],
  ])("%s", (_, [a, b], names) => {
    expect(compare(a, b).names).toEqual(names);
  });
});

describe("the settings", () => {
  it("stand with both their values", () => {
    const order = fromGallery("order-800");
    const other = setHop(setOperation(order, { budget: "local", deadlineMs: null }), "payment", {
      timeoutMs: null,
      responses: [{ durationMs: { p50: 10, p99: 2000 }, result: "rejected" }, { never: true }],
    });
    expect(compare(order, setOperation(other, { deadlineMs: 900 })).settings).toEqual([
      ["Deadline", "800 ms", "900 ms"],
      ["Budget", "shared", "own timeouts only"],
      ["Payment: own timeout", "400 ms", "none"],
      ["Payment: answers", "ok 450 ms", "business refusal p50 10 ms, p99 2 000 ms, never answers"],
    ]);
  });

  it("that come to the same words are only otherwise", () => {
    const order = setOperation(fromGallery("order-800"), { arrivals: [0, 5] });
    expect(compare(order, setOperation(order, { arrivals: [0, 6] })).settings).toEqual([
      ["Requests", "2 moments", "otherwise"],
    ]);
  });

  it("tell the rules of a breaker that only some library has", () => {
    const guarded = fromGallery("budget-meets-breaker");
    const other = setBreaker(guarded, "payment", {
      halfOpen: { admits: "per-period" },
      atOpenTime: "refused",
    });
    expect(compare(guarded, other).settings).toEqual([
      [
        "Breaker payment: other rules",
        "as usual",
        "its permits bound all probes of an open time; a call at exactly the open time is still refused",
      ],
    ]);
  });

  it.each<[string, BreakerRules, string, string]>([
    [
      "a window in buckets that a timer judges",
      {
        trip: {
          ...{ kind: "time", windowMs: 10_000, failureRate: 0.5, minCalls: 20, slowMs: 500 },
          ...{ slowRate: 0.8, buckets: { count: 10, from: "creation" }, judgedEveryMs: 500 },
        },
      },
      "opens at",
      "50 % of 10 000 ms (not before 20 calls; slow is longer than 500 ms; opens too when 80 % are slow; in 10 buckets; buckets begin at its creation; judged only every 500 ms)",
    ],
    [
      "a row that forgets",
      {
        trip: {
          ...{ kind: "consecutive", failures: 5, windowMs: 60_000 },
          buckets: { count: 6, from: "epoch" },
        },
      },
      "opens at",
      "5 failures in a row (forgets failures older than 60 000 ms; in 6 buckets; buckets begin by the clock)",
    ],
    [
      "half-open with a verdict and a longest time",
      {
        halfOpen: {
          verdict: { kind: "rate", minCalls: 10, failureRate: 0.5, rateIn: "percent" },
          maxMs: 5_000,
        },
      },
      "other rules",
      "decided by a share of so many answers; after 10 answers; opens when 50 % of the probes have failed; the probes' share is percents; lasts at most 5 000 ms; without a verdict it becomes open",
    ],
    [
      "the rest",
      { openStepsMs: [1_000, 30_000], closingEmpties: false, capacity: 4, warmUpMs: 0 },
      "other rules",
      "open times 1 000 ms, 30 000 ms; closing keeps what was counted; at most 4 calls in flight",
    ],
    [
      "what it makes of a refusal",
      { counts: { rejected: "failure" } },
      "what counts",
      "business refusal a failure",
    ],
  ])("tell the rules of a breaker by the labels of their knobs: %s", (_, rules, row, value) => {
    const guarded = fromGallery("budget-meets-breaker");
    const { settings } = compare(setBreaker(guarded, "payment", rules), guarded);
    const found = settings.find(([name]) => name === `Breaker payment: ${row}`);
    expect(found?.[1]).toContain(value);
  });

  it.each(LANGUAGES)("of every library leave no key of a scenario file in %s", async (language) => {
    const texts = language === "en" ? en : await BUNDLES[language].allTexts();
    const guarded = fromGallery("budget-meets-breaker");
    const said = BREAKER_PROFILES.flatMap((profile) => {
      const rules = formsOf(profile).flatMap((form) => {
        const mapped = mapConfig(profile, form);
        return mapped.ok ? [mapped.rules] : [];
      });
      return rules.flatMap((own) => {
        const other = setBreaker(guarded, "payment", own);
        const rows = settingRows(differencesOf(other, guarded), plan(other), texts);
        return rows.flatMap(({ name, a, b }) => [name, a, b]);
      });
    });
    expect(said.length).toBeGreaterThan(2 * BREAKER_PROFILES.length);
    expect(said.filter((text) => /[a-z][A-Z]/.test(text))).toEqual([]);
  });

  it("tell what two trips of one rate differ in", () => {
    const rate = { kind: "count", size: 20, failureRate: 0.5 } as const;
    const tripped = (minCalls: number) =>
      setBreaker(fromGallery("budget-meets-breaker"), "payment", { trip: { ...rate, minCalls } });
    expect(compare(tripped(5), tripped(10)).settings).toEqual([
      [
        "Breaker payment: opens at",
        "50 % of 20 calls (not before 5 calls)",
        "50 % of 20 calls (not before 10 calls)",
      ],
    ]);
  });

  it("go by the first one's name of a hop", () => {
    const order = fromGallery("order-800");
    const other = setHop(renameHop(order, "payment", "Bank"), "payment", { marginMs: 5 });
    expect(compare(order, other).settings).toEqual([
      ["Payment: name", "Payment", "Bank"],
      ["Payment: margin", "0 ms", "5 ms"],
    ]);
  });
});

it("breakers are told where their states differ", () => {
  const [breaker, none] = withPreset("budget-meets-breaker", "withoutBreaker");
  const run = simulate(breaker);
  const at = (type: string, operation: number) =>
    snapshotAt(
      run,
      run.events.findIndex((event) => event.type === type && event.operation === operation),
    ).breakers;
  const without = snapshotAt(simulate(none), 0).breakers;
  expect(breakerDifferences(at("refused", 6), at("arrival", 1), en)).toEqual([
    "Breaker payment: open; in the pinned one closed.",
  ]);
  expect(breakerDifferences(at("refused", 6), without, en)).toEqual([
    "Breaker payment: open; in the pinned one not there.",
  ]);
  expect(breakerDifferences(at("refused", 6), at("refused", 6), en)).toEqual([]);
});
