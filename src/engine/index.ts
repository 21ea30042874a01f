/** The published engine, `hopwatch/engine`. Nothing inside the project imports from here. */

export {
  type ChanceResult,
  chance,
  type DurationCount,
  type Example,
  type Job,
  type Quantiles,
  quantileMs,
} from "./chance";
export { type CurvePoint, type DeadlineCurve, deadlineCurve, kneeOf } from "./deadlineCurve";
export { ENDINGS, type Ending, type EndingCounts, inTime } from "./endings";
export type * from "./event";
export { isDecision } from "./event";
export { frameAt, stepOf } from "./frame";
export { type Bin, histogram } from "./histogram";
export { LIMITS } from "./limits";
export type * from "./plan";
export { plan } from "./plan";
export { runSeed } from "./random";
export { type RefusalCause, RunRefused } from "./refusal";
export type * from "./result";
export type * from "./scenario";
export {
  type OperationOutcome,
  type Prepared,
  prepare,
  type SimulateOptions,
  simulate,
} from "./simulate";
export type * from "./snapshot";
export { snapshotAt } from "./snapshot";
