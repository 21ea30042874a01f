import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withDialogs } from "../../support/dialog";
import { openStep, plain, press } from "./lessonDesk";

withDialogs();
afterEach(() => vi.useRealTimers());

const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const at = () => screen.getByText(/^Step \d+ of \d+$/).textContent;
const hands = () => screen.getByRole("list", { name: "Show of hands" });
const counts = () =>
  within(hands())
    .getAllByRole("listitem")
    .map((item) => within(item).getByRole("status").textContent);

describe("a clicker", () => {
  it("never skips what is not answered: the first press says so, the second shows it", () => {
    openStep("waterfall-800/allowed", { presents: true });
    expect(at()).toBe("Step 5 of 8");
    key("PageDown");
    expect(screen.getByText("Not answered yet. Next once more shows the answer.")).toBeVisible();
    expect(at()).toBe("Step 5 of 8");
    key("PageDown");
    expect(at()).toBe("Step 5 of 8");
    expect(screen.getByText("right")).toBeVisible();
    key("PageDown");
    expect(at()).toBe("Step 6 of 8");
    key("PageUp");
    expect(at()).toBe("Step 5 of 8");
  });

  it("the warning is for the step on which it was given", () => {
    openStep("three-good-calls/when", { presents: true });
    key("PageDown");
    expect(screen.getByText(/^Not answered yet/)).toBeVisible();
    key("PageUp");
    expect(at()).toBe("Step 1 of 6");
    key("PageDown");
    expect(screen.queryByText(/^Not answered yet/)).toBeNull();
    key("PageDown");
    expect(screen.getByText(/^Not answered yet/)).toBeVisible();
    expect(screen.queryByText("right")).toBeNull();
  });

  it("of a change shows the solution", () => {
    const { watched } = openStep("waterfall-800/mend", { presents: true });
    key("ArrowRight");
    expect(screen.getByText("Not reached yet. Next once more shows the solution.")).toBeVisible();
    key(" ");
    expect(screen.getByText(/This is one solution/)).toBeVisible();
    expect(watched.desk?.getState().done).toBe(true);
  });

  it("blanks the screen, and any key brings it back and does nothing else", () => {
    openStep("waterfall-800/order", { presents: true });
    for (const blank of ["b", "."]) {
      key(blank);
      expect(screen.getByText(/The screen is blank/)).toBeInTheDocument();
      key("PageDown");
      expect(screen.queryByText(/The screen is blank/)).toBeNull();
      expect(at()).toBe("Step 1 of 8");
    }
  });

  it("stops at the last step, and says so", () => {
    openStep("waterfall-800/sandbox", { presents: true });
    key("PageDown");
    expect(at()).toBe("Step 8 of 8");
    expect(screen.getByText("That was the last step.")).toBeVisible();
  });
});

describe("a show of hands", () => {
  it("is counted by number keys, corrected by + and −, and drawn beside the truth", async () => {
    openStep("three-states/early", { presents: true });
    for (const stroke of ["1", "2", "2", "+", "-", "-", "9"]) key(stroke);
    expect(counts()).toEqual(["1", "1", "0"]);
    await press("One more for “Closed”");
    await press("One fewer for “Open”");
    expect(counts()).toEqual(["0", "1", "1"]);
    expect(hands().querySelector(".hw-hands-bar")).toBeNull();
    key("PageDown");
    key("PageDown");
    const [open, halfOpen] = within(hands()).getAllByRole("listitem");
    expect(open).toHaveTextContent("right");
    expect(halfOpen).not.toHaveTextContent("right");
    const widths = [...hands().querySelectorAll<HTMLElement>(".hw-hands-bar > span")].map(
      ({ style }) => style.inlineSize,
    );
    expect(widths).toEqual(["0%", "100%", "100%"]);
  });

  it("takes numbers from the room, and none of its keys while one types", async () => {
    const { user } = openStep("waterfall-800/allowed", { presents: true });
    await user.type(screen.getByRole("textbox", { name: "Another number from the room" }), "350");
    await press("Add");
    const texts = within(hands())
      .getAllByRole("listitem")
      .map((item) => plain(item.textContent));
    expect(texts.some((text) => text.includes("350 ms"))).toBe(true);
    expect(counts().every((count) => count === "0")).toBe(true);
  });

  it("is kept for each step", () => {
    openStep("three-states/early", { presents: true });
    key("3");
    key("PageUp");
    key("PageDown");
    key("PageDown");
    key("PageDown");
    expect(counts()).toEqual(["0", "0", "1"]);
  });
});

describe("around it", () => {
  it("p enters and leaves, Esc leaves", async () => {
    const { user } = openStep("waterfall-800/order");
    expect(screen.queryByRole("timer")).toBeNull();
    await user.keyboard("p");
    expect(screen.getByRole("timer")).toBeVisible();
    await user.keyboard("p");
    expect(screen.queryByRole("timer")).toBeNull();
    await user.keyboard("p");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("p is a letter while one types", async () => {
    const { user } = openStep("waterfall-800/allowed");
    await user.type(screen.getByRole("textbox", { name: "Your answer" }), "p");
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("the timer counts up, pauses, and goes back to zero", () => {
    vi.useFakeTimers();
    openStep("waterfall-800/order", { presents: true });
    const timer = () => screen.getByRole("timer").textContent;
    const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
    const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    pass(75);
    expect(timer()).toBe("01:15");
    click("Pause the timer");
    pass(20);
    expect(timer()).toBe("01:15");
    click("Let the timer go on");
    pass(5);
    expect(timer()).toBe("01:20");
    click("Set the timer to zero");
    expect(timer()).toBe("00:00");
  });

  it("shows no link to a file on one's own disk", () => {
    openStep("waterfall-800/order", {
      presents: true,
      link: "file:///D:/hopwatch.html#lesson=one",
    });
    expect(screen.getByRole("button", { name: "Leave presenting" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show the link as a code" })).toBeNull();
  });

  it("shows the link as a code and as text", async () => {
    openStep("waterfall-800/order", { presents: true });
    await press("Show the link as a code");
    expect(
      await screen.findByRole("img", { name: "QR code of https://example.org/#lesson=one" }),
    ).toBeVisible();
    expect(screen.getByText("https://example.org/#lesson=one")).toBeVisible();
  });
});
