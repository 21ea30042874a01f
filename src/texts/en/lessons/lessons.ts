/** The course and what is said about its answers, in English. Not part of `en`: it is loaded with the lessons. */
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

export const lessons = {
  faultWords,
  judging,
  player,
  course: {
    threeGoodCalls,
    waterfall800,
    retryAsks,
    outerLarger,
    acrossTheWire,
    retryStorm,
    ghostWork,
    threeStates,
    breakerLies,
    breakerAndRetry,
    sameWords,
    setYourOwn,
  },
};

export type LessonsTexts = typeof lessons;
