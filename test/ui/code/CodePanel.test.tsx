import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stepOf } from "../../../src/engine/frame";
import type { Frame, Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { CodePanel } from "../../../src/ui/code/CodePanel";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

afterEach(() => vi.restoreAllMocks());

function panel(scenario: Scenario = fromGallery("order-800"), frame?: Frame) {
  const store = createSession(scenario, frame);
  render(
    <SessionProvider store={store}>
      <CodePanel />
    </SessionProvider>,
  );
  const goTo = (to: Frame) =>
    act(() => store.getState().goTo(stepOf(store.getState().run.events, to)));
  return { goTo };
}
const plain = (text: string | null) => text?.replaceAll("\u202f", " ");
const code = (name: string) => screen.getByRole("region", { name: `Node code of ${name}` });
/** What is said after a copy, however busy the machine is. */
const said = (text: string | RegExp) => screen.findByText(text, {}, { timeout: 10_000 });
const figures = () =>
  screen
    .getAllByRole("definition")
    .map((definition) => [definition.previousSibling?.textContent, definition.textContent]);

describe("the code of the call at the cursor", () => {
  it("is shown with the figures that it would use there", () => {
    panel(undefined, { operation: 1, hop: "payment", attempt: 1, moment: "start" });
    expect(code("Payment").textContent).toContain("const OWN_TIMEOUT_MS = 400;");
    expect(code("Payment").textContent).toContain("export async function callPayment(url");
    expect(plain(screen.getByText(/^At the cursor/).textContent)).toBe(
      "At the cursor, in request 1: Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms — bound by the budget.",
    );
    expect(figures()).toEqual([
      ["remainingMs", "410"],
      ["usable", "330"],
      ["allowedMs", "330"],
      ["boundBy", '"budget"'],
    ]);
  });

  it("goes with the cursor, until another call is picked", async () => {
    const { goTo } = panel(undefined, {
      operation: 1,
      hop: "inventory",
      attempt: 1,
      moment: "end",
    });
    expect(code("Inventory")).toBeVisible();
    goTo({ operation: 1, hop: "payment", attempt: 1, moment: "end" });
    expect(code("Payment")).toBeVisible();
    const select = screen.getByRole("combobox", { name: "Call" });
    await userEvent.selectOptions(select, "Inventory");
    expect(code("Inventory")).toBeVisible();
    // The figures are those of that call, earlier in the same request: min(300, 700 − 80).
    expect(figures()[2]).toEqual(["allowedMs", "300"]);
    await userEvent.selectOptions(select, "at the cursor: Payment");
    expect(code("Payment")).toBeVisible();
  });

  it("says when it has not been called yet", () => {
    panel(undefined, { operation: 1, moment: "arrival" });
    expect(screen.getByText(/^At the cursor/)).toHaveTextContent(
      "At the cursor, in request 1, Inventory has not been called yet.",
    );
    expect(screen.queryByRole("definition")).toBeNull();
  });

  it("has no remaining time without a deadline", () => {
    panel(scenarioOf([callTo("a")], { deadlineMs: null }), { operation: 1, moment: "over" });
    expect(figures()).toEqual([
      ["usable", "Infinity"],
      ["allowedMs", "100"],
      ["boundBy", '"own"'],
    ]);
  });

  it("says when nothing is called at all", () => {
    panel(scenarioOf([{ id: "w", kind: "work", name: "W", durationMs: 1 }]));
    expect(screen.getByText(/^Nothing is called/)).toBeVisible();
  });
});

describe("copying the code", () => {
  it("copies all of it and says so", async () => {
    const user = userEvent.setup();
    panel();
    await user.click(screen.getByRole("button", { name: "Copy the code" }));
    expect(await said("Copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(code("Payment").textContent);
  });

  it("selects it where the page may not copy, and says so", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    panel();
    await user.click(screen.getByRole("button", { name: "Copy the code" }));
    expect(await said(/the code is selected/)).toBeVisible();
    expect(code("Payment")).toHaveFocus();
    expect(window.getSelection()?.toString()).toBe(code("Payment").textContent);
  });

  it("can be scrolled by key, and holds no markup but its tokens", () => {
    panel();
    expect(code("Payment").tabIndex).toBe(0);
    expect(within(code("Payment")).queryAllByRole("link")).toEqual([]);
    const tags = [...code("Payment").querySelectorAll("*")].map(({ tagName }) => tagName);
    expect(new Set(tags)).toEqual(new Set(["PRE", "CODE", "SPAN"]));
  });
});
