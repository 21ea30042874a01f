/** Numbers that are mistaken for the right one. */
import type { Attempt } from "../engine/result";
import type { Mistake, MistakeFigures, MistakeName } from "../texts/lessonFigures";

/** A number that somebody may have meant, and what it is. */
export interface Guess {
  readonly value: number | null;
  readonly mistake: Mistake;
}

export function guess<N extends MistakeName>(
  value: number | null,
  name: N,
  figures: MistakeFigures[N],
): Guess {
  return { value, mistake: { name, figures } as Mistake };
}

/** How long the callee of an attempt was at it; null when it never began or never ended. */
export function takes({ calleeStartMs, calleeEndMs }: Attempt): number | null {
  return calleeStartMs === null || calleeEndMs === null ? null : calleeEndMs - calleeStartMs;
}
