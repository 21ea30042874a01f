import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import Opossum from "opossum";
import { admit, due, tell, transit } from "../../src/engine/breaker";
import { type Cell, closedCell } from "../../src/engine/breakerCell";
import type { Cause } from "../../src/engine/event";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { medianUs, type Report } from "./figure";

const CALLS = 200;
const STEP_MS = 500;
const OPEN_MS = 10_000;
const FAILURE = new Error("unavailable");

/** Whether the dependency fails at call `i`. */
type Script = (i: number) => boolean;
const allWell: Script = () => false;
/** Opens the circuit, fails a probe, recovers, again and again. */
const stormy: Script = (i) => i % 50 < 20;

const scenario: Scenario = {
  version: 1,
  title: "One breaker",
  deadlineMs: null,
  seed: 1,
  hops: [],
  breakers: { supplier: { trip: { kind: "consecutive", failures: 3 }, openMs: OPEN_MS } },
  arrivals: [],
};

function move(cell: Cell, nowMs: number, cause: Cause | null): void {
  if (cause !== null) transit(cell, nowMs, cause);
}

/** Makes the calls through our breaker; how many reached the dependency. */
function callOurs(fails: Script): number {
  const rules = plan(scenario).breakers.supplier;
  if (rules === undefined) throw new Error("the breaker is not planned");
  const cell = closedCell(rules);
  let reached = 0;
  for (let i = 0; i < CALLS; i++) {
    const nowMs = i * STEP_MS;
    move(cell, nowMs, due(cell, nowMs));
    if (admit(cell, nowMs) !== null) continue;
    reached++;
    const permit = { generation: cell.generation, probe: cell.kind === "half-open" };
    const told = fails(i)
      ? ({ status: "unavailable", counted: "failure", retryAfterMs: null, spentMs: 0 } as const)
      : ({ status: "ok", counted: "success", retryAfterMs: null, spentMs: 0 } as const);
    move(cell, nowMs, tell(cell, nowMs, permit, told));
  }
  return reached;
}

/** The same calls through cockatiel's, whose clock is `Date.now`. */
async function callCockatiel(fails: Script): Promise<number> {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(3),
  });
  const realNow = Date.now;
  let reached = 0;
  let i = 0;
  Date.now = () => i * STEP_MS;
  const dependency = () => {
    reached++;
    if (fails(i)) throw FAILURE;
  };
  try {
    for (; i < CALLS; i++) {
      try {
        await policy.execute(dependency);
      } catch (error) {
        if (error !== FAILURE && !(error instanceof BrokenCircuitError)) throw error;
      }
    }
  } finally {
    Date.now = realNow;
  }
  return reached;
}

/**
 * Calls that all go well through opossum's. Its open time is a timer of its own, so only this traffic
 * is the same for both.
 */
async function callOpossum(): Promise<number> {
  let reached = 0;
  const breaker = new Opossum(
    async () => {
      reached++;
    },
    { timeout: false, rollingPercentilesEnabled: false },
  );
  for (let i = 0; i < CALLS; i++) await breaker.fire();
  breaker.shutdown();
  return reached;
}

const report: Report = async (timeMs) => {
  if ((await callOpossum()) !== callOurs(allWell)) throw new Error("opossum let fewer through");
  for (const script of [allWell, stormy]) {
    const [ours, theirs] = [callOurs(script), await callCockatiel(script)];
    if (ours !== theirs) throw new Error(`not the same calls: ${ours} reached, ${theirs} there`);
  }
  const median = await medianUs(timeMs, {
    well: () => callOurs(allWell),
    cockatielWell: () => callCockatiel(allWell),
    storm: () => callOurs(stormy),
    cockatielStorm: () => callCockatiel(stormy),
    opossumWell: callOpossum,
  });
  return [
    {
      what: "breaker decision ÷ cockatiel's, all calls well",
      value: median.well / median.cockatielWell,
      unit: "×",
      goal: 1,
    },
    {
      what: "the same, opening and closing all the time",
      value: median.storm / median.cockatielStorm,
      unit: "×",
      goal: 1,
    },
    {
      what: "breaker decision ÷ opossum's, all calls well",
      value: median.well / median.opossumWell,
      unit: "×",
      goal: 1,
    },
    {
      what: "one breaker decision, all calls well, median",
      value: (median.well * 1000) / CALLS,
      unit: "ns",
      goal: null,
    },
  ];
};
export default report;
