import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { setOperation } from "../../../src/engine/edit";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { ChancePanel } from "../../../src/ui/chance/ChancePanel";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

/** 40 or 200, as often, against an own timeout of 100 and a deadline of 300. There is no worker in jsdom. */
const halves: Scenario = scenarioOf(
  [callTo("a", { timeoutMs: 100, responses: [{ durationMs: { samples: [40, 200] } }] })],
  { deadlineMs: 300 },
);

function panel(scenario: Scenario) {
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <ChancePanel />
    </SessionProvider>,
  );
  return { store, now: store.getState };
}
/** Slices on the test's own thread, on a machine that is busy. */
const PATIENT_MS = 15_000;
const run = async () => {
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Runs" }), "100");
  await userEvent.click(screen.getByRole("button", { name: "Run" }));
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("100 runs are through."), {
    timeout: PATIENT_MS,
  });
};
const oldMark = () => screen.queryByText(/These figures are of an older/, { selector: "strong" });
const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ");
const cells = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => plain(textContent));

describe("the chance panel", () => {
  it("says calmly that nothing is left to chance, and leaves the answer at the cursor to it", async () => {
    const { now } = panel(fromGallery("order-800"));
    expect(screen.getByText(/Nothing here is left to chance/)).toBeVisible();
    // Payment's answer of 450: half up to 450, 99 in 100 up to three times as much.
    await userEvent.click(screen.getByRole("button", { name: /^Let Payment take about 450/ }));
    const payment = now().scenario.hops.find(({ id }) => id === "payment");
    expect(payment?.kind === "call" && payment.responses).toEqual([
      { durationMs: { p50: 450, p99: 1350 }, result: "ok" },
    ]);
    expect(screen.getByText(/By chance: how long Payment takes/)).toBeVisible();
    now().undo();
    await waitFor(() => expect(screen.getByText(/Nothing here is left to chance/)).toBeVisible());
  });

  it("tells how requests end, with a range that the true share lies in", async () => {
    panel(halves);
    expect(screen.queryByRole("table")).toBeNull();
    await run();
    const [share, range, count] = cells(/^on time/);
    const inTime = Number(count);
    // Four standard errors of a half in 100.
    expect(Math.abs(inTime - 50)).toBeLessThan(20);
    expect(share).toBe(`${inTime}.0 %`);
    const [low = 0, high = 0] = (range ?? "").match(/[\d.]+/g)?.map(Number) ?? [];
    expect(low).toBeLessThan(inTime);
    expect(high).toBeGreaterThan(inTime);
    expect(cells(/^failed/)[2]).toBe(String(100 - inTime));
    expect(cells(/^pending/).slice(0, 3)).toEqual(["0 %", "0 – 3.7 %", "0"]);
    // Every one that is cut would have been there at 200.
    expect(plain(document.body.textContent)).toContain(
      `In ${100 - inTime} requests (${100 - inTime}.0 %) an attempt was cut although its answer would have come within the deadline of 300 ms. That is ${100 - inTime} of ${100 - inTime} attempts cut by a limit.`,
    );
  });

  it("opens a run that fell into the bar that is pressed, and back again", async () => {
    const { now } = panel(halves);
    await run();
    const bars = within(screen.getByRole("toolbar", { name: /^Requests by their time/ }));
    const [first, ...others] = bars.getAllByRole("button");
    const last = others.at(-1);
    if (first === undefined || last === undefined) throw new Error("no bars");
    // A cut one ends at 100, a good one at 40: of one of the two the open run is not.
    const takes = () => {
      const [operation] = now().run.operations;
      return (operation?.endMs ?? 0) - (operation?.startMs ?? 0);
    };
    const other = takes() === 40 ? last : first;
    const before = now().scenario.seed;
    await userEvent.click(other);
    expect(takes()).toBe(takes() === 40 ? 40 : 100);
    expect(other).toHaveAttribute("aria-current", "true");
    expect(now().scenario.seed).not.toBe(before);
    expect(now().run.events[now().step]).toMatchObject({ type: "finish", operation: 1 });
    // The figures are of this setting whatever the seed.
    expect(oldMark()).toBeNull();
    now().undo();
    expect(now().scenario.seed).toBe(before);
  });

  it("has one stop of the Tab key for all bars, and arrows along them", async () => {
    panel(halves);
    await run();
    const bars = within(screen.getByRole("toolbar")).getAllByRole("button");
    expect(bars.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(bars[0]?.getAttribute("aria-label")).toMatch(/^40 to 41\sms: \d+ requests, .*on time$/);
    bars[0]?.focus();
    await userEvent.keyboard("{End}");
    expect(bars.at(-1)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(bars.at(-2)).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(bars[0]).toHaveFocus();
  });

  it("reads the curve by keyboard, and takes a deadline from it", async () => {
    const { now } = panel(halves);
    await run();
    const slider = screen.getByRole("slider", { name: "Deadline to read off" });
    expect(slider).toHaveAttribute("aria-valuenow", "300");
    fireEvent.keyDown(slider, { key: "Home" });
    // 1 ms less than the shortest: nobody is in time.
    expect(slider).toHaveAttribute("aria-valuenow", "39");
    expect(plain(slider.getAttribute("aria-valuetext"))).toBe(
      "With a deadline of 39 ms: 0 % in time, 0 % with a false timeout.",
    );
    fireEvent.keyDown(slider, { key: "ArrowRight" });
    const next = Number(slider.getAttribute("aria-valuenow"));
    await userEvent.click(screen.getByRole("button", { name: "Use this deadline" }));
    expect(now().scenario.deadlineMs).toBe(next);
    now().undo();
    expect(now().scenario.deadlineMs).toBe(300);
  });

  it("marks what is of an older setting, lets nothing of it be pressed, and runs again", async () => {
    const { now } = panel(halves);
    await run();
    now().edit(setOperation(now().scenario, { deadlineMs: 50 }));
    await waitFor(() => expect(oldMark()).not.toBeNull());
    expect(screen.getByRole("button", { name: "Use this deadline" })).toBeDisabled();
    // At once: it runs again as soon as the hand has rested.
    const seed = now().scenario.seed;
    for (const bar of within(screen.getByRole("toolbar")).getAllByRole("button")) {
      fireEvent.click(bar);
    }
    expect(now().scenario.seed).toBe(seed);
    expect(await screen.findByRole("button", { name: "Stop" })).toBeVisible();
    await waitFor(() => expect(oldMark()).toBeNull(), {
      timeout: PATIENT_MS,
    });
    // The own timeout of 100 can cut nothing any more that would have come by 50.
    expect(plain(document.body.textContent)).toContain(
      "none of the answers would have come in time",
    );
  });

  it("shows its progress and stops when it is told to", async () => {
    panel(halves);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Runs" }), "100000");
    await userEvent.click(screen.getByRole("button", { name: "Run" }));
    expect(screen.getByRole("progressbar", { name: "Progress of the runs" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(/^Running: 0/);
    await userEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("Stopped.");
    expect(screen.getByRole("button", { name: "Run" })).toHaveFocus();
  });

  it("has its pictures as tables too", async () => {
    panel(halves);
    await run();
    for (const summary of screen.getAllByText("As a table")) await userEvent.click(summary);
    const times = within(screen.getByRole("table", { name: "How long requests take" }));
    expect(times.getAllByRole("rowheader").map(({ textContent }) => plain(textContent))).toEqual([
      // 800 px have room for 33 bars of 24: 61 different ms go in twos.
      "40 to 41 ms",
      "100 to 101 ms",
    ]);
    const deadlines = within(screen.getByRole("table", { name: "Other deadlines" }));
    expect(plain(deadlines.getAllByRole("row")[1]?.textContent)).toBe("39 ms0 %0 %");
  });

  it("goes to another seed and back", async () => {
    const { now } = panel(halves);
    await userEvent.click(screen.getByRole("button", { name: "Another seed" }));
    expect(now().scenario.seed).toBe(2);
    now().undo();
    expect(now().scenario.seed).toBe(1);
  });

  it("counts runs apart that have no result, and says when nobody comes", async () => {
    panel(scenarioOf([], { arrivals: { poissonPerSecond: 1, forMs: 0 } }));
    await run();
    expect(screen.getByText("No request came in any of the runs.")).toBeVisible();
  });
});
