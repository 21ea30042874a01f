/** What a breaker's window holds as cells that age out, and how near its shares are to the threshold. */
import type { BreakerMemory } from "../engine/breakerReplay";
import type { WindowBucket, WindowResult, WindowView } from "../engine/breakerWindowView";
import type { BreakerPlan } from "../engine/plan";
import type { AllTexts } from "../texts/all";

/** `not-failed`: where what asks is counted at once, it may not have answered yet. */
export type CellLook = "ok" | "not-failed" | "failure" | "slow" | "slow-failure" | "empty";

export interface WindowCell {
  readonly key: string;
  readonly look: CellLook;
  /** Where it begins and ends, of the window's width; null: one after another. */
  readonly span: readonly [number, number] | null;
  /** Of a bucket: failures of all that it counted, nothing of one that is empty; null: a single result. */
  readonly text: string | null;
  /** How much of the cell failed, or was slow: 1 for a single result. */
  readonly failed: number;
  readonly slow: number;
}

export interface ShareMeter {
  readonly what: "failures" | "slow";
  /** 0 while nothing is counted. */
  readonly share: number;
  readonly threshold: number;
  readonly text: string;
}

export interface WindowPicture {
  readonly cells: readonly WindowCell[];
  /** The ends of a time window's axis, in words; null: it has none. */
  readonly ends: readonly [string, string] | null;
  readonly meters: readonly ShareMeter[];
  readonly sentence: string;
}

/** More than so many single cells say less than their sum. */
const MOST_CELLS = 60;

type Words = AllTexts["breakerWindow"];

/** null: failures in a row, which the diagram counts. */
export function windowPicture(
  plan: BreakerPlan,
  { window, tally }: BreakerMemory,
  t: Words,
): WindowPicture | null {
  if (window === null) return null;
  const meters = metersOf(plan, tally, t);
  const { total, failures, slow } = tally;
  const holds = t.holds(total, failures, slow, "windowMs" in window ? window.windowMs : null);
  const aging = window.agesNow ? leaves(window, t) : [t.stands];
  const sentence = [holds, ...aging].join(" ");
  return { ...cellsOf(window, plan.tripPlan.counted === "results", t), meters, sentence };
}

function cellsOf(
  window: WindowView,
  onlyResults: boolean,
  t: Words,
): Pick<WindowPicture, "cells" | "ends"> {
  switch (window.kind) {
    case "calls":
      return { cells: lastCells(window.results, window.size), ends: null };
    case "sliding": {
      const { toMs, windowMs } = window;
      const at = (ms: number) => within((ms - (toMs - windowMs)) / windowMs);
      const cells = window.results.slice(-MOST_CELLS).map((result, index) => ({
        ...cellOf(result, index),
        span: [at(result.atMs), at(result.atMs)] as const,
      }));
      return { cells, ends: [t.ago(windowMs), t.now] };
    }
    case "buckets": {
      const { toMs, windowMs, buckets } = window;
      const lastMs = Math.max(toMs, ...buckets.map(({ endMs }) => endMs));
      const firstMs = Math.min(lastMs - windowMs, ...buckets.map(({ startMs }) => startMs));
      const at = (ms: number) => within((ms - firstMs) / (lastMs - firstMs));
      const cells = buckets.map((bucket): WindowCell => bucketCell(bucket, onlyResults, at, t));
      return { cells, ends: [t.at(firstMs), t.at(lastMs)] };
    }
    case "whole":
      return { cells: [], ends: null };
  }
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

/** The last results, then the places that are still free. */
function lastCells(results: readonly WindowResult[], size: number): readonly WindowCell[] {
  const shown = results.slice(-MOST_CELLS).map(cellOf);
  // Of a large window the results alone: its free places would say a size that it has not.
  const free = size > MOST_CELLS ? 0 : size - shown.length;
  const empty = Array.from(
    { length: free },
    (_, index): WindowCell => ({
      key: `free ${index}`,
      look: "empty",
      span: null,
      text: null,
      failed: 0,
      slow: 0,
    }),
  );
  return [...shown, ...empty];
}

function cellOf({ atMs, failure, slow }: WindowResult, index: number): WindowCell {
  return {
    key: `${atMs} ${index}`,
    look: lookOf(failure, slow),
    span: null,
    text: null,
    failed: failure ? 1 : 0,
    slow: slow ? 1 : 0,
  };
}

function lookOf(failure: boolean, slow: boolean): CellLook {
  if (failure) return slow ? "slow-failure" : "failure";
  return slow ? "slow" : "ok";
}

function bucketCell(
  bucket: WindowBucket,
  onlyResults: boolean,
  at: (ms: number) => number,
  t: Words,
): WindowCell {
  const { startMs, endMs, total, failures, slow } = bucket;
  const most = Math.max(1, total);
  const look = lookOf(failures > 0, slow > 0);
  return {
    key: String(startMs),
    look: total === 0 ? "empty" : look === "ok" && !onlyResults ? "not-failed" : look,
    span: [at(startMs), at(endMs)],
    text: total === 0 ? "" : t.bucket(failures, total),
    failed: Math.min(1, failures / most),
    slow: Math.min(1, slow / most),
  };
}

function metersOf(
  { trip, tripPlan }: BreakerPlan,
  { total, failures, slow }: BreakerMemory["tally"],
  t: Words,
): readonly ShareMeter[] {
  if (trip.kind === "consecutive") return [];
  const { strict, failures: most } = tripPlan;
  if (most !== null) {
    const text = t.countMeter(failures, most);
    return [{ what: "failures", share: within(failures / most), threshold: 1, text }];
  }
  const meter = (what: ShareMeter["what"], count: number, threshold: number): ShareMeter => ({
    what,
    share: total === 0 ? 0 : within(count / total),
    threshold,
    text: t.meter[what](count, total, threshold, strict),
  });
  const failed = meter("failures", failures, trip.failureRate);
  return trip.slowRate === undefined ? [failed] : [failed, meter("slow", slow, trip.slowRate)];
}

/** When the oldest goes. */
function leaves(window: WindowView, t: Words): readonly string[] {
  switch (window.kind) {
    case "calls": {
      const free = window.size - window.results.length;
      return [free > 0 ? t.free(free) : t.pushedOut];
    }
    case "sliding": {
      const next = window.results[0]?.leavesAtMs ?? null;
      return next === null ? [] : [t.leaves(next - window.toMs)];
    }
    case "buckets": {
      const [oldest] = window.buckets;
      if (oldest === undefined) return [];
      return oldest.leavesAtMs === null
        ? [t.bucketPushedOut]
        : [t.bucketLeaves(Math.max(0, oldest.leavesAtMs - window.toMs))];
    }
    case "whole":
      return [t.whole];
  }
}
