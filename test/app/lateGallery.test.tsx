import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

/** The gallery does not arrive until the test lets it. */
const network = vi.hoisted(() => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
});
vi.mock("../../src/gallery/gallery", async (original) => {
  await network.opened;
  return original();
});
vi.mock("../../src/ui/Stage", () => ({ Stage: () => null }));

const { App } = await import("../../src/app/App");

const goTo = async (hash: string) => {
  window.history.replaceState(null, "", hash);
  await act(async () => window.dispatchEvent(new HashChangeEvent("hashchange")));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("of what is asked for while the gallery is on its way, the last one opens, and nothing after going back", async () => {
  window.history.replaceState(null, "", "/");
  render(<App />);
  await vi.waitFor(() => expect(window.location.hash).toContain("g=budget-meets-breaker"));
  const first = window.location.hash;

  // Left again before it was there: the address leads to what is open, and that stays.
  await goTo("#g=order-800");
  expect(window.location.hash).toBe("#g=order-800");
  await goTo(first);
  // A digit is outdone by what is opened after it.
  fireEvent.keyDown(document.body, { key: "2" });
  fireEvent.click(screen.getByRole("button", { name: "Scenarios" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "New scenario" }));

  await act(async () => network.open());
  await act(async () => {
    await import("../../src/gallery/gallery");
  });
  const title = screen.getByRole<HTMLInputElement>("textbox", { name: "Title of the scenario" });
  expect(title.value).toBe("New scenario");
  // Neither of the two is in between.
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(title.value).toBe("The budget meets the breaker");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo" }).disabled).toBe(true);
});
