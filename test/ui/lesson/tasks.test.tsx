import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { stepDone } from "../../../src/lessons/progress";
import { openStep, plain, press } from "./lessonDesk";

const task = () => screen.getByRole("region", { name: "Your task" });
const said = () => plain(within(task()).getAllByRole("status").at(-1)?.textContent);
const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
const region = (name: string) => screen.queryByRole("region", { name });

describe("a number", () => {
  const field = () => screen.getByRole("textbox", { name: "Your answer" });

  it("a wrong one is told what it is, and the right one how it comes about", async () => {
    const { user } = openStep("waterfall-800/allowed");
    expect(region("Ledger")).toBeNull();
    await user.type(field(), "400{Enter}");
    expect(said()).toContain("Not so.");
    expect(said()).toContain("You said 400 ms: that is the own timeout of Payment.");
    // Not yet shown: what the step reveals, and the words that follow it.
    expect(region("Ledger")).toBeNull();
    await user.clear(field());
    await user.type(field(), "330");
    await press("Check");
    expect(said()).toContain("Right.");
    expect(said()).toContain("min(400 own, 410 left − 80 reserve) = 330 ms");
    expect(region("Ledger")).toBeVisible();
    expect(region("Transport")).toBeVisible();
  });

  it("without a number nothing is checked", async () => {
    const { user } = openStep("waterfall-800/allowed");
    await user.type(field(), "soon{Enter}");
    expect(within(task()).getByRole("alert")).toHaveTextContent("Type a number");
    expect(field()).toHaveFocus();
    expect(said()).toBe("");
  });

  it("the answer is shown once one has tried", async () => {
    const { user, watched } = openStep("waterfall-800/allowed");
    expect(screen.queryByRole("button", { name: "Show the answer" })).toBeNull();
    await user.type(field(), "5{Enter}");
    expect(said()).toContain("You said 5 ms: it is more than that.");
    await press("Show the answer");
    expect(said()).toContain("The answer is 330 ms.");
    expect(watched.desk?.getState().done).toBe(true);
  });

  it("a double press shows the answer and does not ask again at once", async () => {
    const { user, watched } = openStep("waterfall-800/allowed");
    await user.type(field(), "5{Enter}");
    await user.click(screen.getByRole("button", { name: "Show the answer" }));
    fireEvent.click(screen.getByRole("button", { name: "Ask me again" }), { detail: 2 });
    expect(watched.desk?.getState().done).toBe(true);
  });

  it("can be asked again, from where the step began", async () => {
    const { user, watched } = openStep("waterfall-800/allowed");
    const step = () => watched.desk?.session.getState().step;
    const before = step();
    await user.type(field(), "330{Enter}");
    expect(step()).not.toBe(before);
    await press("Ask me again");
    expect(step()).toBe(before);
    expect(said()).toBe("");
  });
});

describe("a choice", () => {
  it("says why a wrong one is not so, and takes the right one by its radio button", async () => {
    const { user } = openStep("three-good-calls/whose-fault");
    await press("Check");
    expect(within(task()).getByRole("alert")).toHaveTextContent("Choose one.");
    await user.click(screen.getByRole("radio", { name: "It failed" }));
    await press("Check");
    expect(said()).toContain("No call reached its timeout");
    await user.click(screen.getByRole("radio", { name: "It went well" }));
    await press("Check");
    expect(said()).toContain("Right.");
  });
});

describe("a bar", () => {
  const bar = (name: RegExp) => screen.getByRole("button", { name });

  it("is pressed in the picture, which does not move the cursor", async () => {
    const { user, watched } = openStep("waterfall-800/which");
    const { step } = watched.desk?.session.getState() ?? {};
    await press("Check");
    expect(within(task()).getByRole("alert")).toHaveTextContent("Press a bar first.");
    await user.click(bar(/^Inventory/));
    expect(task()).toHaveTextContent("Pressed: Inventory, attempt 1 of request 1.");
    expect(watched.desk?.session.getState().step).toBe(step);
    await press("Check");
    expect(said()).toContain("Not so.");
    bar(/^Payment/).focus();
    await user.keyboard("{Enter}");
    await press("Check");
    expect(said()).toContain("Right.");
    expect(watched.desk?.getState().done).toBe(true);
  });

  it("is one of a list where there is no picture", async () => {
    const { user } = openStep("waterfall-800/which", { textOnly: true });
    expect(screen.queryByRole("button", { name: /^Payment/ })).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Payment, attempt 1 of request 1" }));
    await press("Check");
    expect(said()).toContain("Right.");
  });
});

describe("change it until", () => {
  const goals = () =>
    within(screen.getByRole("list", { name: "Goal" }))
      .getAllByRole("listitem")
      .map((item) => plain(item.textContent));

  it("says what is missing after each change, and when it is met", async () => {
    const { user, watched } = openStep("outer-larger/mend");
    expect(screen.getByText(/still to meet/)).toBeVisible();
    // Stock is waited for 400, a pause of 20, 400 again, and 50 of Shop's own: 870. 880 is enough.
    const field = screen.getByRole("textbox", { name: "Own timeout, ms" });
    await user.clear(field);
    await user.type(field, "880{Enter}");
    expect(screen.getByText("The goal is met.")).toBeVisible();
    expect(goals().every((goal) => goal.includes(" met"))).toBe(true);
    expect(watched.desk?.getState().done).toBe(true);
  });

  it("shows only what may be changed, and the solution once something was", async () => {
    const { user, watched } = openStep("three-good-calls/mend");
    const knobs = screen.getByRole("region", { name: "What you may change" });
    expect(within(knobs).getAllByRole("combobox")).toHaveLength(2);
    expect(within(knobs).queryByRole("slider")).toBeNull();
    expect(screen.queryByRole("button", { name: "Show the solution" })).toBeNull();
    const [budget] = within(knobs).getAllByRole("combobox");
    await user.selectOptions(budget as HTMLElement, "shared");
    await press("Show the solution");
    expect(screen.getByText(/The goal is met\. This is one solution\./)).toBeVisible();
    expect(watched.desk?.getState().done).toBe(true);
    await press("Start again");
    expect(watched.desk?.session.getState().scenario).toBe(watched.desk?.played.scenario);
  });

  it("a change that the step does not allow is said", () => {
    const { watched } = openStep("three-good-calls/mend");
    const { scenario, edit } = watched.desk?.session.getState() ?? {};
    if (scenario) edit?.({ ...scenario, deadlineMs: 5 });
    fireEvent.focus(document.body);
    expect(watched.desk?.getState().refused).toBe(1);
    return screen.findByText("This step keeps that as it is.");
  });
});

describe("find the fault", () => {
  it("takes the one whose mending reaches the goal", async () => {
    const { user } = openStep("outer-larger/fault");
    const radios = screen.getAllByRole("radio");
    await user.click(radios[0] as HTMLElement);
    await press("Check");
    expect(said()).toContain("Not so.");
    await user.click(screen.getByRole("radio", { name: "API’s timeout for Orders is too long" }));
    await press("Check");
    expect(said()).toContain("Right.");
  });
});

describe("the way through a lesson", () => {
  it("looking on is all that a step without a task asks", async () => {
    const { watched } = openStep("three-good-calls/page");
    const first = watched.desk;
    await press("Next");
    expect(first?.getState().done).toBe(true);
    expect(heading("When is the page ready?")).toHaveFocus();
    expect(screen.getByRole("button", { name: /^1\. .*, done$/ })).toBeVisible();
    await press("Back");
    expect(heading("A page that needs three answers")).toHaveFocus();
  });

  it("an unanswered step can be skipped, and is as it was left when one comes back", async () => {
    const { user } = openStep("three-good-calls/when");
    await user.type(screen.getByRole("textbox", { name: "Your answer" }), "300{Enter}");
    await press("Skip");
    await press("Back");
    expect(said()).toContain("You said 300 ms");
  });

  it("what was done before is shown with its answer", () => {
    const progress = stepDone({}, "waterfall-800", "allowed");
    openStep("waterfall-800/allowed", { progress });
    expect(said()).toContain("The answer is 330 ms.");
    expect(region("Ledger")).toBeVisible();
  });

  it("ends in a sandbox with prompts, in which everything may be changed", async () => {
    const { watched } = openStep("three-good-calls/sandbox");
    expect(
      within(screen.getByRole("region", { name: "Try this" })).getAllByRole("listitem").length,
    ).toBeGreaterThan(2);
    expect(screen.getByRole("tablist", { name: "Which knobs" })).toBeVisible();
    await press("Open in the explorer");
    expect(watched.explored).toBe(true);
    await press("Finish the lesson");
    expect(watched.finished).toBe(true);
  });
});

describe("text instead of pictures", () => {
  it("has the facts of the picture as sentences and tables, and not more than it shows", () => {
    openStep("waterfall-800/allowed", { textOnly: true });
    expect(document.querySelector(".hw-waterfall")).toBeNull();
    const set = screen.getByRole("table", { name: "What is set" });
    expect(within(set).getByRole("row", { name: /^Payment 400 450 1$/ })).toBeVisible();
    const rows = within(screen.getByRole("table", { name: "What has happened so far" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => plain(row.textContent));
    expect(rows.at(-1)).toMatch(/^390Inventory answers ok after 290 ms/);
    expect(rows.join()).not.toContain("Payment");
  });

  it("has requests and breaker as facts, as far as they are known", () => {
    openStep("three-states/early", { textOnly: true });
    const requests = screen.getByRole("table", { name: "Requests that have ended" });
    // Requests 1 to 5 have ended; the sixth, at 10 002, is what is asked about.
    expect(within(requests).getAllByRole("row")).toHaveLength(1 + 5);
    // When the next probe may come is for its reader to work out, until the task is done.
    const state = () => plain(screen.getByText(/^Breaker supplier is open/).textContent);
    expect(state()).toBe("Breaker supplier is open.");
  });

  it("does not say what is left while just that is asked", async () => {
    const { user } = openStep("waterfall-800/left", { textOnly: true });
    const stage = screen.getByRole("region", { name: "The run at this moment" });
    // 800 − 100 − 290 = 410
    expect(plain(stage.textContent)).toContain("Inventory answers ok after 290 ms.");
    expect(plain(stage.textContent)).not.toContain("410");
    expect(region("Ledger")).toBeNull();
    await user.type(screen.getByRole("textbox", { name: "Your answer" }), "410{Enter}");
    expect(plain(region("Ledger")?.textContent)).toContain("410");
  });

  it("does not say until when a breaker is open while just that is asked", () => {
    openStep("breaker-lies/asked-to-wait", { textOnly: true });
    const stage = screen.getByRole("region", { name: "The run at this moment" });
    // The third failure, at 2 000, carried a Retry-After of 20 s.
    expect(plain(stage.textContent)).not.toContain("22 000");
  });
});

describe("before a prediction", () => {
  const rows = (name: RegExp) =>
    within(screen.getByRole("list", { name })).getAllByRole("button").map(plainName);
  const plainName = (row: Element) => plain(row.getAttribute("aria-label"));

  it("the picture has no calls that are still to come, and counts none", async () => {
    const { user } = openStep("retry-storm/calls");
    const tree = () => within(screen.getByRole("tree")).getAllByRole("treeitem");
    // API, Orders and the first three attempts at Database.
    expect(tree()).toHaveLength(5);
    expect(plain(screen.getByRole("tree").textContent)).not.toMatch(/9 calls|27 calls/);
    await user.type(screen.getByRole("textbox", { name: "Your answer" }), "27{Enter}");
    expect(plain(screen.getByRole("tree").textContent)).toContain("27 calls");
  });

  it("nor the tries of one call", () => {
    openStep("same-words/three");
    expect(rows(/request 1/)).toEqual([expect.stringMatching(/^Supplier: timeout/)]);
  });

  it("nor what is left of the work of those that were given up", () => {
    openStep("outer-larger/for-nobody");
    const stage = screen.getByRole("region", { name: "The run at this moment" });
    // Stock was called at 50 for 700 ms, and given up at 500: 250 of them are for nobody.
    expect(plain(stage.textContent)).not.toContain("Ghost work");
  });

  it("a service that is about to be called knows nothing yet", () => {
    const { watched } = openStep("across-the-wire/reset");
    const { run, step } = watched.desk?.session.getState() ?? {};
    const now = run?.events[step ?? 0];
    // Orders took 300, and Pricing 300 more.
    expect(now).toMatchObject({ type: "start", hop: "tax", atMs: 600 });
  });
});
