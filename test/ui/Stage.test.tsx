import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createSession } from "../../src/session/session";
import { SessionProvider } from "../../src/ui/SessionContext";
import { Stage } from "../../src/ui/Stage";
import { fromGallery } from "../support/gallery";

function stage() {
  render(
    <SessionProvider store={createSession(fromGallery("budget-meets-breaker"))}>
      <Stage />
    </SessionProvider>,
  );
  return [...document.querySelectorAll("[data-place]")].map((part) =>
    part.getAttribute("aria-label"),
  );
}

it("has its parts in reading order, ledger and hand beside the rail where there is room", () => {
  expect(stage()).toEqual([
    "Decision at the cursor",
    "Run",
    "Waterfall",
    "Ledger",
    "Send",
    "Breaker",
    "Knobs",
    "Analysis",
    "Transport",
  ]);
  expect(screen.getAllByRole("region").length).toBeGreaterThanOrEqual(9);
});

it("shows one of four parts by its tab where it is narrow", async () => {
  const width = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(390);
  try {
    expect(stage().slice(3)).toEqual([
      "Breaker",
      "Send",
      "Knobs",
      "Ledger",
      "Analysis",
      "Transport",
    ]);
    const tabs = screen.getByRole("tablist", { name: "More of the stage" });
    const shown = () =>
      screen
        .getAllByRole("tabpanel")
        .map((panel) => panel.getAttribute("aria-label"))
        .filter((name) => name !== "Hop");
    expect(shown()).toEqual(["Knobs"]);
    await userEvent.click(within(tabs).getByRole("tab", { name: "Ledger" }));
    expect(shown()).toEqual(["Ledger"]);
    expect(screen.getByRole("region", { name: "Waterfall" })).toBeVisible();
  } finally {
    width.mockRestore();
  }
});
