/** A lesson on the page, played with the keyboard; what is right comes from the lessons themselves. */

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Scenario } from "../../src/engine/scenario";
import { choicesOf } from "../../src/lessons/choices";
import { courseIn } from "../../src/lessons/course";
import type { Lesson, Step } from "../../src/lessons/lesson";
import { played, startOf } from "../../src/lessons/play";
import { rightGiven } from "../../src/lessons/rightAnswer";
import { en, type Texts } from "../../src/texts/en";
import { type LessonsTexts, lessons } from "../../src/texts/en/lessons/lessons";
import type { Language } from "../../src/texts/language";
import { lessons as ru } from "../../src/texts/ru/lessons/lessons";
import { texts as ruTexts } from "../../src/texts/ru/texts";
import { lessons as vi } from "../../src/texts/vi/lessons/lessons";
import { texts as viTexts } from "../../src/texts/vi/texts";
import { button } from "./page";

/** The course and the words of the page in one language. */
export type Spoken = ReturnType<typeof spoken>;

function spoken(language: Language, texts: Texts, of: LessonsTexts) {
  const { format, status, decision } = texts;
  const words = { judging: of.judging, format, status, decision };
  return { language, texts, words, course: courseIn(of), player: of.player };
}

export const SPOKEN = {
  en: spoken("en", en, lessons),
  ru: spoken("ru", ruTexts, ru),
  vi: spoken("vi", viTexts, vi),
};
export const COURSE = SPOKEN.en.course;

/** Read as files: this loader imports no JSON. */
function galleryScenario(name: string): Scenario {
  const file = new URL(`../../src/gallery/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

function playedOf(lesson: Lesson, step: Step) {
  const start = startOf(lesson, step, galleryScenario);
  if (start === null) throw new Error(`${lesson.id}/${step.id} starts nowhere`);
  return played(start);
}

export async function openLesson(
  page: Page,
  link: string,
  said: Spoken = SPOKEN.en,
): Promise<void> {
  await page.goto(`./#${link}${said.language === "en" ? "" : `&lang=${said.language}`}`);
  await expect(page.getByRole("link", { name: said.player.course })).toBeVisible();
}

export function stepHeading(
  page: Page,
  step: number,
  of: number,
  { player }: Spoken = SPOKEN.en,
): Locator {
  return page.getByText(player.position(step, of), { exact: true });
}

export function task(page: Page, { player }: Spoken = SPOKEN.en): Locator {
  return page.getByRole("region", { name: player.task });
}

/** The most stops that a step has between its heading and its end. */
const MOST_STOPS = 150;

/** Tab, or Shift and Tab, until it has the focus. */
export async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  const target = await wanted.first().elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    // A group of radio buttons is one stop, on whichever of them is chosen.
    const isThere = await target?.evaluate(
      (element) =>
        element === document.activeElement ||
        (element instanceof HTMLInputElement &&
          element.type === "radio" &&
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.name === element.name),
    );
    if (isThere) return;
  }
  throw new Error(`no way there by ${key}`);
}

/** Answers wrongly, then rightly, and leaves the step done. */
export async function doTask(
  page: Page,
  lesson: Lesson,
  step: Step,
  said: Spoken = SPOKEN.en,
): Promise<void> {
  switch (step.task.kind) {
    case "watch":
      return;
    case "change":
      return change(page, said);
    case "find":
      return choose(page, lesson, step, said);
    case "predict":
      if (step.task.answer.kind === "number") return typeNumber(page, lesson, step, said);
      if (step.task.answer.kind === "bar") return pressBar(page, lesson, step, said);
      return choose(page, lesson, step, said);
  }
}

async function typeNumber(page: Page, lesson: Lesson, step: Step, said: Spoken) {
  const { player } = said;
  const { right: isRight, wrong: isWrong } = said.words.judging;
  const right = rightGiven(step, playedOf(lesson, step));
  if (right?.kind !== "number") throw new Error(`${step.id} asks for no number`);
  const { task: asked } = step;
  const tolerance =
    asked.kind === "predict" && asked.answer.kind === "number" ? (asked.answer.tolerance ?? 0) : 0;
  await tabTo(page, page.getByRole("textbox", { name: player.yourAnswer }));
  const wrong = right.value + tolerance + 1;
  await page.keyboard.type(String(wrong));
  await page.keyboard.press("Enter");
  // What is said to it uses the reader's own number.
  await expect(task(page, said)).toContainText(isWrong);
  await expect(task(page, said)).toContainText(said.texts.format.number(wrong));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(right.value));
  await page.keyboard.press("Enter");
  await expect(task(page, said)).toContainText(isRight);
}

async function choose(page: Page, lesson: Lesson, step: Step, said: Spoken) {
  const { right: isRight, wrong: isWrong } = said.words.judging;
  const choices = choicesOf(step, playedOf(lesson, step), said.words);
  const right = choices.findIndex((choice) => choice.right);
  const radios = task(page, said).getByRole("radio");
  await expect(radios).toHaveCount(choices.length);
  await tabTo(page, radios);
  const check = async (from: number, to: number) => {
    // Space chooses the first one, which the arrows leave or come back to.
    if (from === to) await page.keyboard.press("Space");
    for (let at = from; at < to; at += 1) await page.keyboard.press("ArrowDown");
    for (let at = from; at > to; at -= 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
  };
  const wrong = right === 0 ? 1 : 0;
  await check(0, wrong);
  await expect(task(page, said)).toContainText(isWrong);
  await check(wrong, right);
  await expect(task(page, said)).toContainText(isRight);
}

async function pressBar(page: Page, lesson: Lesson, step: Step, said: Spoken) {
  const { player } = said;
  const { right: isRight, wrong: isWrong } = said.words.judging;
  const { run, names, ...rest } = playedOf(lesson, step);
  const right = rightGiven(step, { run, names, ...rest });
  if (right?.kind !== "bar") throw new Error(`${step.id} asks for no bar`);
  const attempts = run.operations[right.operation - 1]?.attempts ?? [];
  const nameOf = (hop: string | undefined) => names.get(hop ?? "") ?? "";
  const rightName = nameOf(attempts.find(({ n }) => n === right.n)?.hop);
  const wrongName = nameOf(attempts.find(({ n }) => n !== right.n)?.hop);
  const rows = page.locator(".hw-names").getByRole("button");
  const at = page.locator(":focus");
  await tabTo(page, rows.and(page.locator("[tabindex='0']")));
  for (const name of [wrongName, rightName]) {
    for (const _ of attempts) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    while (!(await at.getAttribute("aria-label"))?.startsWith(`${name}:`)) {
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    await expect(task(page, said)).toContainText(player.pressed(name).replace(/\.$/, ""));
    await tabTo(page, button(page, player.check));
    await page.keyboard.press("Enter");
    await expect(task(page, said)).toContainText(name === rightName ? isRight : isWrong);
    if (name === wrongName) {
      await tabTo(page, rows.and(page.locator("[tabindex='0']")), "Shift+Tab");
    }
  }
}

/** That some of the goal is still to meet, however much. */
function missing(told: Spoken["player"]["goalMissing"]): RegExp {
  const some = [1, 2, 3, 4].flatMap((of) => [1, 2, 3, 4].map((left) => told(left, of)));
  return new RegExp(some.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"));
}

/** Turns a setting one way or the other, then has the solution made. */
async function change(page: Page, said: Spoken) {
  const { player } = said;
  await expect(task(page, said)).toContainText(missing(player.goalMissing));
  const controls = page.getByRole("region", { name: player.mayChange });
  const solution = button(page, player.showSolution);
  const [changed, met] = [solution, task(page, said).getByText(player.goalMet)];
  await tabTo(page, controls.locator("input, select, summary"));
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const kind = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) return activeElement.type;
      return activeElement?.localName;
    });
    const folded = await page.evaluate(
      () => document.activeElement?.closest("details")?.open === false,
    );
    if (kind === "summary" && folded) await page.keyboard.press("Enter");
    if (kind === "select" || kind === "range") {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      // At the start of a list the first press found nothing before it, at its end nothing after it.
      if (!(await changed.or(met).isVisible())) await page.keyboard.press("ArrowDown");
    }
    if (kind === "radio") await page.keyboard.press("ArrowRight");
    if (await changed.or(met).isVisible()) break;
    await page.keyboard.press("Tab");
  }
  if (await solution.isVisible()) {
    await tabTo(page, solution, "Shift+Tab");
    await page.keyboard.press("Enter");
  }
  await expect(met).toBeVisible();
}
