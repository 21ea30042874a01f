import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import type { Frame, Scenario } from "../../src/engine/scenario";
import { createSession, type SessionStore } from "../../src/session/session";
import { SessionProvider } from "../../src/ui/SessionContext";
import { Waterfall } from "../../src/ui/waterfall/Waterfall";
import { fromGallery } from "../support/gallery";

function show(scenario: Scenario, frame?: Frame): SessionStore {
  const store = createSession(scenario, frame);
  render(
    <SessionProvider store={store}>
      <Waterfall />
    </SessionProvider>,
  );
  return store;
}

const rows = () => within(screen.getByRole("list", { name: /request 1/ })).getAllByRole("button");
const atPayment: Frame = { operation: 1, hop: "payment", moment: "end" };

describe("the rows", () => {
  it("are sentences, also of what has not been reached", () => {
    show(fromGallery("order-800"), atPayment);
    expect(rows().map((row) => row.getAttribute("aria-label"))).toEqual([
      "Gateway: 100\u202fms, from 0 to 100\u202fms",
      "Inventory: 290 of 300\u202fms, from 100 to 390\u202fms, bound by its own timeout",
      "Payment: deadline exceeded, 330 of 330\u202fms, from 390 to 720\u202fms, bound by the budget",
      "Closing work: not reached yet",
    ]);
  });

  it("mark the one that the decision is about", () => {
    show(fromGallery("order-800"), atPayment);
    expect(rows().map((row) => row.getAttribute("aria-current"))).toEqual([
      null,
      null,
      "step",
      null,
    ]);
  });

  it("go to where their attempt ends", async () => {
    const store = show(fromGallery("order-800"), atPayment);
    await userEvent.click(screen.getByRole("button", { name: /^Inventory/ }));
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "inventory" });
    await userEvent.click(screen.getByRole("button", { name: /^Closing work/ }));
    expect(eventOf(store)).toMatchObject({ type: "finish" });
  });

  it("are one tab stop, walked with the arrows", async () => {
    const store = show(fromGallery("order-800"), atPayment);
    await userEvent.tab();
    expect(screen.getByRole("button", { name: /^Payment/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("button", { name: /^Gateway/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "inventory" });
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it("of a refused attempt say why, and lead to the refusal", async () => {
    const store = show(fromGallery("budget-meets-breaker"));
    const row = screen.getByRole("button", {
      name: /^Payment: not started at 390\u202fms, circuit open, 2\u202f120\u202fms early/,
    });
    act(() => store.getState().stepBy(-1));
    await userEvent.click(row);
    expect(eventOf(store)).toMatchObject({ type: "refused", hop: "payment" });
  });

  it("say so when no request has come", () => {
    show({ ...fromGallery("order-800"), arrivals: [], untilMs: 10 });
    expect(screen.getByText("No request has arrived yet.")).toBeVisible();
  });
});

function eventOf(store: SessionStore) {
  const { run, step } = store.getState();
  return run.events[step];
}

describe("dragging", () => {
  // jsdom measures nothing: the picture is 800 wide, 640 of it plot, and the axis ends at 900.
  const PX_A_MS = 640 / 900;
  beforeAll(() => {
    Element.prototype.setPointerCapture = () => {};
  });

  function drag(kind: string, nth: number, byMs: number, finish: "up" | "escape") {
    const handle = document.querySelectorAll(`[data-kind="${kind}"] .hw-handle-hit`)[nth];
    const picture = handle?.closest("svg");
    if (handle === undefined || !picture) throw new Error(`no handle ${kind} ${nth}`);
    fireEvent.pointerDown(handle, { button: 0, clientX: 300 });
    fireEvent.pointerMove(picture, { clientX: 300 + (byMs * PX_A_MS) / 2 });
    fireEvent.pointerMove(picture, { clientX: 300 + byMs * PX_A_MS });
    if (finish === "escape") fireEvent.keyDown(window, { key: "Escape" });
    fireEvent.pointerUp(picture);
  }

  const settings = (store: SessionStore) => {
    const { deadlineMs, hops } = store.getState().scenario;
    return [
      deadlineMs,
      ...hops.map((hop) => (hop.kind === "call" ? hop.timeoutMs : hop.durationMs)),
    ];
  };

  it.each([
    ["deadline", 0, [900, 100, 300, 400]],
    ["own", 0, [800, 100, 400, 400]],
    ["own", 1, [800, 100, 300, 500]],
    ["duration", 0, [800, 200, 300, 400]],
  ])("the %s (%i) sets it, as one step of undo", (kind, nth, expected) => {
    const store = show(fromGallery("order-800"), atPayment);
    drag(kind, nth, 100, "up");
    expect(settings(store)).toEqual(expected);
    expect(store.getState().past).toHaveLength(1);
    expect(store.getState().gesture).toBeNull();
    store.getState().undo();
    expect(settings(store)).toEqual([800, 100, 300, 400]);
  });

  it("an answer sets what its list says", () => {
    const store = show(fromGallery("order-800"), atPayment);
    drag("duration", 1, -90, "up");
    const inventory = store.getState().scenario.hops[1];
    expect(inventory?.kind === "call" && inventory.responses).toMatchObject([{ durationMs: 200 }]);
  });

  it("of an own timeout stops at 1 ms, and the cursor stays on its frame", () => {
    const store = show(fromGallery("order-800"), atPayment);
    drag("own", 1, -2000, "up");
    expect(settings(store)).toEqual([800, 100, 300, 1]);
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "payment" });
  });

  it("is taken back by Escape", () => {
    const store = show(fromGallery("order-800"), atPayment);
    drag("deadline", 0, 100, "escape");
    expect(settings(store)).toEqual([800, 100, 300, 400]);
    expect(store.getState()).toMatchObject({ past: [], future: [], gesture: null });
  });

  it("keeps the scale under the pointer, and fits it anew afterwards", () => {
    const store = show(fromGallery("order-800"), atPayment);
    const lastTick = () => [...document.querySelectorAll(".hw-tick")].at(-1)?.textContent;
    const handle = document.querySelector('[data-kind="deadline"] .hw-handle-hit');
    const picture = handle?.closest("svg");
    if (!handle || !picture) throw new Error("no deadline to drag");
    expect(lastTick()).toBe("900\u202fms");
    fireEvent.pointerDown(handle, { button: 0, clientX: 300 });
    fireEvent.pointerMove(picture, { clientX: 100 });
    expect(store.getState().scenario.deadlineMs).toBeLessThan(600);
    expect(lastTick()).toBe("900\u202fms");
    fireEvent.pointerUp(picture);
    expect(lastTick()).not.toBe("900\u202fms");
  });
});
