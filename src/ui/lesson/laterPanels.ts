/** Parts of the stage that are loaded when a step shows them. */
import { type ComponentType, lazy } from "react";
import type { StagePart } from "../../lessons/lesson";

const later = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

export type LaterPart = Extract<StagePart, "findings" | "chance" | "layers" | "code">;

export const LATER: readonly (readonly [LaterPart, ComponentType])[] = [
  ["findings", later(async () => (await import("../findings/FindingsPanel")).FindingsPanel)],
  ["chance", later(async () => (await import("../chance/ChancePanel")).ChancePanel)],
  ["layers", later(async () => (await import("../ladder/LadderPanel")).LadderPanel)],
  ["code", later(async () => (await import("../code/CodePanel")).CodePanel)],
];
