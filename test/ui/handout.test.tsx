import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Handout } from "../../src/ui/handout/Handout";
import { COURSE, WORDS } from "../lessons/lessonText";

function show(id: string, answers: boolean) {
  const lesson = COURSE.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const { container } = render(<Handout lesson={lesson} answers={answers} words={WORDS} />);
  return { lesson, container };
}

/** Nothing of a handout is hidden, and to ask that of each part of a whole lesson takes most of a minute. */
const steps = () => screen.getAllByRole("region", { name: /^\d+\. /, hidden: true });
const step = (name: RegExp) => screen.getByRole("region", { name, hidden: true });
const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ");

describe("a handout to fill in", () => {
  it("has every step in its order, with room for a name and for what one thinks", () => {
    const { lesson } = show("waterfall-800", false);
    expect(screen.getByRole("article", { name: lesson.title })).toHaveTextContent(/Name.*Date/);
    expect(steps()).toHaveLength(lesson.steps.length);
    expect(textOf(step(/^5\. What Payment may use/))).toMatch(/My prediction ?ms ?Because/);
  });

  it("does not give away what it asks for", () => {
    show("waterfall-800", false);
    // 800 − 100 − 290 = 410 left, of which 80 are kept: 330.
    const asked = textOf(step(/^5\. What Payment may use/));
    expect(asked).toContain("How long may Payment be waited for?");
    expect(asked).not.toMatch(/330|Answer/);
  });

  it("leaves what is left to be filled in", () => {
    show("waterfall-800", false);
    // 800 − 100 − 290
    expect(textOf(step(/^4\. What is left/))).not.toContain("410");
  });

  it("has no calls and no requests that are still to come", () => {
    show("retry-storm", false);
    // Three layers with three attempts each: 27 calls. One of API, one of Orders, three of Database so far.
    const storm = step(/^2\. How many calls/);
    expect(textOf(storm)).not.toMatch(/27 calls|calls inside/);
    expect(within(storm).getAllByText(/^Database/, { selector: ".hw-names-name" })).toHaveLength(3);
    cleanup();
    show("three-states", false);
    // Two of the ten requests have ended.
    expect(textOf(step(/^2\. When does it open/))).toContain("2 requests");
  });

  it("has boxes to tick, none of them ticked", () => {
    show("retry-storm", false);
    const options = within(step(/^3\. Which of these/)).getAllByRole("listitem");
    const boxes = options.filter((option) => option.classList.contains("hw-handout-box"));
    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(textOf(box)).not.toMatch(/right|wrong/);
  });

  it("prints the checklist of the last lesson", () => {
    const { lesson } = show("set-your-own", false);
    const list = screen.getByRole("region", { name: "Checklist: Set your own" });
    const items = lesson.checklist?.flatMap((each) => each.items) ?? [];
    expect(within(list).getAllByRole("listitem").map(textOf)).toEqual(items);
  });
});

describe("a handout with answers", () => {
  it("has the engine's answer with its arithmetic, and the moment that it is about", () => {
    show("waterfall-800", true);
    const answered = textOf(step(/^5\. What Payment may use/));
    expect(answered).toContain("Answer: 330 ms");
    expect(answered).toContain("min(400 own, 410 left − 80 reserve) = 330 ms");
    expect(answered).not.toContain("My prediction");
  });

  it("ticks the right option, and says of the others why not", () => {
    show("retry-storm", true);
    const storm = step(/^3\. Which of these/);
    const right = within(storm).getByText(/Retry only next to Database/);
    expect(textOf(right)).toContain("(right)");
    expect(textOf(within(storm).getByText(/Halve the deadline/))).toMatch(/\(wrong\) — .+/);
  });

  it("has one way to reach a goal, as settings before and after", () => {
    show("waterfall-800", true);
    const table = screen.getByRole("table", { name: "One way to do it", hidden: true });
    // 100 + 170 + 450 = 720, and 80 for closing make 800.
    expect(within(table).getAllByRole("row", { hidden: true }).slice(1).map(textOf)).toEqual([
      "Inventory: answersok 290 msok 170 ms",
      "Payment: own timeout400 ms450 ms",
    ]);
  });

  it("has the curve where the step shows it, with the knee that its text names", () => {
    show("set-your-own", true);
    const knee = textOf(step(/^3\. Where more waiting/));
    const named = /the bend of this one is at (\d+ ms)/.exec(knee)?.[1];
    expect(named).toMatch(/^\d+ ms$/);
    expect(knee).toContain(`The knee is at ${named}`);
  });
});

describe("every lesson of the course", () => {
  it.each(COURSE.map(({ id }) => id))("%s is complete, and nothing in it is walked to", (id) => {
    const { lesson, container } = show(id, true);
    expect(steps()).toHaveLength(lesson.steps.length);
    expect(textOf(container)).not.toMatch(/\{[a-z-]+\}|undefined|NaN/);
    const stops = [...container.querySelectorAll("button, input, a, [tabindex]")];
    expect(stops.filter((stop) => stop.closest("[inert]") === null)).toEqual([]);
  });
});
