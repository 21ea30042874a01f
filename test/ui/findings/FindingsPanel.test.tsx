import { act, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
// Loaded before the first look asks for it.
import "../../../src/findings/findings";
import { setHop, setOperation } from "../../../src/engine/edit";
import { frameAt } from "../../../src/engine/frame";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { en, type Texts } from "../../../src/texts/en";
import { FindingsCount } from "../../../src/ui/findings/FindingsCount";
import { FindingsPanel } from "../../../src/ui/findings/FindingsPanel";
import { useShowFindings } from "../../../src/ui/findings/useShowFindings";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { TextsProvider } from "../../../src/ui/TextsContext";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

// The finder waits for the hand to rest, and a busy machine for its turn.
configure({ asyncUtilTimeout: 5000 });

function Opener() {
  return (
    <button type="button" onClick={useShowFindings()}>
      To the findings
    </button>
  );
}

async function panel(scenario: Scenario, texts: Texts = en) {
  const store = createSession(scenario);
  render(
    <TextsProvider value={texts}>
      <SessionProvider store={store}>
        <Opener />
        <FindingsCount />
        <FindingsPanel />
      </SessionProvider>
    </TextsProvider>,
  );
  await waitFor(() => expect(screen.getByRole("heading", { level: 3 })).not.toHaveTextContent("…"));
  const now = () => store.getState();
  return { store, now, frame: () => frameAt(now().run.events, now().step) };
}

const titles = () =>
  screen.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent?.trim());
const head = () => screen.getByRole("heading", { level: 3 });
const item = (title: string) => {
  const found = screen.getByRole("heading", { name: title }).closest("li");
  if (found === null) throw new Error(`no item ${title}`);
  return within(found);
};
const CAPS = "Error Timeouts add up past the deadline, and nothing is shared";
const CUT = "Warning A write was cut off: nobody knows whether it happened";
const GHOST = "Warning Work went on after its caller had given up";
const NEVER = "Note A setting that can never matter";

describe("the panel of findings", () => {
  it("tells them gravest first, with their figures and why they matter", async () => {
    await panel(fromGallery("order-800-local"));
    expect(titles()).toEqual([CAPS, CUT, GHOST, NEVER]);
    expect(head()).toHaveTextContent("1 error, 2 warnings, 1 note");
    // 100 + (300 + 400) + 80 = 880, 80 past 800; the run itself: 100 + 290 + 400 + 80 = 870.
    expect(item(CAPS).getByText(/880 ms: 80 ms past the deadline of 800 ms/)).toHaveTextContent(
      "1 request ended late, by up to 70 ms",
    );
    expect(item(CAPS).getByText(/nobody looks at what is left/)).toBeVisible();
  });

  it("counts them in words for a reader and in figures for the eye", async () => {
    await panel(fromGallery("order-800-local"));
    const count = screen.getByRole("img", { name: "1 error, 2 warnings, 1 note" });
    expect(count).toHaveTextContent(/^121$/);
  });

  it("is calm where there is nothing, and says what was looked at", async () => {
    await panel(fromGallery("breaker-lab"));
    expect(head()).toHaveTextContent("Nothing found.");
    expect(screen.getByText(/^Looked at: .* the 10 requests of this run\.$/)).toBeVisible();
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(screen.getByRole("img", { name: "none" })).toHaveTextContent("0");
  });

  it("moves the cursor to the bar that a finding is about", async () => {
    const { now, frame } = await panel(fromGallery("order-800-local"));
    await userEvent.click(item(GHOST).getByRole("button", { name: "Show Payment, request 1" }));
    expect(frame()).toEqual({ operation: 1, hop: "payment", attempt: 1, moment: "answered" });
    expect(now().past).toHaveLength(0);
    await userEvent.click(item(CAPS).getByRole("button", { name: "Show request 1" }));
    expect(frame()).toEqual({ operation: 1, moment: "finish" });
    expect(item(NEVER).queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  it("says so where the run has no such bar", async () => {
    const failing = { durationMs: 10, result: "unavailable" } as const;
    const { now } = await panel(
      scenarioOf([callTo("a", { responses: [failing] }), callTo("b", { timeoutMs: 1000 })]),
    );
    const { step } = now();
    await userEvent.click(screen.getByRole("button", { name: "Show B" }));
    expect(screen.getByRole("status")).toHaveTextContent("B is not called in this run");
    expect(now().step).toBe(step);
  });

  it("fixes one by a press, says what was changed, and goes on to the next", async () => {
    const { store, now } = await panel(fromGallery("order-800-local"));
    const before = now().scenario;
    await userEvent.click(
      item(CAPS).getByRole("button", { name: "Fix: let all calls share the budget" }),
    );
    expect(now().scenario).toEqual(setOperation(before, { budget: "shared" }));
    await waitFor(() => expect(titles()).toEqual([CUT, GHOST]));
    expect(screen.getByRole("status")).toHaveTextContent(
      "Done: let all calls share the budget. Undo takes it back. Left: 2 warnings.",
    );
    expect(screen.getByRole("heading", { name: CUT })).toHaveFocus();

    act(() => store.getState().undo());
    expect(now().scenario).toBe(before);
    await waitFor(() => expect(titles()).toEqual([CAPS, CUT, GHOST, NEVER]));
    expect(screen.getByRole("status")).toHaveTextContent(/^$/);
  });

  it("leads to the heading when the last one is fixed", async () => {
    await panel(scenarioOf([callTo("a", { marginMs: 5 })], { budget: "local" }));
    expect(titles()).toEqual([NEVER]);
    await userEvent.click(screen.getByRole("button", { name: "Fix: drop the margin of A" }));
    await waitFor(() => expect(head()).toHaveTextContent("Nothing found."));
    expect(head()).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Done: drop the margin of A. Undo takes it back. Nothing else is found.",
    );
  });

  it("leaves the focus with whoever has gone elsewhere meanwhile", async () => {
    await panel(fromGallery("order-800-local"));
    await userEvent.click(item(CAPS).getByRole("button", { name: /^Fix/ }));
    const elsewhere = screen.getByRole("button", { name: "To the findings" });
    elsewhere.focus();
    await waitFor(() => expect(titles()).toEqual([CUT, GHOST]));
    expect(elsewhere).toHaveFocus();
  });

  it("takes the focus when it is asked for, and the pane of the session with it", async () => {
    const { now } = await panel(fromGallery("order-800-local"));
    await userEvent.click(screen.getByRole("button", { name: "To the findings" }));
    await waitFor(() => expect(head()).toHaveFocus());
    expect(now().pane).toBe("findings");
  });

  it("draws a long list in part until all of it is asked for", async () => {
    // 25 own timeouts of 1 000 ms within 1 000 ms never bind.
    const hops = Array.from({ length: 25 }, (_, k) => callTo(`h-${k}`, { timeoutMs: 1000 }));
    await panel(scenarioOf(hops));
    expect(screen.getAllByRole("listitem")).toHaveLength(20);
    await userEvent.click(screen.getByRole("button", { name: "Show all 25" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(25);
    expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  it("draws nothing while a slider is dragged", async () => {
    let drawn = 0;
    const bySeverity: Texts["findingsPanel"]["bySeverity"] = (...counts) => {
      drawn += 1;
      return en.findingsPanel.bySeverity(...counts);
    };
    const texts = { ...en, findingsPanel: { ...en.findingsPanel, bySeverity } };
    const { store } = await panel(fromGallery("order-800-local"), texts);
    expect(drawn).toBeGreaterThan(0);
    drawn = 0;
    for (let timeoutMs = 399; timeoutMs >= 300; timeoutMs -= 1) {
      act(() => {
        const { scenario, edit } = store.getState();
        edit(setHop(scenario, "payment", { timeoutMs }), "own");
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(drawn).toBe(0);
    act(() => store.getState().endGesture());
    await waitFor(() => expect(titles()).not.toContain(CAPS));
    expect(drawn).toBeGreaterThan(0);
  });
});
