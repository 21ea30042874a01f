/** The course and what is said to a prediction, in Vietnamese. */

import { acrossTheWire } from "../../en/lessons/acrossTheWire";
import { breakerAndRetry } from "../../en/lessons/breakerAndRetry";
import { breakerLies } from "../../en/lessons/breakerLies";
import { ghostWork } from "../../en/lessons/ghostWork";
import { judging } from "../../en/lessons/judging";
import type { LessonsTexts } from "../../en/lessons/lessons";
import { outerLarger } from "../../en/lessons/outerLarger";
import { retryAsks } from "../../en/lessons/retryAsks";
import { retryStorm } from "../../en/lessons/retryStorm";
import { sameWords } from "../../en/lessons/sameWords";
import { setYourOwn } from "../../en/lessons/setYourOwn";
import { threeGoodCalls } from "../../en/lessons/threeGoodCalls";
import { threeStates } from "../../en/lessons/threeStates";
import { waterfall800 } from "../../en/lessons/waterfall800";
import { faultWords } from "./faultWords";

export const lessons: LessonsTexts = {
  faultWords,
  judging,
  course: {
    acrossTheWire,
    breakerAndRetry,
    breakerLies,
    ghostWork,
    outerLarger,
    retryAsks,
    retryStorm,
    sameWords,
    setYourOwn,
    threeGoodCalls,
    threeStates,
    waterfall800,
  },
};
