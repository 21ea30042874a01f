/** Parts of the stage that are loaded when a step shows them. */
import type { ComponentType } from "react";
import type { StagePart } from "../../lessons/lesson";
import { lazyPart } from "../lazyPart";

export type LaterPart = Extract<StagePart, "findings" | "chance" | "layers" | "code">;

export const LATER: readonly (readonly [LaterPart, ComponentType])[] = [
  ["findings", lazyPart(async () => (await import("../findings/FindingsPanel")).FindingsPanel)],
  ["chance", lazyPart(async () => (await import("../chance/ChancePanel")).ChancePanel)],
  ["layers", lazyPart(async () => (await import("../ladder/LadderPanel")).LadderPanel)],
  ["code", lazyPart(async () => (await import("../code/CodePanel")).CodePanel)],
];
