/** The worker's side: works in slices, so that between two of them it hears that it should stop. */
import { type ChanceResult, chance } from "../../engine/chance";
import { deadlineCurve } from "../../engine/deadlineCurve";
import { condensed } from "../../layout/chanceCondense";
import type { ChanceOrder, ChanceReply, ChanceRequest } from "./chanceMessages";

/** How long a slice lasts, about: progress is told and messages are heard this often. */
const SLICE_MS = 40;
/** Runs between two looks at the clock: one run may have 100 000 requests. */
const STRIDE = 1;

export interface ChanceSurroundings {
  readonly reply: (message: ChanceReply) => void;
  /** Calls back after the messages that wait have been heard. */
  readonly later: (next: () => void) => void;
  readonly nowMs: () => number;
  /** How long a slice lasts where it is not a thread of its own. */
  readonly sliceMs?: number;
}

/** Takes what the page says. */
export function createChanceService(around: ChanceSurroundings): (request: ChanceRequest) => void {
  let stop: (() => void) | null = null;
  return (request) => {
    if (request.type === "start") {
      stop?.();
      stop = start(request.id, request.order, around);
    } else stop?.();
  };
}

/** Starts one order; what is returned ends it, and does nothing once it is over. */
function start(id: number, order: ChanceOrder, around: ChanceSurroundings): () => void {
  let isOver = false;
  const finish = (message: ChanceReply) => {
    if (isOver) return;
    isOver = true;
    around.reply(message);
  };
  let slice: (() => void) | null = null;
  const next = () => {
    if (isOver) return;
    try {
      slice ??= sliceOf(id, order, around, finish);
      slice();
    } catch (error) {
      finish({ type: "failed", id, message: String(error) });
    }
    if (!isOver) around.later(next);
  };
  around.later(next);
  return () => finish({ type: "cancelled", id });
}

/** Does the work of one slice each time it is called. */
function sliceOf(
  id: number,
  order: ChanceOrder,
  { reply, nowMs, sliceMs = SLICE_MS }: ChanceSurroundings,
  finish: (message: ChanceReply) => void,
): () => void {
  const { scenario, runs } = order;
  const counting = chance(scenario, runs);
  const curve =
    order.curve === null ? null : deadlineCurve(scenario, order.curve.runs, order.curve.points);
  let isCounted = false;
  return () => {
    const untilMs = nowMs() + sliceMs;
    do {
      if (isCounted) {
        if (curve === null || curve.step(STRIDE)) {
          finish({ type: "done", id, curve: curve?.result() ?? null });
          return;
        }
      } else {
        isCounted = counting.step(STRIDE);
        if (isCounted) reply({ type: "counted", id, chance: inShort(counting.result()) });
      }
    } while (nowMs() < untilMs);
    const done = counting.done() + (curve?.done() ?? 0);
    reply({ type: "progress", id, done, total: counting.total + (curve?.total ?? 0) });
  };
}

/** What crosses to the page is taken apart there in one go, which must not take long. */
function inShort(result: ChanceResult): ChanceResult {
  return { ...result, durations: condensed(result.durations, result.operations) };
}
