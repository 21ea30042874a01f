/** What a ladder's timeouts can do under the operation's deadline: for the rules, and for the page. */
import {
  applicationIndex,
  LAYER_TIMEOUTS,
  type Ladder,
  type Layer,
  type LayerTimeout,
  limitMs,
} from "../engine/ladder";
import type { Plan } from "../engine/plan";

/**
 * `matters`: it can be what ends the wait. `cuts-first`: it ends the wait before the deadline does, or
 * with it. `safety-net`: longer than the deadline, so only for an operation that breaks its promise.
 * `never`: the deadline always comes first. `between-requests`: it is about unused connections.
 */
export type Reach = "matters" | "cuts-first" | "safety-net" | "never" | "between-requests";

export interface Rung {
  readonly index: number;
  readonly timeout: LayerTimeout;
  /** null: no limit. */
  readonly ms: number | null;
  readonly reach: Reach;
}

/** Every timeout that is known, from the outside in. */
export function rungs(ladder: Ladder, plan: Plan): readonly Rung[] {
  const application = applicationIndex(ladder);
  return ladder.flatMap((layer, index) =>
    LAYER_TIMEOUTS.flatMap((timeout) => {
      const ms = layer[timeout];
      if (ms === undefined) return [];
      return [{ index, timeout, ms, reach: reachOf(layer, timeout, index > application, plan) }];
    }),
  );
}

/** Calls inside the application are bound by its deadline; what stands around it is not. */
function reachOf(layer: Layer, timeout: LayerTimeout, isInside: boolean, plan: Plan): Reach {
  if (timeout === "idleMs" || timeout === "keepAliveMs") return "between-requests";
  const limit = limitMs(layer, timeout);
  const { deadlineMs } = plan;
  if (limit === null || deadlineMs === null) return "matters";
  const isKept = plan.budget === "shared";
  if (isInside) return isKept && limit >= deadlineMs ? "never" : "matters";
  if (timeout === "connectMs") return "matters";
  if (limit <= deadlineMs) return "cuts-first";
  return isKept ? "safety-net" : "matters";
}
