/** The course as a reader plays it, by keyboard alone, and as a trainer presents it, by a clicker. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectNoViolations, violations } from "../support/axe";
import { button, open, region, test } from "../support/page";
import { openByDrop } from "../support/pageFiles";
import {
  COURSE,
  doTask,
  openLesson,
  SPOKEN,
  stepHeading,
  tabTo,
  task,
} from "../support/pageLessons";

/** Lesson by lesson in one of the languages in turn. */
for (const [turn, said] of Object.values(SPOKEN).entries()) {
  const { language, player } = said;
  test(`every third lesson from start to end, by keyboard alone (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openLesson(page, "lessons", said);
    for (const lesson of said.course.filter((_, place) => place % 3 === turn)) {
      const link = (verb: string) =>
        page.getByRole("link", { name: player.named(verb, lesson.title), exact: true });
      await tabTo(page, link(player.begin));
      await page.keyboard.press("Enter");
      for (const [index, step] of lesson.steps.entries()) {
        await expect(stepHeading(page, index + 1, lesson.steps.length, said)).toBeVisible();
        await doTask(page, lesson, step, said);
        const isLast = index === lesson.steps.length - 1;
        await tabTo(page, button(page, isLast ? player.finish : player.next));
        await page.keyboard.press("Enter");
      }
      await expect(link(player.again)).toBeVisible();
    }
  });
}

test("a lesson presented by clicker keys alone, and the screen blanked", async ({ page }) => {
  const lesson = COURSE[1];
  if (lesson === undefined) throw new Error("there is no second lesson");
  await openLesson(page, `lesson=${lesson.id}`);
  const at = (step: number) => stepHeading(page, step, lesson.steps.length);
  await expect(at(1)).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("timer")).toBeVisible();
  for (const [index, { task: asked }] of lesson.steps.entries()) {
    await expect(at(index + 1)).toBeVisible();
    if (index === lesson.steps.length - 1) break;
    if (asked.kind !== "watch") {
      await page.keyboard.press("PageDown");
      await expect(page.getByText(/^Not (answered|reached) yet/)).toBeVisible();
      await expect(at(index + 1)).toBeVisible();
      await page.keyboard.press("PageDown");
      await expect(page.getByText("✓ right").or(page.getByText("The goal is met."))).toBeVisible();
    }
    await page.keyboard.press("PageDown");
  }
  await page.keyboard.press("PageUp");
  await expect(at(lesson.steps.length - 1)).toBeVisible();
  await page.keyboard.press(".");
  await expect(page.getByText(/^The screen is blank/)).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(at(lesson.steps.length - 1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("timer")).toBeHidden();

  // On a small projector nothing that a step needs is below the foot, nor after its answer.
  for (const [width, height, id, step] of [
    [1280, 720, "breaker-and-retry", 2],
    [1024, 768, "three-states", 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLesson(page, `lesson=${id}&step=${step}`);
    await expect(stepHeading(page, step, 8)).toBeVisible();
    await page.keyboard.press("p");
    await expect(page.getByRole("timer")).toBeVisible();
    const below = () =>
      page.evaluate(() => {
        const ends = (of: string) =>
          [...document.querySelectorAll(of)].map((each) => each.getBoundingClientRect());
        const footPx = ends(".hw-present-foot")[0]?.top ?? 0;
        const needed = ends(".hw-lesson-stage, .hw-task, .hw-present-told");
        return needed.length === 0
          ? null
          : needed.filter(({ bottom }) => bottom > footPx + 1).length;
      });
    await expect.poll(below).toBe(0);
    const words = page.locator(".hw-step-words");
    const wordsPx = await words.evaluate((each) =>
      Number.parseFloat(getComputedStyle(each).fontSize),
    );
    expect(wordsPx).toBeGreaterThanOrEqual(16);
    await page.keyboard.press("PageDown");
    await expect(page.getByText(/^Not answered yet/)).toBeVisible();
    await page.keyboard.press("PageDown");
    await expect(page.getByText("✓ right")).toBeVisible();
    await expect.poll(below).toBe(0);
    await page.keyboard.press("Escape");
  }
});

test("links, Back and Forward, reload: nothing is lost, and the explorer's work stays", async ({
  page,
}) => {
  await open(page, "g=order-800");
  await page.getByRole("textbox", { name: "Title of the scenario" }).fill("My own order");
  await page.keyboard.press("Enter");
  await button(page, "Scenarios").click();
  await page.getByRole("menuitem", { name: /^Lessons/ }).click();
  await page.getByRole("link", { name: "Begin: The waterfall of 800 ms" }).click();
  await expect(stepHeading(page, 1, 8)).toBeVisible();
  await button(page, "Next").click();
  await expect(stepHeading(page, 2, 8)).toBeVisible();
  expect(page.url()).toMatch(/#lesson=waterfall-800&step=2$/);
  await page.goBack();
  await expect(stepHeading(page, 1, 8)).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, 2, 8)).toBeVisible();

  // What is changed in a step is there after a reload.
  await button(page, "7. Get the order paid").click();
  const timeout = page.getByRole("textbox", { name: "Own timeout, ms" }).last();
  await timeout.fill("444");
  await timeout.press("Enter");
  await page.reload();
  await expect(timeout).toHaveValue("444");
  await button(page, "Undo").click();
  await expect(timeout).toHaveValue("400");

  // Without a step the link leads to where one was.
  await page.getByRole("link", { name: "Lessons" }).click();
  await page.getByRole("link", { name: "Go on: The waterfall of 800 ms" }).click();
  await expect(stepHeading(page, 7, 8)).toBeVisible();

  await page.getByRole("link", { name: "Lessons" }).click();
  await button(page, "Reset the progress of “The waterfall of 800 ms: margin and reserve”").click();
  await expect(page.getByRole("link", { name: "Begin: The waterfall of 800 ms" })).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("link", { name: "Go on: The waterfall of 800 ms" })).toBeVisible();

  // The page was loaded anew among the lessons: the explorer's work is its last work.
  await page.getByRole("link", { name: "Hopwatch" }).click();
  await expect(region(page, "Waterfall")).toBeVisible();
  await button(page, "Scenarios").click();
  await page.getByRole("menuitem", { name: /^Your last work/ }).click();
  await expect(page.getByRole("textbox", { name: "Title of the scenario" })).toHaveValue(
    "My own order",
  );
  // From a lesson into the explorer, and back with undo.
  await openLesson(page, "lesson=three-states&step=3");
  await button(page, "Open in the explorer").click();
  await expect(region(page, "Waterfall")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("textbox", { name: "Title of the scenario" })).toHaveValue(
    "My own order",
  );
});

test("a lesson file is played, or its faults are listed", async ({ page }) => {
  const guide = readFileSync("docs/workshops.md", "utf8");
  const lesson = /```json\n(.*?)```/s.exec(guide)?.[1] ?? "";
  await openLesson(page, "lessons");
  await openByDrop(page, { name: "bad.json", text: lesson.replace('"shows"', '"show"') });
  const faults = page.getByRole("region", { name: "Your own lesson" }).getByRole("alert");
  await expect(faults).toContainText("bad.json cannot be taught.");
  await expect(faults).toContainText("steps[0].show");
  expect(await violations(page, { within: ".hw-own" })).toEqual([]);
  await openByDrop(page, { name: "payment.json", text: lesson });
  await expect(page.getByRole("heading", { name: "How long may payment wait?" })).toBeVisible();
  await button(page, "Next").click();
  await page.reload();
  await expect(stepHeading(page, 2, 4)).toBeVisible();
  await page.getByRole("textbox", { name: "Your answer" }).fill("170");
  await page.keyboard.press("Enter");
  await expect(task(page)).toContainText("Right.");
});

const STATES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ["the course", (page) => openLesson(page, "lessons")],
  ["before a prediction", (page) => openLesson(page, "lesson=waterfall-800&step=5")],
  [
    "a wrong prediction",
    async (page) => {
      await page.getByRole("textbox", { name: "Your answer" }).fill("400");
      await page.keyboard.press("Enter");
    },
  ],
  ["after it", (page) => button(page, "Show the answer").click()],
  ["a bar to press", (page) => openLesson(page, "lesson=waterfall-800&step=2")],
  ["something to change", (page) => openLesson(page, "lesson=waterfall-800&step=7")],
  ["a choice", (page) => openLesson(page, "lesson=three-states&step=3")],
  [
    "text instead of pictures",
    (page) => page.getByRole("checkbox", { name: "Text instead of pictures" }).check(),
  ],
  [
    "presented",
    async (page) => {
      await button(page, "Present").click();
      await page.keyboard.press("2");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("PageDown");
    },
  ],
  ["the link as a code", (page) => button(page, "Show the link as a code").click()],
];

test("axe has nothing to say of the lessons, light and dark", async ({ page }) => {
  test.setTimeout(120_000);
  for (const [name, enter] of STATES) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await enter(page);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await expectNoViolations(page, name);
  }
});

test("nothing runs out sideways in 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [name, enter] of STATES) {
    await enter(page);
    await expect(page.getByRole("main")).not.toBeEmpty();
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(over, name).toBe(0);
  }
});
