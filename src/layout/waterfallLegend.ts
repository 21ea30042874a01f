/** The marks that a request has, whether the cursor has come to them or not. */
import type { PhaseKind } from "../engine/phases";
import type { Plan } from "../engine/plan";
import type { Texts } from "../texts/en";
import type { RequestTree } from "./waterfallTree";

export type LegendKey = keyof Omit<Texts["waterfall"]["legend"], "heading">;

export function legendOf(tree: RequestTree, plan: Plan): LegendKey[] {
  const { operation, rows } = tree;
  const { attempts } = operation;
  const started = attempts.filter((attempt) => attempt.started);
  const hops = new Set(rows.map(({ hop }) => hop));
  const kinds = new Set<PhaseKind>(
    rows.flatMap(({ phases }) => phases?.map(({ kind }) => kind) ?? []),
  );
  const has: Record<LegendKey, boolean> = {
    own: started.some((attempt) => attempt.ownTimeoutMs !== null),
    allowed: started.some((attempt) => attempt.allowedMs !== null),
    used: !kinds.has("wait"),
    work: kinds.has("wait"),
    wait: kinds.has("wait"),
    held: kinds.has("held"),
    connect: kinds.has("connect"),
    network: [...hops].some((hop) => hop?.kind === "call" && hop.networkMs > 0),
    body: kinds.has("body"),
    margin: started.some((attempt) => attempt.marginMs > 0 && attempt.usableMs !== null),
    reserve: plan.reserveMs > 0 && plan.deadlineMs !== null,
    pause: operation.pauses.length > 0,
    ghost: operation.ghostMs > 0,
    gaveUp:
      tree.nested &&
      attempts.some(
        ({ cutBy, status, endMs, calleeStartMs, calleeEndMs }) =>
          (cutBy !== null || status === "cancelled") &&
          endMs !== null &&
          calleeStartMs !== null &&
          (calleeEndMs === null || calleeEndMs > endMs),
      ),
    written: rows.some(({ writtenAtMs }) => writtenAtMs !== null),
    told: rows.some(({ handed }) => handed !== null),
    critical: rows.some(({ critical }) => critical.length > 0),
    // One that its caller's limit or leave took from its wait was not refused.
    refused: attempts.some(
      ({ started: made, cutBy, status }) => !made && cutBy === null && status !== "cancelled",
    ),
    short: started.some((attempt) => attempt.spentMs === 0),
  };
  return (Object.keys(has) as LegendKey[]).filter((key) => has[key]);
}
