/** Every call of the tree with its callers, and what it can be left with before anything has run. */
import type { CallPlan, HopPlan, Plan } from "../engine/plan";
import type { Duration, Ms } from "../engine/scenario";
import { shortestMs } from "./caps";

export interface Place {
  readonly hop: CallPlan;
  /** Outermost first; none at the edge. */
  readonly callers: readonly CallPlan[];
  /** The calls and work of the list it stands in, itself among them. */
  readonly list: readonly HopPlan[];
  /** All of its list at once. */
  readonly fannedOut: boolean;
  /** Usable when it is first asked for, if every call before it answers at once; null: its caller looks at no deadline. */
  readonly usableMs: Ms | null;
}

interface Caller {
  readonly callers: readonly CallPlan[];
  readonly fanOut: boolean;
  /** What is left when its hops begin; null: it looks at no deadline. */
  readonly budgetMs: Ms | null;
  readonly reserveMs: Ms;
}

export function placesOf(plan: Plan): readonly Place[] {
  const budgetMs = plan.budget === "shared" ? plan.deadlineMs : null;
  const edge = { callers: [], fanOut: false, budgetMs, reserveMs: plan.reserveMs };
  return placesIn(plan.edge, edge, plan.deadlineMs);
}

export function placeOf(plan: Plan, hopId: string): Place | undefined {
  return placesOf(plan).find(({ hop }) => hop.id === hopId);
}

function placesIn(list: readonly HopPlan[], caller: Caller, wholeMs: Ms | null): readonly Place[] {
  const { callers, fanOut, budgetMs, reserveMs } = caller;
  const found: Place[] = [];
  let workMs = 0;
  for (const hop of list) {
    if (hop.kind === "work") {
      if (!fanOut) workMs += shortestMs(hop.durationMs);
      continue;
    }
    const usableMs =
      budgetMs === null ? null : Math.max(0, budgetMs - workMs - reserveMs - hop.marginMs);
    found.push({ hop, callers, list, fannedOut: fanOut, usableMs });
    const believedMs = believedAtMost(hop, usableMs, wholeMs);
    const inner: Caller = {
      callers: [...callers, hop],
      fanOut: hop.fanOut,
      budgetMs: believedMs === null ? null : Math.max(0, believedMs - shortest(ownTimes(hop))),
      reserveMs: 0,
    };
    found.push(...placesIn(hop.calls, inner, wholeMs));
  }
  return found;
}

/** The longest that one attempt can be waited for; null: nothing ends it. */
export function limitMs({ hop, usableMs }: Pick<Place, "hop" | "usableMs">): Ms | null {
  if (hop.timeoutMs === null) return usableMs;
  return usableMs === null ? hop.timeoutMs : Math.min(hop.timeoutMs, usableMs);
}

/** The most that a callee can believe is left when a request arrives; null: it believes no deadline. */
function believedAtMost(hop: CallPlan, usableMs: Ms | null, wholeMs: Ms | null): Ms | null {
  const told = toldAtMost(hop, limitMs({ hop, usableMs }), wholeMs);
  if (told === null) return null;
  return Math.max(0, Math.min(told, hop.maxBudgetMs ?? told));
}

function toldAtMost(hop: CallPlan, allowedMs: Ms | null, wholeMs: Ms | null): Ms | null {
  switch (hop.tells) {
    case "none":
      return null;
    case "remaining":
      return allowedMs;
    case "absolute":
      return allowedMs === null ? null : allowedMs - hop.networkMs - hop.clockSkewMs;
    case "reset":
      return wholeMs;
  }
}

/** What a callee takes by itself when it goes on to make its calls. */
export function ownTimes(hop: CallPlan): readonly Duration[] {
  return hop.responses.flatMap((response) =>
    "durationMs" in response && (response.result ?? "ok") === "ok" ? [response.durationMs] : [],
  );
}

function shortest(durations: readonly Duration[]): Ms {
  return durations.length === 0 ? 0 : Math.min(...durations.map(shortestMs));
}
