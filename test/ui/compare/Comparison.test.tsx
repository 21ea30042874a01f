import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { setBreaker, setOperation } from "../../../src/engine/edit";
import type { Frame, Scenario } from "../../../src/engine/scenario";
import { createSession, type SessionStore } from "../../../src/session/session";
import { Comparison } from "../../../src/ui/compare/Comparison";
import { usePlaybackStore } from "../../../src/ui/PlaybackContext";
import { SessionProvider, useSession } from "../../../src/ui/SessionContext";
import { withDialogs } from "../../support/dialog";
import { fromGallery } from "../../support/gallery";

withDialogs();

const order = fromGallery("order-800");
const local = fromGallery("order-800-local");

function Compared() {
  const against = useSession((session) => session.against);
  const { toggle } = usePlaybackStore().getState();
  return (
    <>
      <button type="button" onClick={toggle}>
        Play
      </button>
      {against === null ? <p>nothing to compare</p> : <Comparison against={against} />}
    </>
  );
}
function show(scenario: Scenario, against: Scenario, frame?: Frame): SessionStore {
  const store = createSession(scenario, frame, undefined, against);
  render(
    <SessionProvider store={store}>
      <Compared />
    </SessionProvider>,
  );
  return store;
}
const text = (element: Element | undefined | null) =>
  (element?.textContent ?? "").replace(/\s/g, " ").trim();
const status = () => text(screen.getByRole("status"));
const half = (name: RegExp) => screen.getByRole("region", { name });
const rowsOf = (table: RegExp) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => text(cell)));
const eventOf = (store: SessionStore) => {
  const { run, step } = store.getState();
  return run.events[step];
};

describe("a comparison", () => {
  it("says the differences, live, and keeps silent while the run plays", async () => {
    show(order, local, { operation: 1, moment: "arrival" });
    expect(status()).toBe(
      "With the deadline shared: pending at Payment (deadline exceeded) after 800 ms instead of pending at Payment (timeout) after 870 ms, 70 ms late. 120 ms of ghost work instead of 50 ms.",
    );
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
  });

  it("shows both by name, with how each ends, on one axis", () => {
    show(order, local);
    const now = half(/^Now: The deadline shared$/);
    const pinned = half(/^Pinned: Each timeout on its own$/);
    expect(text(now)).toContain("Ends pending at Payment (deadline exceeded) after 800 ms");
    expect(text(pinned)).toContain("Ends pending at Payment (timeout) after 870 ms, 70 ms late");
    const ticks = (of: HTMLElement) =>
      [...of.querySelectorAll(".hw-grid")].map((line) => line.getAttribute("d")?.split(",")[0]);
    expect(ticks(now).length).toBeGreaterThan(2);
    expect(ticks(now)).toEqual(ticks(pinned));
  });

  it("has one cursor, each half at its own moment of it", () => {
    show(order, local, { operation: 1, hop: "payment", moment: "end" });
    // Of an axis to 900 on 640 px beside names of 160: 720 and 790 are at 512 and 561.8.
    const line = document.querySelector(".hw-compare-line path")?.getAttribute("d");
    expect(line).toMatch(/^M672,0L721\.7/);
    expect(text(half(/^Pinned/))).toContain(
      "There: Payment is cut by its own timeout after 400 ms",
    );
  });

  it("says so where the other half has no such step", () => {
    show(fromGallery("retry-storm-27"), fromGallery("retry-storm-one-layer"));
    expect(text(half(/^Pinned: Retries at Database/))).toContain(
      "It has no such step. Nearest in time: Database, attempt 3",
    );
  });

  it("follows an edit in the upper half alone", () => {
    const store = show(order, order);
    expect(status()).toBe("Nothing differs yet. Change something: the difference stands here.");
    act(() => store.getState().edit(setOperation(order, { budget: "local" })));
    expect(status()).toMatch(/^With each timeout on its own: pending at Payment \(timeout\)/);
    expect(half(/^Pinned: The deadline shared$/)).toBeVisible();
    expect(store.getState().against?.scenario).toBe(order);
  });

  it("opens a row of either half: the cursor goes there in both", async () => {
    const store = show(order, local, { operation: 1, moment: "finish" });
    await userEvent.click(within(half(/^Now/)).getByRole("button", { name: /^Inventory/ }));
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "inventory" });
    await userEvent.click(within(half(/^Pinned/)).getByRole("button", { name: /^Payment/ }));
    expect(eventOf(store)).toMatchObject({ type: "end", hop: "payment", spentMs: 330 });
    const marked = within(half(/^Pinned/)).getByRole("button", { current: "step" });
    expect(marked).toHaveAccessibleName(/^Payment: timeout/);
  });

  it("tells what is set otherwise, and the figures, in tables", () => {
    show(order, local);
    expect(rowsOf(/What is set otherwise/)).toEqual([
      ["Setting", "Now", "Pinned"],
      ["Budget", "shared", "own timeouts only"],
    ]);
    expect(rowsOf(/The figures of both/)).toEqual([
      ["Figure", "Now", "Pinned", "Difference"],
      ["Request 1"],
      ["ends", "pending", "pending", "same"],
      ["took", "800 ms", "870 ms", "−70 ms"],
      ["late", "0 ms", "70 ms", "−70 ms"],
      ["calls to Inventory", "1", "1", "same"],
      ["calls to Payment", "1", "1", "same"],
      ["ghost work", "120 ms", "50 ms", "+70 ms"],
      ["unknown outcomes", "1", "1", "same"],
      ["Whole run"],
      // Payment's ghost works to 390 + 450 = 840; by itself the closing work, to 870, is last.
      ["all work over at", "840 ms", "870 ms", "−30 ms"],
    ]);
  });

  it("tells the breakers where they differ at the cursor", () => {
    const meets = fromGallery("budget-meets-breaker");
    // After 3 failures it is open at request 6; at 5 it stays closed, since only 4 fail.
    const patient = setBreaker(meets, "payment", { trip: { kind: "consecutive", failures: 5 } });
    const store = show(meets, patient, { operation: 6, hop: "payment", moment: "refused" });
    const breakers = () => screen.queryByRole("region", { name: "Breakers at the cursor" });
    expect(breakers()).toHaveTextContent("Breaker payment: open; in the pinned one closed.");
    act(() => store.getState().goToFirst());
    expect(breakers()).toBeNull();
  });

  it("shows a request that has not come yet as such", () => {
    const nobody = setOperation(order, { arrivals: [] });
    show(order, nobody, { operation: 1, moment: "finish" });
    expect(text(half(/^Pinned/))).toContain("No request has come by this moment.");
    expect(status()).toMatch(/^Request 1 comes in the upper one alone\./);
  });
});

describe("what can be done", () => {
  it("is to swap, to pin the present, and to stop", async () => {
    const store = show(order, local);
    await userEvent.click(screen.getByRole("button", { name: "Swap" }));
    expect(half(/^Now: Each timeout on its own$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pin the present" }));
    expect(store.getState().against?.scenario).toBe(local);
    expect(status()).toMatch(/^Nothing differs yet/);
    await userEvent.click(screen.getByRole("button", { name: "Stop comparing" }));
    expect(screen.getByText("nothing to compare")).toBeVisible();
    act(() => store.getState().undo());
    expect(half(/^Now/)).toBeVisible();
  });

  it("is to choose something else to compare with, of what makes sense here", async () => {
    const store = show(order, order);
    await userEvent.click(screen.getByRole("button", { name: "Compare with…" }));
    const dialog = screen.getByRole("dialog", { name: "Compare with" });
    const titles = (name: string) =>
      within(within(dialog).getByRole("list", { name }))
        .getAllByRole("button")
        .map((button) => text(button.firstElementChild));
    expect(titles("The present, pinned")).toEqual(["The present, pinned"]);
    expect(titles("The same, with one thing otherwise")).toEqual([
      "Each timeout on its own",
      "Callees told what remains",
      "Callees stop when their caller has gone",
      "With retries",
      "Nothing kept back",
    ]);
    expect(titles("From the gallery")).toEqual([local.title]);
    await userEvent.click(within(dialog).getByRole("button", { name: /^Callees told/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(store.getState().against?.scenario).toMatchObject({ propagation: "remaining" });
    expect(half(/^Pinned: Callees told what remains$/)).toBeVisible();
  });
});
