/** The course: its lessons in the order in which they teach, in one language. */
import type { LessonsTexts } from "../texts/en/lessons/lessons";
import { acrossTheWire } from "./course/acrossTheWire";
import { breakerAndRetry } from "./course/breakerAndRetry";
import { breakerLies } from "./course/breakerLies";
import { ghostWork } from "./course/ghostWork";
import { outerLarger } from "./course/outerLarger";
import { retryAsks } from "./course/retryAsks";
import { retryStorm } from "./course/retryStorm";
import { sameWords } from "./course/sameWords";
import { setYourOwn } from "./course/setYourOwn";
import { threeGoodCalls } from "./course/threeGoodCalls";
import { threeStates } from "./course/threeStates";
import { waterfall800 } from "./course/waterfall800";
import { type LessonPlan, lessonOf } from "./coursePlan";
import type { Lesson } from "./lesson";

type Key = keyof LessonsTexts["course"];

/** The ids in it are public: links and kept progress use them. */
const COURSE: readonly (readonly [Key, LessonPlan])[] = [
  ["threeGoodCalls", threeGoodCalls],
  ["waterfall800", waterfall800],
  ["retryAsks", retryAsks],
  ["outerLarger", outerLarger],
  ["acrossTheWire", acrossTheWire],
  ["retryStorm", retryStorm],
  ["ghostWork", ghostWork],
  ["threeStates", threeStates],
  ["breakerLies", breakerLies],
  ["breakerAndRetry", breakerAndRetry],
  ["sameWords", sameWords],
  ["setYourOwn", setYourOwn],
];

export function courseIn(texts: LessonsTexts): readonly Lesson[] {
  return COURSE.map(([key, plan]) => lessonOf(plan, texts.course[key]));
}
