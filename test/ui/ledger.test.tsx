import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSession } from "../../src/session/session";
import { Ledger } from "../../src/ui/ledger/Ledger";
import { SessionProvider } from "../../src/ui/SessionContext";
import { withDialogs } from "../support/dialog";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

withDialogs();
afterEach(() => vi.restoreAllMocks());

function show(name: string) {
  const store = createSession(fromGallery(name));
  render(
    <SessionProvider store={store}>
      <Ledger />
    </SessionProvider>,
  );
}

describe("the ledger", () => {
  it("is a table with a caption, named columns and rows, and a total", () => {
    show("order-800");
    const table = screen.getByRole("table", { name: /^Request 1/ });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual([
      "operation",
      "hop",
      "attempt",
      "start",
      "own",
      "left before",
      "allowed",
      "bound by",
      "spent",
      "left after",
      "result",
    ]);
    const payment = within(table).getByRole("row", { name: /Payment/ });
    expect(
      within(payment)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual([
      "1",
      "1",
      "390",
      "400",
      "410",
      "330",
      "budget",
      "330",
      "80",
      "deadline exceeded, outcome unknown",
    ]);
    expect(within(table).getByRole("rowheader", { name: "total so far" })).toBeVisible();
  });

  it("copies as CSV and says so", async () => {
    const user = userEvent.setup();
    show("order-800");
    await user.click(screen.getByRole("button", { name: "Copy as CSV" }));
    expect(await screen.findByText("Copied as CSV.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(
      "\r\n1,Payment,1,390,400,410,330,budget,",
    );
  });

  it("copies as Markdown", async () => {
    const user = userEvent.setup();
    show("order-800");
    await user.click(screen.getByRole("button", { name: "Copy as Markdown" }));
    expect(await navigator.clipboard.readText()).toContain("| 1 | Payment | 1 | 390 | 400 |");
  });

  it("shows of a long request its last rows, all of them on demand, and copies all", async () => {
    const user = userEvent.setup();
    // 20 tries, each with 20 tries below it, all failing: 20 + 20 × 20 = 420 attempts, a row each.
    const backoff = { kind: "fixed", baseMs: 0 } as const;
    const retry = { maxAttempts: 20, backoff };
    const failing = callTo("b", { retry, responses: [{ durationMs: 0, result: "unavailable" }] });
    const scenario = scenarioOf([callTo("a", { retry, calls: [failing] })]);
    const store = createSession(scenario);
    store.getState().goToLast();
    render(
      <SessionProvider store={store}>
        <Ledger />
      </SessionProvider>,
    );
    const rows = () => screen.getByRole("table").querySelectorAll("tbody tr");
    expect(rows()).toHaveLength(300);
    const last = rows()[299];
    await user.click(screen.getByRole("button", { name: /show all/ }));
    expect(rows().length).toBeGreaterThanOrEqual(420);
    expect(rows()[rows().length - 1]?.textContent).toBe(last?.textContent);
    const all = rows().length;
    const fewer = screen.getByRole("button", { name: "Show only the last 300 rows" });
    expect(fewer).toHaveFocus();
    await user.click(fewer);
    expect(rows()).toHaveLength(300);
    await user.click(screen.getByRole("button", { name: "Copy as CSV" }));
    // A head and a total besides the rows.
    const lines = (await navigator.clipboard.readText()).trim().split("\r\n");
    expect(lines).toHaveLength(all + 2);
  });

  it("shows the text to copy by hand where the page may not copy", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    show("order-800");
    await user.click(screen.getByRole("button", { name: "Copy as CSV" }));
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
    expect(field.value).toContain("Payment");
    await user.click(field);
    expect(field.selectionEnd).toBe(field.value.length);
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
