/** What the chance panel knows: the runs that are under way, and the last result with its setting. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ChanceResult } from "../../engine/chance";
import type { DeadlineCurve } from "../../engine/deadlineCurve";
import { requestsExpected } from "../../engine/requestsExpected";
import type { Scenario } from "../../engine/scenario";
import type { ChanceLine } from "./chanceLine";
import type { ChanceOrder, ChanceReply } from "./chanceMessages";

/** `resting`: the settings changed meanwhile; it runs again when they stop changing. */
export type ChancePhase = "idle" | "running" | "resting" | "done" | "stopped" | "failed";

export interface Counted {
  /** What was run: its figures are of this setting alone. */
  readonly scenario: Scenario;
  readonly chance: ChanceResult;
  /** null while it is not known yet. */
  readonly curve: DeadlineCurve | null;
  /** Runs for each deadline of it. */
  readonly curveRuns: number;
}

export interface ChanceDesk {
  readonly phase: ChancePhase;
  /** Of the runs that are under way, those of the curve included; 0 to 1. */
  readonly part: number;
  readonly counted: Counted | null;
  readonly message: string;
  start(scenario: Scenario, runs: number): void;
  stop(): void;
  /** The scenario that is open now: what ran for another setting runs again for this one. */
  follow(scenario: Scenario): void;
  close(): void;
}
export type ChanceDeskStore = StoreApi<ChanceDesk>;

/** A hand on a slider has let go of it after this long. */
const REST_MS = 500;
const CURVE_POINTS = 41;
/** Enough requests for each deadline that neighbours differ by the deadline and not by luck. */
const CURVE_REQUESTS = 2_000;
const LEAST_CURVE_RUNS = 20;

/** `openLine` is called once the first runs are asked for. */
export function createChanceDesk(openLine: () => ChanceLine): ChanceDeskStore {
  return createStore<ChanceDesk>()((set, get) => {
    let line: ChanceLine | null = null;
    let cancel = () => {};
    let rest: ReturnType<typeof setTimeout> | undefined;
    /** The last that was asked for. */
    let asked: { readonly scenario: Scenario; readonly runs: number } | null = null;

    const halt = () => {
      clearTimeout(rest);
      cancel();
      cancel = () => {};
    };
    const hear = ({ scenario, curve: of }: ChanceOrder, reply: ChanceReply) => {
      const curveRuns = of?.runs ?? 0;
      switch (reply.type) {
        case "progress":
          set({ part: reply.done / Math.max(1, reply.total) });
          break;
        case "counted":
          set({ counted: { scenario, chance: reply.chance, curve: null, curveRuns } });
          break;
        case "done":
          set(({ counted }) => ({
            phase: "done",
            part: 1,
            counted: counted && { ...counted, curve: reply.curve },
          }));
          break;
        case "failed":
          set({ phase: "failed", message: reply.message });
          break;
        case "cancelled":
          break;
      }
    };
    const start = (scenario: Scenario, runs: number) => {
      halt();
      asked = { scenario, runs };
      line ??= openLine();
      set({ phase: "running", part: 0, message: "" });
      let isOver = false;
      const order = orderOf(scenario, runs);
      const stop = line.start(order, (reply) => {
        // What is still on its way from runs that were given up is not heard.
        if (isOver) return;
        if (reply.type === "done" || reply.type === "failed") cancel = () => {};
        hear(order, reply);
      });
      cancel = () => {
        isOver = true;
        stop();
      };
    };

    return {
      phase: "idle",
      part: 0,
      counted: null,
      message: "",
      start,
      stop() {
        halt();
        const { phase } = get();
        if (phase === "running" || phase === "resting") set({ phase: "stopped" });
      },
      follow(scenario) {
        if (asked === null) return;
        const { runs } = asked;
        if (isAnother(asked.scenario, scenario)) {
          halt();
          asked = null;
          set({ phase: "idle", counted: null, part: 0 });
          return;
        }
        // Renamed, it is still the same work when its hops change next.
        if (sameSetting(asked.scenario, scenario)) asked = { scenario, runs };
        const { phase, counted } = get();
        if (phase === "idle" || phase === "stopped" || phase === "failed") return;
        if (phase === "running" && sameSetting(asked.scenario, scenario)) return;
        halt();
        // Nothing changed, or it was undone before the hand rested.
        if (counted?.curve && sameSetting(counted.scenario, scenario)) {
          set({ phase: "done", part: 1 });
          return;
        }
        set({ phase: "resting", part: 0 });
        rest = setTimeout(() => start(scenario, runs), REST_MS);
      },
      close() {
        halt();
        line?.close();
        line = null;
      },
    };
  });
}

function orderOf(scenario: Scenario, runs: number): ChanceOrder {
  const each = Math.max(1, requestsExpected(scenario.arrivals));
  const enough = Math.max(LEAST_CURVE_RUNS, Math.ceil(CURVE_REQUESTS / each));
  return { scenario, runs, curve: { runs: Math.min(runs, enough), points: CURVE_POINTS } };
}

/** What a run does not depend on; and the seed, which only decides which of the runs is the one shown. */
const ASIDE = new Set<string>(["seed", "title", "note", "opensAt", "ladder"]);

/** Whether many runs of the two would differ by luck alone. */
export function sameSetting(a: Scenario, b: Scenario): boolean {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof Scenario)[];
  return keys.every((key) => ASIDE.has(key) || a[key] === b[key]);
}

/** Not an edit of it: an edit keeps the title, and renaming keeps the very list of hops. */
function isAnother(a: Scenario, b: Scenario): boolean {
  return a.title !== b.title && a.hops !== b.hops;
}
