/** The published engine, `hopwatch/engine`. Nothing inside the project imports from here. */

export type * from "./event";
export { isDecision } from "./event";
export { frameAt, stepOf } from "./frame";
export { LIMITS } from "./limits";
export type * from "./plan";
export { plan } from "./plan";
export { type RefusalCause, RunRefused } from "./refusal";
export type * from "./result";
export type * from "./scenario";
export { type SimulateOptions, simulate } from "./simulate";
export type * from "./snapshot";
export { snapshotAt } from "./snapshot";
