import type { SettingFigures } from "./settingFigures";
import type { TreeFigures } from "./treeFigures";

/**
 * The numbers that prove each finding, and all that its sentence is made from, in any language;
 * `name` is the hop's, as people read it.
 */
export interface Figures extends TreeFigures, SettingFigures {
  /** Work, own timeouts, pauses and closing work, one after the other, against the deadline. */
  "caps-past-budget": {
    readonly workMs: number;
    readonly capsMs: number;
    readonly finishMs: number;
    readonly totalMs: number;
    readonly deadlineMs: number;
    readonly overMs: number;
    /** Operations of this run that were late, and by how much the latest was. */
    readonly lateOperations: number;
    readonly lateMs: number;
  };
  "call-without-limit": { readonly name: string };
  /** All attempts at their own timeouts, with the pauses, against what is usable at best. */
  "retries-cannot-fit": {
    readonly name: string;
    readonly maxAttempts: number;
    /** The own timeout; 0 when there is none, so that one attempt may spend all. */
    readonly ownTimeoutMs: number;
    readonly pausesMs: number;
    readonly neededMs: number;
    readonly usableMs: number;
    /** How many attempts do start when every one of them runs into its timeout. */
    readonly fitting: number;
  };
  "retry-denied": {
    readonly name: string;
    readonly times: number;
    readonly why: "backoff" | "retry-after";
    readonly pauseMs: number;
    readonly usableMs: number;
    readonly minUsefulMs: number;
  };
  "pause-past-deadline": {
    readonly name: string;
    readonly times: number;
    readonly why: "backoff" | "retry-after";
    readonly pauseMs: number;
    readonly remainingMs: number;
  };
  "write-cut-off": {
    readonly name: string;
    readonly times: number;
    readonly spentMs: number;
    readonly key: "yes" | "no";
  };
  "write-retried-without-key": {
    readonly name: string;
    /** Its own, times those of every call above it. */
    readonly maxAttempts: number;
    /** Attempts of this run that wrote, or may have, and were sent again. */
    readonly times: number;
  };
  "ghost-work": {
    readonly name: string;
    readonly times: number;
    readonly ghostMs: number;
    /** The call that was given up: this one, or one on the way up to the edge. */
    readonly givenUp: string;
    /** Ghost work of all hops in this run. */
    readonly totalMs: number;
  };
  "starved-call-counted": {
    readonly name: string;
    readonly breaker: string;
    /** Results of this run that moved the breaker's count. */
    readonly times: number;
    /** What the first of them was given, of what it would have waited by itself. */
    readonly allowedMs: number;
    readonly ownTimeoutMs: number;
    /** How often such a result opened the circuit. */
    readonly opened: number;
  };
  /** Two waits for an answer, the outer one not longer; 0 ms of the inner: it has no limit. */
  "ladder-order": {
    /** The place in the ladder of the layer to change. */
    readonly layer: number;
    readonly outer: string;
    readonly outerMs: number;
    /** Empty: the operation itself, by its deadline. */
    readonly inner: string;
    readonly innerMs: number;
  };
  "keep-alive-race": {
    /** The place in the ladder of the layer to change. */
    readonly layer: number;
    readonly outer: string;
    readonly inner: string;
    /** 0: it keeps them for ever. */
    readonly idleMs: number;
    readonly keepAliveMs: number;
    /** With this long on the wire, a request dies that comes from `fromMs` to `toMs` after the one before. */
    readonly oneWayMs: number;
    readonly fromMs: number;
    readonly toMs: number;
  };
  "ladder-connect-long": {
    /** The place in the ladder of the layer to change. */
    readonly layer: number;
    readonly name: string;
    /** 0: no limit. */
    readonly connectMs: number;
    readonly wholeMs: number;
    readonly of: "deadline" | "response";
  };
  "ladder-cannot-bind": {
    /** The place in the ladder of the layer to change. */
    readonly layer: number;
    readonly name: string;
    readonly timeout: "connect" | "response";
    readonly ms: number;
    readonly deadlineMs: number;
  };
}
