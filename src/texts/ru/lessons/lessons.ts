/** The course and what is said to a prediction, in Russian. */

import type { LessonsTexts } from "../../en/lessons/lessons";
import { acrossTheWire } from "./acrossTheWire";
import { breakerAndRetry } from "./breakerAndRetry";
import { breakerLies } from "./breakerLies";
import { faultWords } from "./faultWords";
import { ghostWork } from "./ghostWork";
import { judging } from "./judging";
import { outerLarger } from "./outerLarger";
import { player } from "./player";
import { retryAsks } from "./retryAsks";
import { retryStorm } from "./retryStorm";
import { sameWords } from "./sameWords";
import { setYourOwn } from "./setYourOwn";
import { threeGoodCalls } from "./threeGoodCalls";
import { threeStates } from "./threeStates";
import { waterfall800 } from "./waterfall800";

export const lessons: LessonsTexts = {
  faultWords,
  judging,
  player,
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
