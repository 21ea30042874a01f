/** Hops and breakers that a step names and its scenario has not: each by itself, where it is named. */
import type { Scenario } from "../engine/scenario";
import type { Step } from "./lesson";

export interface Stranger {
  /** Inside the step. */
  readonly path: string;
  readonly of: "hop" | "breaker";
  readonly id: string;
}

/** Values of a scenario's own keys: an edit that spoils them is found when it is made. */
const OF_SCENARIOS: readonly string[] = ["start", "set", "arrival"];

export function strangersIn(step: Step, { hops, breakers }: Scenario): readonly Stranger[] {
  const known = {
    hop: new Set(idsOf(hops)),
    breaker: new Set([...Object.keys(breakers), ...attachedIn(step.task)]),
  };
  const found: Stranger[] = [];
  visit(step, "", (path, key, value) => {
    if ((key === "hop" || key === "breaker") && typeof value === "string") {
      if (!known[key].has(value)) found.push({ path, of: key, id: value });
    }
  });
  return found;
}

function idsOf(hops: Scenario["hops"]): readonly string[] {
  return hops.flatMap((hop) => [hop.id, ...(hop.kind === "call" ? idsOf(hop.calls ?? []) : [])]);
}

/** A breaker that an edit attaches need not be there before. */
function attachedIn(task: Step["task"]): readonly string[] {
  const edits =
    task.kind === "change"
      ? task.solution
      : task.kind === "find"
        ? task.suspects.flatMap((suspect) => suspect.edits)
        : [];
  return edits.flatMap((edit) => (edit.kind === "attach" ? [edit.breaker] : []));
}

function visit(
  value: object,
  at: string,
  see: (path: string, key: string, value: unknown) => void,
): void {
  for (const [key, inner] of Object.entries(value)) {
    if (OF_SCENARIOS.includes(key)) continue;
    const path = Array.isArray(value) ? `${at}[${key}]` : at === "" ? key : `${at}.${key}`;
    see(path, key, inner);
    if (typeof inner === "object" && inner !== null) visit(inner, path, see);
  }
}
