/**
 * What the sentences about a wrong prediction are made from, in any language. Every mistake has the
 * number that was said as `given`; `name` is the hop's, as people read it.
 */
export interface MistakeFigures {
  /** The caller's cap alone, where the budget leaves less. */
  "own-timeout": AllowanceFigures;
  "reserve-forgotten": AllowanceFigures;
  "margin-forgotten": AllowanceFigures;
  /** What is left, where its own timeout is shorter. */
  "own-forgotten": AllowanceFigures;
  "whole-deadline": { readonly name: string; readonly deadlineMs: number; readonly goneMs: number };
  /** What the answer would take, though the wait ends earlier. */
  "its-duration": { readonly name: string; readonly takesMs: number; readonly allowedMs: number };
  "after-reserve": { readonly name: string; readonly leftMs: number; readonly takenMs: number };
  "left-before": { readonly name: string; readonly leftMs: number; readonly spentMs: number };
  "without-pauses": { readonly pausesMs: number };
  "without-closing": { readonly closingMs: number };
  "at-deadline": { readonly deadlineMs: number };
  "longest-alone": { readonly name: string; readonly spentMs: number };
  "whole-duration": { readonly tookMs: number; readonly deadlineMs: number };
  "in-time-each": { readonly tookMs: number; readonly deadlineMs: number };
  "outlived-by": { readonly endMs: number; readonly overMs: number };
  "whole-work": { readonly busyMs: number; readonly ghostMs: number };
  "one-layer": { readonly name: string; readonly attempts: number };
  "layers-added": { readonly layers: readonly LayerFigures[]; readonly sum: number };
  "layers-all": { readonly product: number; readonly calls: number };
  "one-each": { readonly requests: number };
  "refused-counted": { readonly refused: number; readonly calls: number };
  "open-time-alone": { readonly openMs: number; readonly openedAtMs: number };
  "open-time-over": { readonly openedAtMs: number; readonly openMs: number; readonly atMs: number };
  "retry-after-over": {
    readonly openedAtMs: number;
    readonly openMs: number;
    readonly atMs: number;
  };
  "request-start": { readonly request: number; readonly atMs: number };
  "call-start": { readonly name: string; readonly atMs: number };
}
export type MistakeName = keyof MistakeFigures;

/** One wrong number, recognised. */
export type Mistake = {
  readonly [name in MistakeName]: { readonly name: name; readonly figures: MistakeFigures[name] };
}[MistakeName];

export interface AllowanceFigures {
  readonly name: string;
  readonly ownMs: number | null;
  readonly leftMs: number;
  readonly reserveMs: number;
  readonly marginMs: number;
  readonly usableMs: number;
  readonly allowedMs: number;
}

export interface LayerFigures {
  readonly name: string;
  readonly attempts: number;
}

/** A span that a sum is made of. */
export interface PartFigures {
  readonly kind: "work" | "attempt" | "pause" | "closing" | "ghost";
  /** Empty for closing work. */
  readonly name: string;
  readonly ms: number;
  /** Where it was one piece. */
  readonly fromMs?: number;
}

/** The arithmetic behind a right answer, in full. */
export type Arithmetic =
  | ({ readonly kind: "allowance" } & AllowanceFigures)
  | {
      readonly kind: "left";
      readonly deadlineMs: number;
      readonly goneMs: number;
      readonly leftMs: number;
    }
  | {
      readonly kind: "left-after";
      readonly leftMs: number;
      readonly spentMs: number;
      readonly afterMs: number;
    }
  | { readonly kind: "parts"; readonly parts: readonly PartFigures[]; readonly totalMs: number }
  | {
      readonly kind: "late";
      readonly parts: readonly PartFigures[];
      readonly tookMs: number;
      readonly deadlineMs: number;
      readonly lateMs: number;
    }
  | {
      readonly kind: "asked";
      readonly asked: number;
      readonly refused: number;
      readonly calls: number;
    }
  | { readonly kind: "layers"; readonly layers: readonly LayerFigures[]; readonly calls: number };
