/** What is wrong with a lesson, said before it is known in which language: see `unworded`. */
import { faultWords as english } from "./en/lessons/faultWords";
import { unworded } from "./unworded";

export type FaultWords = typeof english;
export const faultWords = unworded("faultWords", english);
