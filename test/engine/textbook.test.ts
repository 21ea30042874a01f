/** Recorded behaviour of the textbook breaker (consecutive trip, one probe, inclusive boundary). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { admit, due, tell, transit } from "../../src/engine/breaker";
import { type Cell, closedCell, type Permit } from "../../src/engine/breakerCell";
import { plan } from "../../src/engine/plan";
import { scenario } from "../support/shapes";

interface Step {
  readonly atMs: number;
  readonly call: number;
  readonly do: "start" | "finish" | "observe";
  readonly result: "success" | "failure" | "ignored";
}
interface Vector {
  readonly id: string;
  readonly config: { readonly threshold: number; readonly resetTimeoutMs: number };
  readonly timeline: readonly Step[];
  readonly observed: readonly { readonly admitted?: boolean; state: string; count: number }[];
}

const file = new URL("../fixtures/vectors/lab.jsonl", import.meta.url);
const vectors: Vector[] = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line));

const STATUS = { success: "ok", failure: "unavailable", ignored: "rejected" } as const;

function cellFor({ threshold, resetTimeoutMs }: Vector["config"]): Cell {
  const trip = { kind: "consecutive", failures: threshold } as const;
  const rules = plan(scenario([], { breakers: { lab: { trip, openMs: resetTimeoutMs } } })).breakers
    .lab;
  if (rules === undefined) throw new Error("the plan has no such breaker");
  return closedCell(rules);
}

function replay({ config, timeline }: Vector) {
  const cell = cellFor(config);
  const permits = new Map<number, Permit>();
  return timeline.map((step) => {
    let admitted: boolean | undefined;
    if (step.do === "start") {
      const cause = due(cell, step.atMs);
      if (cause !== null) transit(cell, step.atMs, cause);
      admitted = admit(cell, step.atMs) === null;
      const { generation } = cell;
      if (admitted) permits.set(step.call, { generation, probe: cell.kind === "half-open" });
    }
    if (step.do === "finish") {
      const permit = permits.get(step.call);
      if (permit === undefined) throw new Error("a call that was refused has no result");
      const told = {
        status: STATUS[step.result],
        counted: step.result,
        retryAfterMs: null,
        spentMs: 0,
      };
      const cause = tell(cell, step.atMs, permit, told);
      if (cause !== null) transit(cell, step.atMs, cause);
    }
    return { admitted, state: cell.kind, count: cell.failures };
  });
}

test.each(vectors)("$id", (vector) => {
  const expected = vector.observed.map(({ admitted, state, count }) => ({
    admitted,
    state,
    count,
  }));
  expect(replay(vector)).toEqual(expected);
});
