/** The tree of hops: where a hop goes, where it may not, and what holds for every tree. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/codec/parseScenario";
import { type NewHop, removeHop } from "../../src/engine/edit";
import { callsOf, findHop, flatHops, mapLists } from "../../src/engine/hopTree";
import type { CallHop, Hop, Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import {
  type Beside,
  duplicateHop,
  duplicateRefusal,
  insertHop,
  moveRefusal,
  moveStep,
  moveTo,
  placeBeside,
  placeOf,
  setFanOut,
  stepTo,
  type TreePlace,
  type TreeStep,
} from "../../src/engine/treeEdit";
import { scenarios } from "../support/scenarios";
import { call, scenario, work } from "../support/shapes";

/** `a(b c(d))`: a hop calls those in its brackets. */
const shapeOf = (hops: readonly Hop[]): string =>
  hops
    .map((hop) => {
      const inner = shapeOf(callsOf(hop));
      return inner === "" ? hop.id : `${hop.id}(${inner})`;
    })
    .join(" ");
const shape = (of: Scenario) => shapeOf(of.hops);

const edge = work("edge", 5);
const pay = call("pay", 10, { calls: [call("fraud", 5), call("bank", 5, { breaker: "bank" })] });
const order = scenario([edge, call("stock", 10), pay], {
  deadlineMs: 100,
  breakers: { bank: {} },
});

/** `c1(c2(… cN))`. */
const chain = (depth: number, from = 1): CallHop =>
  from === depth ? call(`c${from}`, 1) : call(`c${from}`, 1, { calls: [chain(depth, from + 1)] });

describe("steps", () => {
  it.each<[string, TreeStep, string]>([
    ["stock", "earlier", "stock edge pay(fraud bank)"],
    ["stock", "later", "edge pay(fraud bank) stock"],
    ["bank", "earlier", "edge stock pay(bank fraud)"],
    ["fraud", "later", "edge stock pay(bank fraud)"],
    ["pay", "nest", "edge stock(pay(fraud bank))"],
    ["bank", "nest", "edge stock pay(fraud(bank))"],
    ["fraud", "unnest", "edge stock pay(bank) fraud"],
    ["bank", "unnest", "edge stock pay(fraud) bank"],
  ])("%s %s gives %s", (hopId, step, expected) => {
    expect(shape(moveStep(order, hopId, step))).toBe(expected);
  });

  it.each<[string, TreeStep, string]>([
    ["edge", "earlier", "first"],
    ["pay", "later", "last"],
    ["edge", "nest", "first"],
    ["fraud", "nest", "first"],
    ["stock", "nest", "in_work"],
    ["stock", "unnest", "outermost"],
    ["nobody", "nest", "no_such_hop"],
  ])("%s does not go %s: %s", (hopId, step, refusal) => {
    expect(stepTo(order, hopId, step)).toBe(refusal);
    expect(moveStep(order, hopId, step)).toBe(order);
  });

  it("a hop goes with what is in it, 12 deep and no deeper", () => {
    // Eleven in one another; nested under `top` they are twelve, and one more is too many.
    const eleven = scenario([call("top", 1), chain(11)]);
    expect(placeOf(moveStep(eleven, "c1", "nest"), "c1")).toEqual({ parent: "top", index: 0 });
    const twelve = scenario([call("top", 1), chain(12)]);
    expect(stepTo(twelve, "c1", "nest")).toBe("too_deep");
    expect(moveStep(twelve, "c1", "nest")).toBe(twelve);
  });
});

describe("to any place", () => {
  it.each<[string, TreePlace, string]>([
    ["edge", { parent: "pay", index: 1 }, "stock pay(fraud edge bank)"],
    ["edge", { parent: null, index: 2 }, "stock edge pay(fraud bank)"],
    ["edge", { parent: null, index: 99 }, "stock pay(fraud bank) edge"],
    ["bank", { parent: null, index: 0 }, "bank edge stock pay(fraud)"],
    ["bank", { parent: "fraud", index: 0 }, "edge stock pay(fraud(bank))"],
    ["pay", { parent: "stock", index: 0 }, "edge stock(pay(fraud bank))"],
  ])("%s to %j", (hopId, place, expected) => {
    expect(shape(moveTo(order, hopId, place))).toBe(expected);
  });

  it.each<[string, TreePlace]>([
    ["stock", { parent: null, index: 1 }],
    ["stock", { parent: null, index: 2 }],
    ["bank", { parent: "pay", index: 1 }],
  ])("%s at %j is where it was", (hopId, place) => {
    expect(moveTo(order, hopId, place)).toBe(order);
  });

  it.each<[string, TreePlace, string]>([
    ["pay", { parent: "bank", index: 0 }, "in_itself"],
    ["pay", { parent: "pay", index: 0 }, "in_itself"],
    ["pay", { parent: "edge", index: 0 }, "in_work"],
    ["pay", { parent: "nobody", index: 0 }, "no_such_hop"],
    ["nobody", { parent: null, index: 0 }, "no_such_hop"],
  ])("%s to %j is refused: %s", (hopId, place, refusal) => {
    expect(moveRefusal(order, hopId, place)).toBe(refusal);
    expect(moveTo(order, hopId, place)).toBe(order);
  });
});

/** As the page does it. */
function addBeside(of: Scenario, hopId: string, beside: Beside, hop: NewHop): Scenario {
  const place = placeBeside(of, hopId, beside);
  return place === null ? of : insertHop(of, place, hop);
}

describe("added", () => {
  const more = { kind: "work", name: "More", durationMs: 1 } as const;

  it.each<[string, Beside, string]>([
    ["fraud", "before", "edge stock pay(more fraud bank)"],
    ["fraud", "after", "edge stock pay(fraud more bank)"],
    ["pay", "inside", "edge stock pay(fraud bank more)"],
    ["stock", "inside", "edge stock(more) pay(fraud bank)"],
  ])("%s: %s", (hopId, beside, expected) => {
    expect(shape(addBeside(order, hopId, beside, more))).toBe(expected);
  });

  it("not inside work, not past 12 deep and not past 200 hops", () => {
    expect(addBeside(order, "edge", "inside", more)).toBe(order);
    const deep = scenario([chain(12)]);
    expect(addBeside(deep, "c12", "inside", more)).toBe(deep);
    expect(shape(addBeside(deep, "c12", "after", more))).toMatch(/c11\(c12 more\)/);
    const full = scenario(Array.from({ length: 200 }, (_, n) => call(`h${n}`, 1)));
    expect(addBeside(full, "h7", "inside", more)).toBe(full);
  });

  it("once more, with new names and ids, and the same breaker", () => {
    const twice = duplicateHop(order, "pay");
    expect(shape(twice)).toBe("edge stock pay(fraud bank) pay-2(fraud-2 bank-2)");
    expect(findHop(twice.hops, "bank-2")).toEqual({
      ...callsOf(pay)[1],
      id: "bank-2",
      name: "bank 2",
    });
    expect(shape(duplicateHop(twice, "bank-2"))).toMatch(/pay-2\(fraud-2 bank-2 bank-3\)/);
  });

  it("once more, up to 200 hops", () => {
    // 198 and the three of `pay` would be 201.
    const nearly = scenario([...Array.from({ length: 195 }, (_, n) => call(`h${n}`, 1)), pay]);
    expect(flatHops(nearly.hops)).toHaveLength(198);
    expect(duplicateRefusal(nearly, "pay")).toBe("too_many");
    expect(duplicateHop(nearly, "pay")).toBe(nearly);
    expect(flatHops(duplicateHop(nearly, "h0").hops)).toHaveLength(199);
  });

  it("calls at once, and in order again", () => {
    const atOnce = setFanOut(order, "pay", true);
    expect(findHop(atOnce.hops, "pay")).toEqual({ ...pay, fanOut: true });
    expect(setFanOut(atOnce, "pay", false)).toEqual(order);
    expect(setFanOut(order, "edge", true)).toBe(order);
  });
});

/** The hops of a flat scenario put into one another, and things that refer to them. */
const trees: fc.Arbitrary<Scenario> = fc
  .tuple(
    scenarios,
    fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    fc.nat(),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([flat, picks, at, refers, told]) => {
    const nested = flat.hops.reduce<Scenario>((made, { id }, i) => {
      const callers = flatHops(made.hops).filter((hop) => hop.kind === "call" && hop.id !== id);
      const parent = callers[(picks[i] ?? 0) % (callers.length + 1)]?.id ?? null;
      return moveTo(made, id, { parent, index: 0 });
    }, flat);
    const hops = flatHops(nested.hops);
    const hop = hops[at % hops.length];
    const said = told ? { ...nested, propagation: "remaining" as const } : nested;
    if (!refers || hop?.kind !== "call") return said;
    return {
      ...said,
      arrivals: [{ atMs: 0, answers: { [hop.id]: [{ durationMs: 1 }] } }, 40],
      outages: [{ hop: hop.id, fromMs: 10, toMs: 90, result: "unavailable", durationMs: 2 }],
      opensAt: { operation: 1, hop: hop.id, moment: "end" },
    };
  });

const STEPS: readonly TreeStep[] = ["earlier", "later", "nest", "unnest"];
const BESIDES: readonly Beside[] = ["before", "after", "inside"];
type Edit = (scenario: Scenario, hopId: string, to: TreePlace) => Scenario;
const EDITS: readonly Edit[] = [
  ...STEPS.map(
    (step): Edit =>
      (now, hopId) =>
        moveStep(now, hopId, step),
  ),
  ...BESIDES.map(
    (beside): Edit =>
      (now, hopId) =>
        addBeside(now, hopId, beside, {
          kind: "call",
          name: "More",
          timeoutMs: 20,
          responses: [{ durationMs: 5 }],
        }),
  ),
  (now, hopId, to) => moveTo(now, hopId, to),
  (now, hopId) => removeHop(now, hopId),
  (now, hopId) => duplicateHop(now, hopId),
  (now, hopId) => setFanOut(now, hopId, true),
];

/** Several edits in a row, each at some hop, and some place for those that want one. */
const edits = fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.nat(), fc.nat(), fc.nat(5)), {
  minLength: 1,
  maxLength: 6,
});

const hopAt = (now: Scenario, at: number): string => {
  const hops = flatHops(now.hops);
  return hops[at % Math.max(1, hops.length)]?.id ?? "nobody";
};

/** No calls and an empty list of them are the same. */
const normal = (of: Scenario): Scenario =>
  mapLists(of, (hops) =>
    hops.map((hop) => {
      if (hop.kind === "work" || hop.calls?.length !== 0) return hop;
      const { calls, ...alone } = hop;
      return alone;
    }),
  );

describe("every tree", () => {
  it("stays one that the format accepts and that runs, whatever is done to it", () => {
    fc.assert(
      fc.property(trees, edits, (tree, list) => {
        let now = tree;
        for (const [edit, at, into, index] of list) {
          now = edit(now, hopAt(now, at), { parent: index === 0 ? null : hopAt(now, into), index });
          expect(parseScenario(now)).toEqual({ ok: true, scenario: now });
          expect(simulate(now, { record: "outcome" }).version).toBe(1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("loses nobody and changes nobody when a hop moves", () => {
    const alone = (of: Scenario) =>
      flatHops(of.hops)
        .map((hop) => (hop.kind === "call" ? { ...hop, calls: [] } : hop))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    fc.assert(
      fc.property(trees, fc.nat(), fc.nat(), fc.nat(5), (tree, at, into, index) => {
        const to = { parent: index === 0 ? null : hopAt(tree, into), index };
        const moved = moveTo(tree, hopAt(tree, at), to);
        expect(alone(moved)).toEqual(alone(tree));
        const { hops, ...rest } = moved;
        const { hops: before, ...restBefore } = tree;
        expect(rest).toEqual(restBefore);
        expect(flatHops(hops)).toHaveLength(flatHops(before).length);
      }),
    );
  });

  it.each<[TreeStep, TreeStep]>([
    ["nest", "unnest"],
    ["later", "earlier"],
    ["earlier", "later"],
  ])("%s then %s is the way it was", (there, back) => {
    fc.assert(
      fc.property(trees, fc.nat(), (tree, at) => {
        const hopId = hopAt(tree, at);
        fc.pre(typeof stepTo(tree, hopId, there) !== "string");
        expect(normal(moveStep(moveStep(tree, hopId, there), hopId, back))).toEqual(normal(tree));
      }),
    );
  });

  it("is the way it was when what was added or duplicated is removed", () => {
    fc.assert(
      fc.property(trees, fc.nat(), fc.constantFrom(...BESIDES), (tree, at, beside) => {
        const hopId = hopAt(tree, at);
        const added = addBeside(tree, hopId, beside, { kind: "work", name: "New", durationMs: 1 });
        if (added !== tree) expect(normal(removeHop(added, "new"))).toEqual(normal(tree));
        const place = placeBeside(duplicateHop(tree, hopId), hopId, "after");
        expect(place).not.toBeNull();
        const twice = duplicateHop(tree, hopId);
        const copies = flatHops(twice.hops).filter(
          ({ id }) => findHop(tree.hops, id) === undefined,
        );
        expect(removeHop(twice, copies[0]?.id ?? "").hops).toEqual(normal(tree).hops);
      }),
    );
  });
});
