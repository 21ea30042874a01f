import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BreakerMemory } from "../../src/engine/breakerReplay";
import type { BreakerState } from "../../src/engine/event";
import { type BreakerPlan, plan } from "../../src/engine/plan";
import type { BreakerRules } from "../../src/engine/scenario";
import { type BreakerDiagram, breakerDiagram } from "../../src/layout/breakerDiagram";
import {
  boxesMeet,
  circleMeets,
  lineMeets,
  textWidthPx,
} from "../../src/layout/breakerDiagramLabels";
import { en, type Texts } from "../../src/texts/en";
import { texts as ru } from "../../src/texts/ru/texts";
import { texts as vi } from "../../src/texts/vi/texts";

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;

function planOf(rules: BreakerRules): BreakerPlan {
  const filled = plan({
    version: 1,
    title: "One breaker",
    deadlineMs: null,
    seed: 1,
    hops: [],
    breakers: { lab: rules },
    arrivals: [0],
  });
  const breaker = filled.breakers.lab;
  if (breaker === undefined) throw new Error("the plan lost its breaker");
  return breaker;
}

const base = { failures: 0, failedProbes: 0, namedAtMs: null, forced: null } as const;
const closed: BreakerState = { ...base, kind: "closed" };

function diagramOf(widthPx: number, rules: BreakerRules, state: BreakerState, texts: Texts) {
  const moment = { state, atMs: 0, forcedUntilMs: null };
  return breakerDiagram(widthPx, planOf(rules), moment, false, texts.breaker);
}

function draw(widthPx: number, rules: BreakerRules, state: BreakerState, atMs = 0, byHand = false) {
  return breakerDiagram(
    widthPx,
    planOf(rules),
    { state, atMs, forcedUntilMs: null },
    byHand,
    en.breaker,
  );
}

const figure = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.constant(1_000_000),
);
const span = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 1, max: DAY_MS }),
  fc.constant(DAY_MS),
);
const rate = fc.constantFrom(0, 0.5, 0.333, 0.995, 1);
const more = { slowMs: span, slowRate: rate, strict: fc.boolean(), failures: figure };
const sized = { requiredKeys: ["kind" as const, "size" as const, "failureRate" as const] };
const timed = { requiredKeys: ["kind" as const, "windowMs" as const, "failureRate" as const] };
const becomes = fc.constantFrom("open" as const, "closed" as const);
const ignored = fc.constantFrom("closes" as const, "success" as const);
const verdict = fc.oneof(
  fc.record({
    kind: fc.constant("rate" as const),
    minCalls: figure,
    failureRate: rate,
    slowRate: rate,
  }),
  fc.record({ kind: fc.constant("sampling" as const), calls: figure, failureRate: rate }),
  fc.record({ kind: fc.constant("counts" as const), successes: figure, failures: figure }),
);
const rules: fc.Arbitrary<BreakerRules> = fc.record(
  {
    trip: fc.oneof(
      fc.record({ kind: fc.constant("consecutive" as const), failures: figure }),
      fc.record(
        { kind: fc.constant("count" as const), size: figure, failureRate: rate, ...more },
        sized,
      ),
      fc.record(
        { kind: fc.constant("time" as const), windowMs: span, failureRate: rate, ...more },
        timed,
      ),
    ),
    opens: fc.constantFrom("lazy" as const, "timer" as const),
    atOpenTime: fc.constantFrom("through" as const, "refused" as const),
    openMs: span,
    openBackoff: fc.constant({ factor: 2, maxMs: MONTH_MS }),
    halfOpen: fc.record(
      { permits: figure, successesToClose: figure, verdict, maxMs: span, becomes, ignored },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const state: fc.Arbitrary<BreakerState> = fc
  .record({
    kind: fc.constantFrom("closed" as const, "open" as const, "half-open" as const),
    failures: figure,
    failedProbes: fc.integer({ min: 0, max: 40 }),
    namedAtMs: fc.option(fc.integer({ min: 0, max: MONTH_MS })),
    forced: fc.constantFrom(null, "open" as const, "closed" as const),
    openMs: span,
    some: figure,
  })
  .map(({ kind, openMs, some, ...shared }): BreakerState => {
    if (kind === "closed") return { ...shared, kind };
    if (kind === "open") return { ...shared, kind, openedAtMs: 0, reopensAtMs: openMs };
    return { ...shared, kind, probesInFlight: some, successes: some };
  });

function collisions(drawn: BreakerDiagram): string[] {
  const boxes = [
    ...drawn.arrows.map((arrow) => ({ name: `${arrow.from} to ${arrow.to}`, ...arrow.label })),
    ...(drawn.live === null ? [] : [{ name: "live", ...drawn.live }]),
  ];
  const found: string[] = [];
  boxes.forEach(({ name, box }, index) => {
    if (box.x < 0 || box.y < 0) found.push(`${name} leaves the top or left`);
    if (box.x + box.width > drawn.widthPx) found.push(`${name} leaves the right`);
    if (box.y + box.height > drawn.heightPx) found.push(`${name} leaves the bottom`);
    for (const other of boxes.slice(index + 1))
      if (boxesMeet(box, other.box)) found.push(`${name} meets ${other.name}`);
    for (const node of drawn.nodes)
      if (circleMeets(box, { ...node, r: drawn.places.ringPx }))
        found.push(`${name} meets the node ${node.kind}`);
    for (const arrow of drawn.arrows)
      if (lineMeets(box, arrow.travel.slice(1, -1)))
        found.push(`${name} meets the arrow ${arrow.from} to ${arrow.to}`);
  });
  return found;
}

describe("the breaker's diagram", () => {
  it("keeps every label clear of labels, nodes, arrows and edges, at any width and figure", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 272, max: 720 }),
        rules,
        state,
        fc.integer({ min: 0, max: MONTH_MS }),
        fc.boolean(),
        (widthPx, someRules, someState, atMs, byHand) => {
          expect(collisions(draw(widthPx, someRules, someState, atMs, byHand))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("writes the breaker's own figures on its four arrows", () => {
    const drawn = draw(376, { openMs: 3000, halfOpen: { successesToClose: 2 } }, closed);
    const labels = drawn.arrows.map((arrow) => [
      `${arrow.from} to ${arrow.to}`,
      arrow.label.lines
        .map((line) => line.text)
        .join(" ")
        .replaceAll("\u202f", " "),
    ]);
    expect(Object.fromEntries(labels)).toEqual({
      "closed to open": "failures ≥ 3",
      "open to half-open": "after 3 000 ms",
      "half-open to open": "a failed probe",
      "half-open to closed": "2 successes",
    });
  });

  it("sets opposite arrows 18 px apart", () => {
    const drawn = draw(376, {}, closed);
    const [there, back] = ["open to half-open", "half-open to open"].map(
      (name) =>
        drawn.arrows
          .find((arrow) => `${arrow.from} to ${arrow.to}` === name)
          ?.travel.slice(1, -1) ?? [],
    );
    const [from, to] = there ?? [];
    const [point] = back ?? [];
    if (!from || !to || !point) throw new Error("an arrow is missing");
    const along = { x: to.x - from.x, y: to.y - from.y };
    const across = along.x * (point.y - from.y) - along.y * (point.x - from.x);
    expect(Math.abs(across) / Math.hypot(along.x, along.y)).toBeCloseTo(18, 6);
  });

  it("keeps the guards outside the triangle", () => {
    const { arrows, nodes } = draw(376, {}, closed);
    const [left, right, bottom] = nodes;
    if (!left || !right || !bottom) throw new Error("a node is missing");
    for (const { label } of arrows) {
      const x = label.box.x + label.box.width / 2;
      const y = label.box.y + label.box.height / 2;
      const depth = (y - left.y) / (bottom.y - left.y);
      const half = ((right.x - left.x) / 2) * (1 - depth);
      expect(depth > 0 && Math.abs(x - bottom.x) < half).toBe(false);
    }
  });

  it.each([288, 320, 340, 358])(
    "sets each guard of a row %d px wide beside its own arrow",
    (widthPx) => {
      const { arrows, nodes } = draw(widthPx, { openMs: 3000 }, closed);
      const xOf = (kind: string) => nodes.find((node) => node.kind === kind)?.x ?? 0;
      const rowY = nodes[0]?.y ?? 0;
      for (const { from, to, label } of arrows) {
        const middle = label.box.x + label.box.width / 2;
        expect(middle).toBeGreaterThan(Math.min(xOf(from), xOf(to)));
        expect(middle).toBeLessThan(Math.max(xOf(from), xOf(to)));
        expect(label.box.y + label.box.height / 2 < rowY).toBe(xOf(from) < xOf(to));
      }
    },
  );

  it.each([
    // At the widest usual letters: 12 × 5.16 em < 62 of the circle's px, 12 × 7.28 em > 62; bold, × 1.12 > 78.
    ["en", "row", 358, en, ["half-open"]],
    ["en", "triangle", 376, en, ["half-open"]],
    ["ru", "row", 358, ru, ["полу-", "открыт"]],
    ["ru", "triangle", 376, ru, ["полу-", "открыт"]],
    ["vi", "row", 358, vi, ["nửa mở"]],
    ["vi", "triangle", 376, vi, ["nửa mở"]],
  ] as const)("keeps the name inside its circle: %s, %s", (_, shape, widthPx, texts, lines) => {
    const drawn = diagramOf(widthPx, {}, closed, texts);
    const node = drawn.nodes.find(({ kind }) => kind === "half-open");
    if (node === undefined) throw new Error("a node is missing");
    expect([drawn.shape, node.name.map(({ text }) => text)]).toEqual([shape, lines]);
    // Letters of 12 px: 7 px above the baseline, 3 below it. Above them is the token, of 5 px.
    for (const { x, y, text } of node.name) {
      expect(x).toBe(node.x);
      expect(
        Math.hypot(textWidthPx(text) / 2, Math.max(node.y - y + 7, y + 3 - node.y)),
      ).toBeLessThan(node.r + 4);
      expect(y - 7).toBeGreaterThan(node.rest.y + 5);
    }
  });

  it("is a triangle of 276 px on the rail and a row of 132 px on a phone", () => {
    const rail = draw(376, {}, closed);
    const phone = draw(358, {}, closed);
    expect([rail.shape, rail.heightPx, phone.shape, phone.heightPx]).toEqual([
      "triangle",
      276,
      "row",
      132,
    ]);
    expect(new Set(phone.nodes.map((node) => node.y)).size).toBe(1);
    expect(new Set(rail.nodes.map((node) => node.y)).size).toBe(2);
  });

  it.each([
    ["as it opens the ring is whole", 4510, 1],
    ["half of the time later half is left", 6010, 0.5],
    ["1 120 ms early 1 120 of 3 000 are left", 6390, 1120 / 3000],
    ["when it may reopen nothing is left", 7510, 0],
    ["and nothing after it", 9000, 0],
  ])("%s", (_, atMs, fraction) => {
    const open: BreakerState = { ...base, kind: "open", openedAtMs: 4510, reopensAtMs: 7510 };
    expect(draw(376, { openMs: 3000 }, open, atMs).ring?.fraction).toBeCloseTo(fraction, 9);
  });

  it("lets the ring run to a moment a Retry-After named, when that is later", () => {
    const open: BreakerState = {
      ...base,
      kind: "open",
      openedAtMs: 0,
      reopensAtMs: 1000,
      namedAtMs: 4000,
    };
    const drawn = draw(376, { openMs: 1000 }, open, 1000);
    expect(drawn.ring?.fraction).toBeCloseTo(0.75, 9);
    expect(drawn.sentence).toContain("Retry-After");
  });

  /** What events do not carry, at 300 ms of a half-open period that began at 200. */
  const memory = (waiting: number): BreakerMemory => ({
    createdAtMs: 0,
    failures: 0,
    window: null,
    tally: { total: 0, failures: 0, slow: 0 },
    halfOpen: {
      sinceMs: 200,
      taken: 1,
      inFlight: 1,
      renewsAtMs: null,
      successes: 0,
      failures: 0,
      slow: 0,
    },
    inFlight: 1,
    waiting,
    late: { counted: 0, dropped: 0 },
  });
  const halfOpen: BreakerState = { ...base, kind: "half-open", probesInFlight: 1, successes: 0 };
  const drawHalfOpen = (
    widthPx: number,
    more: NonNullable<BreakerRules["halfOpen"]>,
    waiting: number,
  ) => {
    const moment = { state: halfOpen, atMs: 300, forcedUntilMs: null, memory: memory(waiting) };
    return breakerDiagram(widthPx, planOf({ halfOpen: more }), moment, false, en.breaker);
  };

  it("drains a ring round a half-open one that has a longest time, and says what it becomes", () => {
    // 100 of its 400 ms are over.
    const drawn = drawHalfOpen(376, { maxMs: 400, becomes: "closed" }, 0);
    const node = drawn.nodes.find(({ kind }) => kind === "half-open");
    expect(drawn.ring).toMatchObject({ x: node?.x, y: node?.y, fraction: 0.75 });
    expect(drawn.lease).toBe("Without a verdict it becomes closed in 300\u202fms.");
    // A row's sentence says it already.
    const row = drawHalfOpen(358, { maxMs: 400, becomes: "closed" }, 0);
    expect([row.ring?.fraction, row.lease]).toEqual([0.75, null]);
    expect(row.sentence).toContain("Without a verdict it becomes closed in 300\u202fms.");
    const endless = drawHalfOpen(376, {}, 0);
    expect([endless.ring, endless.lease]).toEqual([null, null]);
  });

  it.each([376, 358])(
    "stands who waits inside the half-open node, below its pips, %i px wide",
    (widthPx) => {
      expect(drawHalfOpen(widthPx, { excess: "waits" }, 0).waiting).toBeNull();
      const { waiting, nodes, pips } = drawHalfOpen(widthPx, { excess: "waits" }, 12);
      const node = nodes.find(({ kind }) => kind === "half-open");
      if (waiting === null || node === undefined) throw new Error("nobody waits");
      expect(waiting.count).toBe("12");
      // An hourglass of 6 by 8 px, 3 px on the number; its lower corners are inside the circle.
      const [, left = 0, top = 0] =
        waiting.path.match(/^M([\d.]+) ([\d.]+)h6l-6 8h6Z$/)?.map(Number) ?? [];
      expect(Math.hypot(left - node.x, top + 8 - node.y)).toBeLessThan(node.r);
      expect(waiting.x).toBeCloseTo(left + 9, 6);
      for (const pip of pips) expect(top).toBeGreaterThan(pip.y + pip.r);
    },
  );

  it("draws no ring while it is closed, half-open or forced", () => {
    expect(draw(376, {}, closed).ring).toBeNull();
    const forced: BreakerState = {
      ...base,
      kind: "open",
      openedAtMs: 0,
      reopensAtMs: 1000,
      forced: "open",
    };
    expect(draw(376, {}, forced).ring).toBeNull();
  });

  it("says longer pauses on the arrow as they grow", () => {
    const grown = draw(
      376,
      { openMs: 1000, openBackoff: { factor: 2, maxMs: 5000 } },
      { ...closed, failedProbes: 2 },
    );
    const capped = draw(
      376,
      { openMs: 1000, openBackoff: { factor: 2, maxMs: 5000 } },
      { ...closed, failedProbes: 3 },
    );
    const textOf = (drawn: BreakerDiagram) =>
      drawn.arrows
        .find((arrow) => arrow.from === "open")
        ?.label.lines.map((line) => line.text)
        .join(" ");
    expect(textOf(grown)).toBe("after 4\u202f000\u202fms");
    expect(textOf(capped)).toBe("after 5\u202f000\u202fms");
  });

  it("draws an arrow by hand only when asked to", () => {
    expect(draw(376, {}, closed).arrows.some((arrow) => arrow.byHand)).toBe(false);
    const byHand = draw(376, {}, closed, 0, true).arrows.filter((arrow) => arrow.byHand);
    expect(byHand.map(({ from, to }) => `${from} to ${to}`)).toEqual(["open to closed"]);
  });

  it("counts few failures in pips, and leaves many to the figures", () => {
    const failed: BreakerState = { ...closed, failures: 2 };
    expect(draw(376, {}, failed).pips.map((pip) => pip.filled)).toEqual([true, true, false]);
    const many = { trip: { kind: "consecutive", failures: 30 } } as const;
    expect(draw(376, many, failed).pips).toEqual([]);
  });

  it("lets the token set out where it rests and arrive where it will rest", () => {
    const { arrows, nodes } = draw(376, {}, closed, 0, true);
    for (const arrow of arrows) {
      expect(arrow.travel[0]).toEqual(nodes.find((node) => node.kind === arrow.from)?.rest);
      expect(arrow.travel.at(-1)).toEqual(nodes.find((node) => node.kind === arrow.to)?.rest);
    }
  });
});
