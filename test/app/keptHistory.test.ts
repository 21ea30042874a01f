import { describe, expect, it } from "vitest";
import { HISTORY_KEY, keepHistory, MOST_KEPT, readHistory } from "../../src/app/keptHistory";
import { setOperation } from "../../src/engine/edit";
import { galleryScenario } from "../../src/gallery/gallery";
import type { Entry } from "../../src/session/session";
import { en } from "../../src/texts/en";
import { memoryStorage, throwingStorage } from "../support/storage";

const first = galleryScenario("order-800");
if (first === null) throw new Error("The gallery has no order-800.");
const entry = (title: string): Entry => ({
  scenario: setOperation(first, { title }),
  frame: { operation: 1, moment: "finish" },
});
const nothing = { past: [], future: [] };

describe("the history of a tab", () => {
  it("comes back in its order, and what is of the gallery as the very same", () => {
    const tab = memoryStorage();
    const untouched: Entry = { scenario: first, frame: { operation: 1, moment: "arrival" } };
    const history = { past: [untouched, entry("a"), entry("b")], future: [entry("c"), entry("d")] };
    keepHistory(tab, "here", history);
    const read = readHistory(tab, "here", en);
    expect(read).toEqual(history);
    expect(read.past[0]?.scenario).toBe(first);
  });

  it("keeps what was compared with what", () => {
    const tab = memoryStorage();
    const compared: Entry = { ...entry("a"), against: first };
    const history = { past: [compared], future: [{ ...entry("b"), against: entry("c").scenario }] };
    keepHistory(tab, "here", history);
    const read = readHistory(tab, "here", en);
    expect(read).toEqual(history);
    expect(read.past[0]?.against).toBe(first);
  });

  it("belongs to one address", () => {
    const tab = memoryStorage();
    keepHistory(tab, "here", { past: [entry("a")], future: [] });
    expect(readHistory(tab, "there", en)).toEqual(nothing);
  });

  it("keeps the nearest steps back when there are too many", () => {
    const tab = memoryStorage();
    // A list of random moments does not pack well.
    let seed = 1;
    const moments = Array.from({ length: 5_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    });
    const past = Array.from({ length: 24 }, (_, n): Entry => {
      const { scenario, frame } = entry(`n${n}`);
      return { scenario: { ...scenario, arrivals: moments.toSorted((a, b) => a - b) }, frame };
    });
    keepHistory(tab, "here", { past, future: [entry("redo")] });
    expect(tab.getItem(HISTORY_KEY)?.length).toBeLessThan(MOST_KEPT + 1000);
    const read = readHistory(tab, "here", en).past.map(({ scenario }) => scenario.title);
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(24);
    expect(read).toEqual(past.slice(-read.length).map(({ scenario }) => scenario.title));
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["entries of another kind", '{"here":"here","past":[7,{}],"future":"x"}'],
    ["links that lead nowhere", '{"here":"here","past":["s=rubbish"],"future":["g=nobody"]}'],
    ["a link without a frame", '{"here":"here","past":["g=order-800"],"future":[]}'],
  ])("%s is no history", (_, text) => {
    const tab = memoryStorage(text === null ? {} : { [HISTORY_KEY]: text });
    expect(readHistory(tab, "here", en)).toEqual(nothing);
  });

  it("is nothing where the storage throws or is missing", () => {
    for (const tab of [throwingStorage, null]) {
      keepHistory(tab, "here", { past: [entry("a")], future: [] });
      expect(readHistory(tab, "here", en)).toEqual(nothing);
    }
  });
});
