import { describe, expect, it } from "vitest";
import { encodeLink } from "../../src/codec/link";
import { namedStep } from "../../src/embed/decisions";
import { loadSource, type SourceTexts } from "../../src/embed/loadSource";
import { openSession } from "../../src/embed/openSession";
import { simulate } from "../../src/engine/simulate";
import { embed as words } from "../../src/texts/en/embed";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

const NOTHING: SourceTexts = { scenario: null, src: null, state: null, json: null };
const load = (texts: Partial<SourceTexts>) =>
  loadSource({ ...NOTHING, ...texts }, words, new AbortController().signal);

const own = scenarioOf([callTo("pay", { responses: [{ durationMs: 70 }] })], { deadlineMs: 160 });

describe("what an embed opens", () => {
  it("is the gallery's own, by its name", async () => {
    expect(await load({ scenario: "order-800" })).toMatchObject({
      ok: true,
      scenario: fromGallery("order-800"),
    });
  });

  it("is a state as a link has it: both halves, the frame and the step size", async () => {
    const frame = { operation: 1, hop: "pay", attempt: 1, moment: "start" } as const;
    const state = encodeLink({
      source: { kind: "scenario", scenario: own },
      against: { kind: "gallery", name: "order-800" },
      frame,
      view: { stepSize: "event" },
    });
    expect(await load({ state })).toEqual({
      ok: true,
      scenario: own,
      against: fromGallery("order-800"),
      frame,
      stepSize: "event",
    });
  });

  it("is JSON that stands inside it", async () => {
    expect(await load({ json: JSON.stringify(own) })).toMatchObject({ ok: true, scenario: own });
  });

  it.each([
    ["nothing", {}, "source"],
    ["two at once", { scenario: "order-800", json: "{}" }, "source"],
    ["a name there is not", { scenario: "__proto__" }, "source"],
    ["JSON that is none", { json: "{" }, "invalid"],
    ["a damaged state", { state: "s=AAAA" }, "invalid"],
    ["an empty state", { state: "" }, "invalid"],
  ] as const)("is told to be wrong: %s", async (_, texts, reason) => {
    const loaded = await load(texts);
    expect(loaded).toMatchObject({ ok: false, again: false, error: { reason } });
    if (!loaded.ok) expect(loaded.error.problems.length).toBeGreaterThan(0);
  });

  it("is not opened where it has no run", () => {
    const endless = scenarioOf([callTo("pay", { timeoutMs: null, responses: [{ never: true }] })], {
      deadlineMs: null,
    });
    const opened = openSession(
      { ok: true, scenario: endless, against: undefined, frame: undefined, stepSize: "decision" },
      false,
      words,
    );
    expect(opened).toMatchObject({ ok: false, error: { reason: "refused" } });
  });

  it("is compared with its pair, or with how it was opened", () => {
    const against = (scenario: typeof own) => {
      const opened = openSession(
        { ok: true, scenario, against: undefined, frame: undefined, stepSize: "decision" },
        true,
        words,
      );
      return opened.ok && opened.store.getState().against?.scenario;
    };
    expect(against(fromGallery("order-800"))).toBe(fromGallery("order-800-local"));
    expect(against(own)).toBe(own);
  });
});

describe("the step that is named", () => {
  const { events } = simulate(own);

  it("is a decision by its number, or a frame", () => {
    // That the request arrives is the first thing that is decided.
    expect(namedStep("1", events)).toEqual({ ok: true, step: 0 });
    const end = events.findIndex(({ type }) => type === "end");
    expect(namedStep("1.pay.1.end", events)).toEqual({ ok: true, step: end });
  });

  it.each(["0", "999", "-1", "1.5", "nix", "1e3"])("is none: %s", (text) => {
    expect(namedStep(text, events)).toMatchObject({ ok: false });
  });
});
