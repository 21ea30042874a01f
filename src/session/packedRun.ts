/** A long run with all that was worked out of it, as bytes: what a worker made, for a page that reads little of it. */

import { rulesOf } from "../engine/breakerReplay";
import { adoptTallies, type Tally, talliesKept } from "../engine/breakerView";
import { dictionary } from "../engine/dictionary";
import type { RunEvent } from "../engine/event";
import { lazyList } from "../engine/lazyList";
import { type PackedList, packing, type Tables, unpacked } from "../engine/packing";
import { markOf, type ReplayMark, replayOf } from "../engine/replayMark";
import type { BreakerResult, Operation, Run } from "../engine/result";
import { adoptIndex, type RunIndex, runIndex, type UnusualEvent } from "../engine/runIndex";
import { adoptOutline, outlineOf, type RunOutline } from "../engine/runOutline";
import type { Scenario } from "../engine/scenario";
import { adoptTotals, type RunTotals, runTotals } from "../engine/totals";
import { adoptMemory, memoriesOf, planOf } from "./derived";
import { adoptWay } from "./wholeRun";

type Transitions = BreakerResult["transitions"];

export interface PackedRun {
  readonly tables: Tables;
  readonly events: PackedList;
  readonly operations: PackedList;
  readonly breakers: readonly (Omit<BreakerResult, "transitions"> & {
    readonly name: string;
    readonly transitions: PackedList;
  })[];
  readonly rest: Omit<Run, "events" | "operations" | "breakers">;
  readonly outline: RunOutline;
  readonly totals: RunTotals;
  /** null: short enough to be walked. */
  readonly index: Omit<RunIndex, "unusual"> | null;
  readonly unusual: PackedList;
  /** By breaker, what was counted and replayed of it. */
  readonly tallies: readonly { readonly name: string; readonly list: PackedList }[];
  readonly marks: readonly {
    readonly name: string;
    readonly every: number;
    readonly list: PackedList;
  }[];
}

/** Items of a piece: unpacked in a fraction of a millisecond. */
const PIECE = { events: 64, operations: 16, transitions: 64, tallies: 16, marks: 1 };

/** `tell` is called again and again while it is made. */
export function packedRun(run: Run, tell?: () => void): PackedRun {
  const { events, operations, breakers, ...rest } = run;
  const { pack, tables } = packing(tell);
  const index = runIndex(events);
  return {
    events: pack(events, PIECE.events),
    operations: pack(operations, PIECE.operations),
    breakers: Object.entries(breakers).map(([name, { transitions, ...breaker }]) => ({
      ...breaker,
      name,
      transitions: pack(transitions, PIECE.transitions),
    })),
    tallies: [...(index === null ? [] : talliesKept(index))].map(([name, list]) => ({
      name,
      list: pack(list, PIECE.tallies),
    })),
    marks: [...memoriesOf(run)].map(([name, { kept }]) => {
      const { every, replays } = kept();
      const ways = Array.from({ length: replays.length }, (_, k) => replays.at(k));
      return {
        name,
        every,
        list: pack(
          ways.flatMap((replay) => (replay ? markOf(replay) : [])),
          PIECE.marks,
        ),
      };
    }),
    unusual: pack(index?.unusual ?? [], PIECE.events),
    rest,
    outline: outlineOf(run),
    totals: runTotals(run),
    index: index && columnsOf(index),
    tables: tables(),
  };
}

function columnsOf({ from, to, starts, breakers }: RunIndex): Omit<RunIndex, "unusual"> {
  return { from, to, starts, breakers };
}

/** What of it can be handed over as it is. */
export function bytesOf(packed: PackedRun): ArrayBuffer[] {
  const { events, operations, breakers, unusual, tallies, marks, outline, index } = packed;
  const lists = [
    events,
    operations,
    unusual,
    ...breakers.map(({ transitions }) => transitions),
    ...tallies.map(({ list }) => list),
    ...marks.map(({ list }) => list),
  ];
  const columns =
    index === null
      ? []
      : [index.from, index.to, ...index.starts.values(), ...index.breakers.values()];
  return [
    ...lists.flatMap(({ bytes, starts }) => [bytes, starts]),
    ...columns,
    outline.startsMs,
    ...outline.ends.values(),
  ].map(({ buffer }) => buffer);
}

/** The run, of which only what is looked at is unpacked, and what was worked out of it where it is asked for. */
export function openedRun(scenario: Scenario, packed: PackedRun): Run {
  const { tables, rest, index, tallies, outline, totals, marks } = packed;
  const breakers = dictionary<BreakerResult>();
  for (const { name, transitions, ...breaker } of packed.breakers) {
    breakers[name] = {
      ...breaker,
      transitions: lazyList<Transitions[number]>(tables, transitions),
    };
  }
  const lazy = lazyList<RunEvent>(tables, packed.events);
  const { version, calls, endMs } = rest;
  const run: Run = {
    version,
    operations: lazyList<Operation>(tables, packed.operations),
    breakers,
    calls: Object.assign(dictionary<number>(), calls),
    endMs,
    // Without an index they are walked.
    events: index === null ? [...lazy] : lazy,
  };
  if (index !== null) {
    const unusual = lazyList<UnusualEvent>(tables, packed.unusual);
    const known = { ...index, unusual };
    adoptIndex(run.events, known);
    adoptTallies(
      known,
      new Map(tallies.map(({ name, list }) => [name, lazyList<Tally>(tables, list)])),
    );
  }
  adoptOutline(run, outline);
  adoptTotals(run, totals);
  const plan = planOf(scenario);
  for (const { name, every, list } of marks) {
    const rules = rulesOf(plan, name);
    if (rules === undefined) continue;
    const kept = lazyList<ReplayMark>(tables, list);
    const at = (place: number) => {
      const mark = kept[place];
      return mark && replayOf(mark, plan, rules);
    };
    adoptMemory(plan, run, name, { every, replays: { length: list.length, at } });
  }
  if (index !== null) adoptWay(run, () => wholeOf(run, packed));
  return run;
}

/** Some thousand events, or some hundred requests. */
const PIECES_A_TURN = 40;

function* wholeOf(run: Run, { tables, events, operations }: PackedRun) {
  const all = { events: [] as RunEvent[], operations: [] as Operation[] };
  for (const [list, into] of [
    [events, all.events],
    [operations, all.operations],
  ] as const) {
    for (let piece = 0; piece < list.starts.length; piece++) {
      for (const item of unpacked(tables, list, piece)) (into as unknown[]).push(item);
      if (piece % PIECES_A_TURN === 0) yield undefined;
    }
  }
  const index = runIndex(run.events);
  if (index !== null) adoptIndex(all.events, index);
  return { ...run, ...all };
}
