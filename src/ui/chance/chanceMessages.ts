/** What the page and its worker say to each other about many seeded runs. */
import type { ChanceResult } from "../../engine/chance";
import type { DeadlineCurve } from "../../engine/deadlineCurve";
import type { Scenario } from "../../engine/scenario";

/** What to compute; `curve` is left out where only the runs are wanted. */
export interface ChanceOrder {
  readonly scenario: Scenario;
  readonly runs: number;
  readonly curve: { readonly runs: number; readonly points: number } | null;
}

/** To the worker. `id` is the page's own number for the order; a new start ends the one before it. */
export type ChanceRequest =
  | { readonly type: "start"; readonly id: number; readonly order: ChanceOrder }
  | { readonly type: "cancel"; readonly id: number };

/**
 * From the worker: any number of `progress`; `counted` once, when the runs are through; then one `done`,
 * `cancelled` or `failed`, and nothing of that id any more.
 */
export type ChanceReply =
  | {
      readonly type: "progress";
      readonly id: number;
      /** Runs, those of the curve included. */
      readonly done: number;
      readonly total: number;
    }
  /** Its durations are condensed: cells of many where there are many. */
  | { readonly type: "counted"; readonly id: number; readonly chance: ChanceResult }
  | {
      readonly type: "done";
      readonly id: number;
      /** null where none was ordered. */
      readonly curve: DeadlineCurve | null;
    }
  | { readonly type: "cancelled"; readonly id: number }
  | { readonly type: "failed"; readonly id: number; readonly message: string };
