import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setHop } from "../../../src/engine/edit";
import type { Frame, Scenario } from "../../../src/engine/scenario";
import { createSession, type SessionStore } from "../../../src/session/session";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { treeMove } from "../../../src/ui/waterfall/treeMove";
import { Waterfall } from "../../../src/ui/waterfall/Waterfall";
import { fromGallery } from "../../support/gallery";

function show(scenario: Scenario, frame?: Frame): SessionStore {
  const store = createSession(scenario, frame);
  render(
    <SessionProvider store={store}>
      <Waterfall />
    </SessionProvider>,
  );
  return store;
}

afterEach(() => vi.unstubAllGlobals());

const tree = () => screen.getByRole("tree", { name: /^Calls of request 1/ });
const items = () => within(tree()).getAllByRole("treeitem");
/** Each with its own words and nothing of the rest. */
const names = () => items().map((item) => item.getAttribute("aria-label")?.split(":")[0]);
const item = (name: RegExp) => within(tree()).getByRole("treeitem", { name });
const eventOf = ({ getState }: SessionStore) => getState().run.events[getState().step];

describe("a nested request", () => {
  it("is a tree: level, place and state of each row", () => {
    show(fromGallery("fan-out"));
    const said = ["level", "posinset", "setsize", "expanded"] as const;
    expect(items().map((row) => said.map((name) => row.getAttribute(`aria-${name}`)))).toEqual([
      ["1", "1", "1", "true"],
      ["2", "1", "3", null],
      ["2", "2", "3", null],
      ["2", "3", "3", null],
    ]);
  });

  it("a flat one stays a list of buttons, without fold or zoom buttons", () => {
    show(fromGallery("order-800"));
    expect(screen.queryByRole("tree")).toBeNull();
    expect(screen.queryByRole("button", { name: /fold all|Whole request/ })).toBeNull();
    expect(screen.getByRole("list", { name: /^Steps of request 1/ })).toBeVisible();
  });

  it("→ opens and goes in, ← closes and goes up, Home and End lead to the ends", async () => {
    show(fromGallery("client-gives-up"));
    await userEvent.tab();
    expect(item(/^Shop/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(item(/^Orders/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(names()).toEqual(["Shop", "Orders"]);
    expect(item(/^Orders/)).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowLeft}");
    expect(item(/^Shop/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(names()).toEqual(["Shop"]);
    await userEvent.keyboard("{ArrowRight}{End}");
    expect(item(/^Orders/)).toHaveFocus();
    await userEvent.keyboard("*");
    expect(names()).toEqual(["Shop", "Orders", "Stock"]);
    await userEvent.keyboard("{Home}");
    expect(item(/^Shop/)).toHaveFocus();
  });

  it("the triangle folds with the pointer, and says what is hidden", async () => {
    const store = show(fromGallery("client-gives-up"));
    const before = eventOf(store);
    const mark = item(/^Shop/).querySelector("[data-branch]");
    if (mark === null) throw new Error("no triangle");
    await userEvent.click(mark);
    expect(names()).toEqual(["Shop"]);
    expect(item(/2 calls inside, 1\s300\sms of ghost work/)).toBeVisible();
    expect(eventOf(store)).toBe(before);
  });

  it("what is folded stays so through steps and edits; the hidden row is marked on it", async () => {
    const store = show(fromGallery("client-gives-up"));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    act(() => store.getState().stepBy(1));
    act(() => store.getState().stepBy(1));
    // Orders ends at 2 100, unseen under Shop.
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "orders" });
    expect(items().map((row) => row.getAttribute("aria-current"))).toEqual(["step"]);
    act(() =>
      store.getState().edit(setHop(store.getState().scenario, "stock", { timeoutMs: 1900 })),
    );
    expect(names()).toEqual(["Shop"]);
  });

  it("a row leads to the end of its very attempt", async () => {
    const store = show(fromGallery("ghost-write"));
    await userEvent.click(items()[3] ?? tree());
    // The second Orders ends at 1 200 + 400.
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "orders", attempt: 1, atMs: 1600 });
    await userEvent.click(items()[1] ?? tree());
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "orders", attempt: 1, atMs: 1300 });
    expect(items().map((row) => row.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
      null,
    ]);
  });

  it("folds and unfolds all by its buttons", async () => {
    // Tall enough for 3 + 9 + 27 rows.
    vi.stubGlobal("innerHeight", 2000);
    show(fromGallery("retry-storm-27"));
    await userEvent.click(screen.getByRole("button", { name: "Unfold all" }));
    expect(items()).toHaveLength(39);
    await userEvent.click(screen.getByRole("button", { name: "Fold all" }));
    expect(names()).toEqual(["API", "API, try 2", "API, try 3"]);
  });

  it("says what is handed over, and the ghost work in all", () => {
    show(fromGallery("client-gives-up-told"));
    expect(item(/^Orders: .*handed over: 1\s400\sms left/)).toBeVisible();
    expect(screen.getByText("1 400 ms left")).toBeVisible();
  });

  it("names the marks that are there, and no others", () => {
    show(fromGallery("ghost-write"));
    const marks = within(screen.getByRole("list", { name: "What the marks mean" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(marks).toEqual([
      "own timeout",
      "allowed",
      "own work",
      "waiting for its calls",
      "pause",
      "ghost work",
      "caller gave up, callee went on",
      "written, unheard",
      "handed over",
      "critical path",
    ]);
  });
});

describe("the keys of a tree", () => {
  const rows = [
    { key: "a/1", above: null, branch: "open" },
    { key: "b/1", above: "a/1", branch: "folded" },
    { key: "c/1", above: "a/1", branch: null },
  ] as const;
  it.each([
    ["ArrowDown", "a/1", { kind: "walk", key: "b/1" }],
    ["ArrowDown", "c/1", { kind: "walk", key: "c/1" }],
    ["ArrowUp", "c/1", { kind: "walk", key: "b/1" }],
    ["ArrowRight", "a/1", { kind: "walk", key: "b/1" }],
    ["ArrowRight", "b/1", { kind: "fold", key: "b/1", folded: false }],
    ["ArrowRight", "c/1", { kind: "walk", key: "c/1" }],
    ["ArrowLeft", "a/1", { kind: "fold", key: "a/1", folded: true }],
    ["ArrowLeft", "b/1", { kind: "walk", key: "a/1" }],
    ["*", "c/1", { kind: "foldAll" }],
    ["x", "c/1", null],
  ])("%s on %s", (pressed, at, wanted) => {
    expect(treeMove(pressed, at, rows, true)).toEqual(wanted);
  });

  it("leaves ← and → of a plain list to the page", () => {
    expect(treeMove("ArrowRight", "a/1", rows, false)).toBeNull();
    expect(treeMove("ArrowDown", "a/1", rows, false)).toEqual({ kind: "walk", key: "b/1" });
  });
});

describe("zoom", () => {
  const ticks = () =>
    [...document.querySelectorAll(".hw-tick")].map(({ textContent }) => textContent);
  const whole = () => screen.queryByRole("button", { name: "Whole request" });

  it("+ comes closer to the cursor's moment, − and 0 go back", async () => {
    show(fromGallery("order-800"), { operation: 1, hop: "payment", moment: "end" });
    await userEvent.tab();
    expect(whole()).toBeNull();
    await userEvent.keyboard("+");
    // 900 ÷ 1.5 = 600, with 720 at four fifths: from 240 to 840.
    // The strip is loaded when it is first drawn.
    expect(await screen.findByRole("img", { name: /240 to 840/ })).toBeVisible();
    await userEvent.keyboard("-");
    expect(whole()).toBeNull();
    await userEvent.keyboard("++0");
    expect(whole()).toBeNull();
  });

  it("every step keeps the cursor's moment in view, and the button shows all", async () => {
    const store = show(fromGallery("order-800"), { operation: 1, hop: "payment", moment: "end" });
    await userEvent.tab();
    await userEvent.keyboard("++++");
    act(() => store.getState().goToFirst());
    // The request's arrival, at 0.
    expect(document.querySelector(".hw-cursor-line")).not.toBeNull();
    expect(ticks()).not.toContain("900\u202fms");
    await userEvent.click(whole() ?? document.body);
    expect(ticks()).toContain("900\u202fms");
  });

  it("Ctrl and the wheel zoom; a plain wheel does not", () => {
    show(fromGallery("order-800"));
    const box = document.querySelector(".hw-waterfall");
    if (box === null) throw new Error("no waterfall");
    fireEvent.wheel(box, { deltaY: -200, clientX: 400 });
    expect(whole()).toBeNull();
    fireEvent.wheel(box, { deltaY: -200, clientX: 400, ctrlKey: true });
    expect(whole()).not.toBeNull();
  });
});
