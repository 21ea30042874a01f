import { describe, expect, it } from "vitest";
import type { Layer, LayerKind } from "../../src/engine/ladder";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { findings } from "../../src/findings/findings";
import { rungs } from "../../src/findings/ladder";
import { settingPath } from "../../src/findings/settingPath";
import { layerProfile } from "../../src/profiles/layers";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";
import { found, mended } from "./finding";

const layer = (kind: LayerKind, times: Partial<Layer> = {}): Layer => ({
  kind,
  name: kind,
  ...times,
});

function within(ladder: readonly Layer[], rest: Partial<Scenario> = {}): Scenario {
  return scenarioOf([callTo("a")], { deadlineMs: null, ladder, ...rest });
}

describe("an outer layer that gives up first", () => {
  const pairs = (scenario: Scenario) =>
    found(scenario, "ladder-order").map(({ figures }) => [
      figures.outer,
      figures.outerMs,
      figures.inner,
      figures.innerMs,
    ]);

  it.each<[string, Scenario, readonly (readonly unknown[])[]]>([
    [
      "50 s around 70 s",
      within([
        layer("load-balancer", { responseMs: 50_000 }),
        layer("application", { responseMs: 70_000 }),
      ]),
      [["load-balancer", 50_000, "application", 70_000]],
    ],
    [
      "a tie is found as well",
      within([layer("client", { responseMs: 60_000 }), layer("proxy", { responseMs: 60_000 })]),
      [["client", 60_000, "proxy", 60_000]],
    ],
    [
      "60 s around no limit",
      within([layer("client", { responseMs: 60_000 }), layer("proxy", { responseMs: null })]),
      [["client", 60_000, "proxy", 0]],
    ],
    [
      "past a layer whose wait is not known",
      within([
        layer("client", { responseMs: 10 }),
        layer("cdn"),
        layer("proxy", { responseMs: 20 }),
      ]),
      [["client", 10, "proxy", 20]],
    ],
    [
      "1 s around a deadline of 2 s, the pool inside not asked",
      within([layer("proxy", { responseMs: 1000 }), layer("pool", { responseMs: 500 })], {
        deadlineMs: 2000,
      }),
      [["proxy", 1000, "", 2000]],
    ],
    [
      "120 s, 95 s, 90 s is as it should be",
      within(
        [
          layer("client", { responseMs: 120_000 }),
          layer("load-balancer", { responseMs: 95_000 }),
          layer("application", { responseMs: 90_000 }),
        ],
        { deadlineMs: 80_000 },
      ),
      [],
    ],
    [
      "no limit around anything is longer",
      within([layer("client", { responseMs: null }), layer("proxy", { responseMs: null })], {
        deadlineMs: 500,
      }),
      [],
    ],
    ["without a ladder there is nothing", scenarioOf([callTo("a")]), []],
  ])("%s", (_, scenario, expected) => {
    expect(pairs(scenario)).toEqual(expected);
  });
});

describe("the fix of an outer layer that gives up first", () => {
  const waits = (scenario: Scenario) => scenario.ladder?.map(({ responseMs }) => responseMs);

  it("lets it, and what stands around it, wait a quarter longer", () => {
    const scenario = within([
      layer("client", { responseMs: 60_000 }),
      layer("proxy", { responseMs: 50_000 }),
      layer("application", { responseMs: 50_000 }),
    ]);
    // 50 000 × 1.25 = 62 500, so 63 000; 63 000 × 1.25 = 78 750, so 79 000.
    expect(waits(mended(scenario, "ladder-order"))).toEqual([79_000, 63_000, 50_000]);
    expect(found(mended(scenario, "ladder-order"), "ladder-order")).toEqual([]);
  });

  it("lets it outlast the deadline: 2 000 × 1.25", () => {
    const scenario = within([layer("proxy", { responseMs: 1000 })], { deadlineMs: 2000 });
    expect(waits(mended(scenario, "ladder-order"))).toEqual([2500]);
  });

  it("is none around what has no limit", () => {
    const scenario = within([
      layer("client", { responseMs: 60_000 }),
      layer("proxy", { responseMs: null }),
    ]);
    expect(mended(scenario, "ladder-order")).toBe(scenario);
  });
});

describe("the fix of a time inside that the deadline always comes before", () => {
  const pool = (times: Partial<Layer>) =>
    within([layer("application"), layer("pool", times)], { deadlineMs: 800 });

  it("waits four fifths of it, and connects within a quarter", () => {
    const waiting = mended(pool({ responseMs: 900 }), "ladder-cannot-bind");
    expect(waiting.ladder?.[1]?.responseMs).toBe(640);
    const connecting = mended(pool({ connectMs: 900 }), "ladder-cannot-bind");
    expect(connecting.ladder?.[1]?.connectMs).toBe(200);
    for (const one of [waiting, connecting]) expect(found(one, "ladder-cannot-bind")).toEqual([]);
  });
});

describe("a server that closes connections too early", () => {
  it("is found in the gallery's, with the window of 1 ms each way", () => {
    expect(found(fromGallery("keep-alive-race"), "keep-alive-race")).toEqual([
      {
        severity: "warning",
        hop: null,
        operation: null,
        attempt: null,
        figures: {
          layer: 1,
          outer: "AWS ALB",
          inner: "Node server",
          idleMs: 60_000,
          keepAliveMs: 5000,
          oneWayMs: 1,
          fromMs: 4999,
          toMs: 5001,
        },
      },
    ]);
  });

  it("is mended by 65 s against 60 s", () => {
    const scenario = mended(fromGallery("keep-alive-race"), "keep-alive-race");
    expect(scenario.ladder?.[1]?.keepAliveMs).toBe(65_000);
    expect(found(scenario, "keep-alive-race")).toEqual([]);
  });

  it.each<[string, number | null | undefined, number | null | undefined, number]>([
    ["a tie loses what is on its way", 60_000, 60_000, 1],
    ["1 ms longer is longer", 60_000, 60_001, 0],
    ["a balancer that keeps them for ever", null, 5000, 1],
    ["both for ever", null, null, 0],
    ["a server for ever", 60_000, null, 0],
    ["the balancer's is not known", undefined, 5000, 0],
    ["the server's is not known", 60_000, undefined, 0],
  ])("%s", (_, idleMs, keepAliveMs, count) => {
    const scenario = within([
      layer("proxy", idleMs === undefined ? {} : { idleMs }),
      layer("application", keepAliveMs === undefined ? {} : { keepAliveMs }),
    ]);
    expect(found(scenario, "keep-alive-race")).toHaveLength(count);
    expect(found(mended(scenario, "keep-alive-race"), "keep-alive-race")).toEqual([]);
  });

  it("is found where nginx stands before Node with the defaults of both, and not before Envoy", () => {
    const of = (...ids: readonly string[]) =>
      within(ids.flatMap((id) => layerProfile(id)?.layer ?? []));
    expect(found(of("nginx", "node-http"), "keep-alive-race")).toHaveLength(1);
    expect(found(of("nginx", "envoy"), "keep-alive-race")).toEqual([]);
  });
});

describe("connecting that takes too long", () => {
  it.each<[string, Partial<Layer>, number | null, object | null]>([
    [
      "as long as the deadline",
      { connectMs: 800 },
      800,
      { connectMs: 800, wholeMs: 800, of: "deadline" },
    ],
    ["1 ms less is less", { connectMs: 799 }, 800, null],
    ["no limit", { connectMs: null }, 800, { connectMs: 0, wholeMs: 800, of: "deadline" }],
    [
      "without a deadline, its own wait",
      { connectMs: 60, responseMs: 60 },
      null,
      { wholeMs: 60, of: "response" },
    ],
    ["nothing to compare with", { connectMs: 60 }, null, null],
  ])("%s", (_, times, deadlineMs, figures) => {
    const scenario = within([layer("proxy", times)], { deadlineMs });
    expect(found(scenario, "ladder-connect-long")).toMatchObject(
      figures === null ? [] : [{ figures }],
    );
  });
});

describe("the fix of connecting that takes too long", () => {
  it("is a quarter of the whole: 800 / 4", () => {
    const scenario = within([layer("proxy", { connectMs: null })], { deadlineMs: 800 });
    const next = mended(scenario, "ladder-connect-long");
    expect(next.ladder?.[0]?.connectMs).toBe(200);
    expect(found(next, "ladder-connect-long")).toEqual([]);
  });

  it("is none where the whole is too short to share", () => {
    const scenario = within([layer("proxy", { connectMs: 3 })], { deadlineMs: 3 });
    expect(mended(scenario, "ladder-connect-long")).toBe(scenario);
  });
});

describe("where the setting of a ladder's finding stands", () => {
  it.each<[string, readonly Layer[], string]>([
    [
      "ladder-order",
      [layer("cdn"), layer("client", { responseMs: 5 }), layer("proxy", { responseMs: 6 })],
      "ladder[1].responseMs",
    ],
    [
      "keep-alive-race",
      [layer("proxy", { idleMs: 60 }), layer("application", { keepAliveMs: 5 })],
      "ladder[1].keepAliveMs",
    ],
    [
      "ladder-connect-long",
      [layer("cdn"), layer("proxy", { connectMs: 900 })],
      "ladder[1].connectMs",
    ],
    [
      "ladder-cannot-bind",
      [layer("application"), layer("pool", { responseMs: 900 })],
      "ladder[1].responseMs",
    ],
  ])("%s", (rule, ladder, path) => {
    const scenario = within(ladder, { deadlineMs: 800 });
    const paths = findings(scenario, simulate(scenario), plan(scenario))
      .filter((finding) => finding.rule === rule)
      .map((finding) => settingPath(scenario, finding));
    expect(paths[0]).toBe(path);
  });
});

describe("what a timeout can still do under a deadline of 800", () => {
  const ladder = [
    layer("client", { responseMs: 800 }),
    layer("proxy", { connectMs: 900, responseMs: 801, idleMs: 1 }),
    layer("application", { keepAliveMs: 1, responseMs: null }),
    layer("pool", { connectMs: 799, responseMs: 800 }),
  ];
  const reach = (rest: Partial<Scenario>) =>
    rungs(ladder, plan(within(ladder, rest))).map(({ index, timeout, reach }) =>
      [index, timeout, reach].join(" "),
    );

  it("shared: the client cuts first, the proxy is a net, the pool's wait never binds", () => {
    expect(reach({ deadlineMs: 800 })).toEqual([
      "0 responseMs cuts-first",
      "1 connectMs matters",
      "1 responseMs safety-net",
      "1 idleMs between-requests",
      "2 responseMs safety-net",
      "2 keepAliveMs between-requests",
      "3 connectMs matters",
      "3 responseMs never",
    ]);
  });

  it("local: a deadline that nobody keeps hides nothing", () => {
    expect(reach({ deadlineMs: 800, budget: "local" })).toEqual([
      "0 responseMs cuts-first",
      "1 connectMs matters",
      "1 responseMs matters",
      "1 idleMs between-requests",
      "2 responseMs matters",
      "2 keepAliveMs between-requests",
      "3 connectMs matters",
      "3 responseMs matters",
    ]);
  });

  it("is a note for what never binds, and for nothing else", () => {
    const scenario = within(ladder, { deadlineMs: 800 });
    expect(found(scenario, "ladder-cannot-bind")).toMatchObject([
      {
        severity: "info",
        figures: { name: "pool", timeout: "response", ms: 800, deadlineMs: 800 },
      },
    ]);
    expect(found(within(ladder), "ladder-cannot-bind")).toEqual([]);
    const endless = within([layer("application"), layer("pool", { responseMs: null })], {
      deadlineMs: 800,
    });
    expect(found(endless, "ladder-cannot-bind")).toEqual([]);
  });
});
