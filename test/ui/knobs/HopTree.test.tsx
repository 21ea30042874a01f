import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setHop } from "../../../src/engine/edit";
import { callsOf } from "../../../src/engine/hopTree";
import type { Hop, Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { HopGroup } from "../../../src/ui/knobs/HopGroup";
import { OpenedProvider } from "../../../src/ui/knobs/OpenedContext";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { call, scenario, work } from "../../support/shapes";

/** `edge stock pay(fraud bank)`. */
const order = scenario(
  [
    work("edge", 5),
    call("stock", 10),
    call("pay", 10, { calls: [call("fraud", 5), call("bank", 5)] }),
  ],
  { deadlineMs: 100, opensAt: { operation: 1, hop: "edge", moment: "work" } },
);

const shapeOf = (hops: readonly Hop[]): string =>
  hops
    .map((hop) => (callsOf(hop).length === 0 ? hop.id : `${hop.id}(${shapeOf(callsOf(hop))})`))
    .join(" ");

function Group() {
  const [picked, setPicked] = useState<string | null>(null);
  return <HopGroup picked={picked} onPick={setPicked} />;
}

function tree(of: Scenario = order) {
  const store = createSession(of);
  render(
    <SessionProvider store={store}>
      <OpenedProvider>
        <Group />
      </OpenedProvider>
    </SessionProvider>,
  );
  return { store, shape: () => shapeOf(store.getState().scenario.hops) };
}
const names = () => screen.getAllByRole("treeitem").map((row) => row.dataset.hop);
const row = (name: string) => screen.getByRole("treeitem", { name: new RegExp(`^${name}\\b`) });
const press = (keys: string) => userEvent.keyboard(keys);
const said = () => screen.getByRole("status");
const button = (name: string) => screen.getByRole("button", { name });

describe("the tree", () => {
  it("tells level, place among siblings and fold of each hop, and is one tab stop", async () => {
    tree();
    const all = screen.getByRole("tree", { name: "Hops, in call order" });
    expect(all).toHaveAccessibleDescription(/With Alt they move, nest and un-nest/);
    const told = within(all)
      .getAllByRole("treeitem")
      .map((item) =>
        ["aria-level", "aria-posinset", "aria-setsize", "aria-expanded"].map((name) =>
          item.getAttribute(name),
        ),
      );
    expect(told).toEqual([
      ["1", "1", "3", null],
      ["1", "2", "3", null],
      ["1", "3", "3", "true"],
      ["2", "1", "2", null],
      ["2", "2", "2", null],
    ]);
    expect(all.querySelectorAll("[tabindex='0']")).toHaveLength(1);
    expect(row("edge")).toHaveAccessibleName("edge At the cursor work");
    expect(row("bank")).toHaveAccessibleName("bank call");
  });

  it("is walked with ↑ and ↓, opened with → and closed with ←, and shows the knobs of where one is", async () => {
    const { store } = tree();
    row("edge").focus();
    await press("{ArrowDown}{ArrowDown}");
    expect(row("pay")).toHaveFocus();
    expect(row("pay")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("pay");
    await press("{ArrowRight}");
    expect(row("fraud")).toHaveFocus();
    await press("{ArrowLeft}");
    expect(row("pay")).toHaveFocus();
    await press("{ArrowLeft}");
    expect(row("pay")).toHaveAttribute("aria-expanded", "false");
    expect(row("pay")).toHaveAccessibleName("pay 2 inside call");
    expect(names()).toEqual(["edge", "stock", "pay"]);
    await press("{ArrowRight}{End}");
    expect(row("bank")).toHaveFocus();
    await press("{Home}{ArrowUp}");
    expect(row("edge")).toHaveFocus();
    expect(screen.getByRole("checkbox", { name: "Follow the cursor" })).not.toBeChecked();
    expect(store.getState().past).toHaveLength(0);
  });

  it("folds by the pointer, and then chooses the caller of what it hides", async () => {
    tree();
    await userEvent.click(row("bank"));
    const fold = row("pay").querySelector(".hw-hop-fold");
    if (fold === null) throw new Error("no fold");
    await userEvent.click(fold);
    expect(names()).toEqual(["edge", "stock", "pay"]);
    expect(row("pay")).toHaveAttribute("aria-selected", "true");
  });

  it("opens what the cursor is in, while it is followed", async () => {
    const { store } = tree();
    const fold = row("pay").querySelector(".hw-hop-fold");
    if (fold === null) throw new Error("no fold");
    await userEvent.click(fold);
    expect(names()).toHaveLength(3);
    const at = store.getState().run.events.findIndex(({ hop }) => hop === "bank");
    store.getState().goTo(at);
    expect(await screen.findByRole("treeitem", { name: /^bank/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });
});

describe("edits by keyboard", () => {
  it("moves, nests and un-nests with Alt, says where, and keeps the focus", async () => {
    const { store, shape } = tree();
    await userEvent.click(row("stock"));
    await press("{Alt>}{ArrowDown}{/Alt}");
    expect(shape()).toBe("edge pay(fraud bank) stock");
    await press("{Alt>}{ArrowRight}{/Alt}");
    expect(shape()).toBe("edge pay(fraud bank stock)");
    expect(said()).toHaveTextContent("stock: in pay, 3 of 3.");
    expect(row("stock")).toHaveFocus();
    await press("{Alt>}{ArrowUp}{/Alt}");
    expect(shape()).toBe("edge pay(fraud stock bank)");
    expect(row("stock")).toHaveFocus();
    await press("{Alt>}{ArrowLeft}{/Alt}");
    expect(shape()).toBe("edge pay(fraud bank) stock");
    expect(said()).toHaveTextContent("stock: at the edge, 3 of 3.");
    for (let i = 0; i < 4; i += 1) store.getState().undo();
    expect(store.getState().scenario).toEqual(order);
  });

  it("says no more of an edit that was undone, nor of hops that were edited in another way", async () => {
    const { store } = tree();
    await userEvent.click(row("stock"));
    await press("{Alt>}{ArrowDown}{/Alt}");
    expect(said()).toHaveTextContent("stock: at the edge, 3 of 3.");
    act(() => store.getState().undo());
    expect(said().textContent).toBe("");
    act(() => store.getState().redo());
    expect(said()).toHaveTextContent("stock: at the edge, 3 of 3.");
    const { edit, scenario: moved } = store.getState();
    act(() => edit(setHop(moved, "stock", { timeoutMs: 7 })));
    expect(said().textContent).toBe("");
  });

  it("says why a hop cannot go there, and never leaves the page by Alt and ←", async () => {
    const { store } = tree();
    await userEvent.click(row("stock"));
    await press("{Alt>}{ArrowRight}{/Alt}");
    expect(said()).toHaveTextContent("Work makes no calls, so nothing goes into it.");
    const left = fireEvent.keyDown(row("stock"), { key: "ArrowLeft", altKey: true });
    expect(left).toBe(false);
    expect(said()).toHaveTextContent("stock is at the edge already.");
    expect(store.getState().past).toHaveLength(0);
    await press("{ArrowUp}");
    expect(said().textContent).toBe("");
  });

  it("removes with what is inside, and goes on to the next", async () => {
    const { shape } = tree();
    await userEvent.click(row("fraud"));
    await press("{Delete}");
    expect(shape()).toBe("edge stock pay(bank)");
    expect(row("bank")).toHaveFocus();
    await press("{Delete}");
    expect(row("pay")).toHaveFocus();
    await press("{ArrowUp}{Delete}");
    expect(shape()).toBe("edge pay");
    expect(said()).toHaveTextContent("stock is removed.");
  });

  it("renames after Enter", async () => {
    const { store } = tree();
    await userEvent.click(row("bank"));
    await press("{Enter}");
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await press("Bank{Enter}");
    const pay = store.getState().scenario.hops[2];
    expect(pay && callsOf(pay)[1]?.name).toBe("Bank");
  });
});

describe("edits by button", () => {
  it("has one for each step, off where there is nothing that way", async () => {
    const { shape } = tree();
    await userEvent.click(row("bank"));
    expect(button("Move bank later")).toBeDisabled();
    expect(button("Move bank later")).toHaveAttribute("title", "bank is the last here.");
    await userEvent.click(button("Nest bank in the one before"));
    expect(shape()).toBe("edge stock pay(fraud(bank))");
    await userEvent.click(button("Un-nest bank"));
    await userEvent.click(button("Move bank earlier"));
    expect(shape()).toBe("edge stock pay(bank fraud)");
    await userEvent.click(button("Duplicate bank"));
    expect(shape()).toBe("edge stock pay(bank bank-2 fraud)");
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("bank 2");
    await userEvent.click(button("Remove bank 2"));
    expect(shape()).toBe("edge stock pay(bank fraud)");
  });

  it("adds before, after and inside; never inside work", async () => {
    const { shape } = tree();
    await userEvent.click(row("stock"));
    const where = () => screen.getByRole("combobox", { name: "Where to add" });
    await userEvent.selectOptions(where(), "inside it");
    await userEvent.click(button("Add a call"));
    // The new one is chosen, so that the next goes into it.
    await userEvent.click(button("Add a call"));
    expect(shape()).toBe("edge stock(new-call(new-call-2)) pay(fraud bank)");
    await userEvent.click(row("edge"));
    expect(within(where()).queryByRole("option", { name: "inside it" })).toBeNull();
    await userEvent.click(button("Add work"));
    expect(shape()).toBe("edge new-work stock(new-call(new-call-2)) pay(fraud bank)");
    await userEvent.selectOptions(where(), "before it");
    await userEvent.click(button("Add work"));
    expect(shape()).toBe("edge new-work-2 new-work stock(new-call(new-call-2)) pay(fraud bank)");
  });

  it("begins with the first of all", async () => {
    const { shape } = tree(scenario([], { deadlineMs: 100 }));
    expect(screen.queryByRole("combobox", { name: "Where to add" })).toBeNull();
    await userEvent.click(button("Add a call"));
    expect(shape()).toBe("new-call");
  });

  it("refuses the 201st", () => {
    const hops = Array.from({ length: 200 }, (_, n) => work(`h${n}`, 0));
    tree(scenario(hops, { deadlineMs: 100 }));
    expect(button("Add work")).toBeDisabled();
    expect(screen.getByText("A scenario holds at most 200 hops.")).toBeVisible();
  });
});

describe("a hop that is dragged", () => {
  const ROW_PX = 28;
  const VIEW_PX = 112;
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Twenty rows of 28 px in a list of 112 px, whose first is held a little. */
  function drag() {
    tree(scenario(Array.from({ length: 20 }, (_, nth) => work(`w${nth}`, 1))));
    const list = screen.getByRole("tree");
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      const at = names().indexOf(this instanceof HTMLElement ? this.dataset.hop : undefined);
      if (at === -1) return new DOMRect(0, 0, 300, VIEW_PX);
      return new DOMRect(0, at * ROW_PX - list.scrollTop, 300, ROW_PX);
    });
    list.setPointerCapture = () => undefined;
    list.style.fontSize = "14px";
    const hand = { pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, clientX: 50 };
    fireEvent.pointerDown(row("w0"), { ...hand, clientY: 14 });
    return { list, moveTo: (clientY: number) => fireEvent.pointerMove(list, { ...hand, clientY }) };
  }

  it("goes to what a wheel brings under the hand", () => {
    const { list, moveTo } = drag();
    // Past the middle of w2, which is at 2 × 28 + 14 = 70 px.
    moveTo(72);
    expect(said()).toHaveTextContent("w0: at the edge, after w2.");
    list.scrollTop = 4 * ROW_PX;
    fireEvent.scroll(list);
    expect(said()).toHaveTextContent("w0: at the edge, after w6.");
  });

  it("goes no further than what is seen of the list", () => {
    const { moveTo } = drag();
    // The list ends at 112 px: past the middle of w3 at 98 px, and before that of w4.
    moveTo(400);
    expect(said()).toHaveTextContent("w0: at the edge, after w3.");
  });

  it("leaves the list where it is, when the chosen one is out of sight", () => {
    const { moveTo } = drag();
    // As a press on a row that is not chosen does.
    row("w9").focus();
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    moveTo(72);
    expect(row("w0")).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it("takes the list along while the hand rests at its end", () => {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
    const { list, moveTo } = drag();
    moveTo(VIEW_PX - 4);
    // From one frame to the next, half a px a millisecond.
    for (const nowMs of [1000, 1016, 1032]) frames.shift()?.(nowMs);
    expect(list.scrollTop).toBe(16);
    moveTo(60);
    frames.shift()?.(1048);
    expect(list.scrollTop).toBe(16);
  });
});
