/** Runs a shape over plain data; the validator's issues become problems. */
import { safeParse } from "valibot";
import { MOST_PROBLEMS, type Path, type Problem, problemAt } from "./problem";
import type { Shape } from "./scalarShapes";

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function readShape<T>(shape: Shape<T>, value: unknown, at: Path = []): Read<T> {
  const result = safeParse(shape, value, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const problems = result.issues.slice(0, MOST_PROBLEMS).map(({ path, message, input }) => {
    const keys = (path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
    return problemAt([...at, ...keys], message, input);
  });
  return { ok: false, problems };
}
