/** What the page and the worker that makes its long runs say to each other. To the worker: the scenarios. */
import type { RefusalCause } from "../engine/refusal";
import type { Scenario } from "../engine/scenario";
import type { PackedRun } from "./packedRun";

export type RunOrder = readonly Scenario[];

/** Any number of `progress`, then one of the others and nothing more. */
export type RunReply =
  | { readonly type: "progress"; readonly done: number; readonly total: number }
  /** In the order of the scenarios. */
  | { readonly type: "over"; readonly runs: readonly PackedRun[] }
  | { readonly type: "refused"; readonly cause: RefusalCause }
  | { readonly type: "failed" };
