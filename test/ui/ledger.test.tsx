import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSession } from "../../src/session/session";
import { Ledger } from "../../src/ui/ledger/Ledger";
import { SessionProvider } from "../../src/ui/SessionContext";
import { withDialogs } from "../support/dialog";
import { fromGallery } from "../support/gallery";

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
