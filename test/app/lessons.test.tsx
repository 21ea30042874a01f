import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../src/app/App";
import { STORAGE_KEY } from "../../src/app/storage";
import { OWN_LESSON_KEY } from "../../src/app/useOwnLesson";
import { PROGRESS_KEY } from "../../src/app/useProgress";
import { throwingStorage } from "../support/storage";
// Loaded when it is first wanted; here beforehand, so that no test waits for it.
import "../../src/app/HandoutPage";
import "../../src/app/LessonsSite";

vi.mock("../../src/ui/Stage", () => ({ Stage: () => <p>The stage</p> }));

const go = (hash: string) =>
  act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent("hashchange", { newURL: window.location.href }));
  });
const link = (name: RegExp) => screen.findByRole("link", { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

function open(hash: string) {
  window.history.replaceState(null, "", `/${hash}`);
  render(<App />);
  return userEvent.setup();
}

describe("the lessons beside the explorer", () => {
  it("the explorer is as it was left, its undo with it", async () => {
    const user = open("#g=order-800");
    const title = () => screen.getByRole("textbox", { name: "Title of the scenario" });
    await user.clear(title());
    await user.type(title(), "Mine{Enter}");
    await go("#lessons");
    await link(/^Begin: Three good calls/);
    await user.click(screen.getByRole("link", { name: "Hopwatch" }));
    await go(window.location.hash);
    expect(title()).toHaveValue("Mine");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(title()).not.toHaveValue("Mine");
  });

  it("a lesson that there is not leads to the course, which says so", async () => {
    open("#lesson=nobody");
    expect(await screen.findByText(/There is no lesson of that name here/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Lessons" })).toBeVisible();
  });

  it("a handout that is opened directly has the theme that was chosen", async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ preferences: { theme: "dark" } }));
    open("#lesson=three-good-calls&handout=blank");
    expect(await link(/answers/i)).toBeVisible();
    expect(document.documentElement.dataset.theme).toBe("dark");
  });

  it("a file of one's own has a handout, and no code that leads others to nothing", async () => {
    const mine = {
      version: 1,
      id: "mine",
      title: "Our checkout",
      outcomes: [],
      minutes: 5,
      glossary: [],
      steps: [
        {
          id: "look",
          title: "A look",
          says: "Order in {deadline}.",
          start: { scenario: "order-800" },
          shows: ["waterfall"],
          figures: { deadline: { kind: "operation-setting", figure: "deadlineMs" } },
          task: { kind: "watch" },
        },
      ],
    };
    sessionStorage.setItem(OWN_LESSON_KEY, JSON.stringify(mine));
    const user = open("#lesson=mine");
    await user.click(await screen.findByRole("button", { name: "Present" }));
    expect(screen.getByRole("button", { name: "Leave presenting" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show the link as a code" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Leave presenting" }));
    await user.click(screen.getByRole("link", { name: "Handout" }));
    await go(window.location.hash);
    expect(window.location.hash).toBe("#lesson=mine&handout=blank");
    expect(await screen.findByRole("heading", { level: 1, name: "Our checkout" })).toBeVisible();
    expect(screen.getByText(/^Order in 800/)).toBeVisible();
    expect(await link(/answers/i)).toHaveAttribute("href", "#lesson=mine&handout=answers");
  });

  it("a step beyond the last is the last", async () => {
    open("#lesson=three-good-calls&step=99");
    expect(await screen.findByText("Step 6 of 6")).toBeVisible();
    expect(window.location.hash).toBe("#lesson=three-good-calls&step=6");
  });

  it("a lesson that is left before it is there does not write over where the reader went", async () => {
    open("#lesson=three-good-calls");
    // The address is ahead of its event, as it is when Back is pressed at once.
    window.history.replaceState(null, "", "/#lessons");
    expect(await screen.findByText("Step 1 of 6")).toBeVisible();
    // Told in the same go as the address.
    await vi.waitFor(() =>
      expect(localStorage.getItem(PROGRESS_KEY)).toContain("three-good-calls"),
    );
    expect(window.location.hash).toBe("#lessons");
  });

  it("keeps what another tab has done meanwhile, and shows it", async () => {
    const user = open("#lesson=three-good-calls&step=1");
    await screen.findByText("Step 1 of 6");
    const other = { version: 1, lessons: { "retry-storm": { at: "layers", done: ["layers"] } } };
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(other));
    await user.click(screen.getByRole("button", { name: "Next" }));
    const kept = JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? "");
    expect(kept.lessons).toMatchObject({
      "three-good-calls": { done: ["page"] },
      "retry-storm": { done: ["layers"] },
    });
    await go("#lessons");
    expect(await link(/^Go on: Retry storm/)).toBeVisible();
    const newValue = JSON.stringify({ version: 1, lessons: {} });
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: PROGRESS_KEY, newValue }));
    });
    expect(await link(/^Begin: Retry storm/)).toBeVisible();
  });

  it("without storage progress lasts for the visit", async () => {
    vi.spyOn(window, "localStorage", "get").mockReturnValue(throwingStorage);
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const user = open("#lesson=three-good-calls");
    await user.click(await screen.findByRole("button", { name: "Next" }));
    await go("#lesson=three-good-calls&step=2");
    await user.click(screen.getByRole("checkbox", { name: "Text instead of pictures" }));
    expect(screen.getByRole("table", { name: "What is set" })).toBeVisible();
    await go("#lessons");
    expect(await link(/^Go on: Three good calls/)).toBeVisible();
    expect(screen.getByText(/Step 2 of 6/)).toBeVisible();
  });
});
