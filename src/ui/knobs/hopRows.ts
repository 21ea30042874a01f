import type { CallPlan, HopPlan } from "../../engine/plan";

/** A hop as a row of the tree. */
export interface HopRow {
  readonly id: string;
  readonly name: string;
  readonly kind: HopPlan["kind"];
  /** 1 for the edge's own hops. */
  readonly level: number;
  readonly parent: string | null;
  readonly parentName: string | null;
  /** Among its siblings, from 1. */
  readonly place: number;
  readonly count: number;
  /** null: there is nothing in it to fold. */
  readonly open: boolean | null;
  /** How many hops are in it, at any depth. */
  readonly inside: number;
  readonly fanOut: boolean;
}

/** What is in view, callers before their calls: nothing inside what is folded, but `shown` always. */
export function hopRows(
  edge: readonly HopPlan[],
  folded: ReadonlySet<string>,
  shown: string | null,
): readonly HopRow[] {
  const rows: HopRow[] = [];
  const walk = (hops: readonly HopPlan[], caller: CallPlan | null, level: number) => {
    for (const [at, hop] of hops.entries()) {
      const calls = callsOf(hop);
      const open = calls.length === 0 ? null : !folded.has(hop.id) || holds(hop, shown);
      rows.push({
        id: hop.id,
        name: hop.name,
        kind: hop.kind,
        level,
        parent: caller?.id ?? null,
        parentName: caller?.name ?? null,
        place: at + 1,
        count: hops.length,
        open,
        inside: countIn(hop),
        fanOut: hop.kind === "call" && hop.fanOut && calls.length > 1,
      });
      if (open && hop.kind === "call") walk(calls, hop, level + 1);
    }
  };
  walk(edge, null, 1);
  return rows;
}

/** Whether `hopId` is somewhere inside this hop. */
export function holds(hop: HopPlan, hopId: string | null): boolean {
  return hopId !== null && callsOf(hop).some((inner) => inner.id === hopId || holds(inner, hopId));
}

function countIn(hop: HopPlan): number {
  return callsOf(hop).reduce((sum, inner) => sum + 1 + countIn(inner), 0);
}

function callsOf(hop: HopPlan): readonly HopPlan[] {
  return hop.kind === "call" ? hop.calls : [];
}
