/** What is said to a prediction: what a wrong number really is, and how the right one comes about. */

import type {
  AllowanceFigures,
  Arithmetic,
  LayerFigures,
  Mistake,
  PartFigures,
} from "../../lessonFigures";
import { formatMs, formatNumber } from "../format";

const PART = {
  work: (name: string) => name,
  attempt: (name: string) => name,
  pause: () => "pause",
  closing: () => "closing work",
  ghost: (name: string) => name,
} satisfies Record<PartFigures["kind"], (name: string) => string>;

function partText({ kind, name, ms, fromMs }: PartFigures): string {
  const when =
    fromMs === undefined ? "" : `, from ${formatNumber(fromMs)} to ${formatNumber(fromMs + ms)}`;
  return `${formatNumber(ms)} (${PART[kind](name)}${when})`;
}

function sumOf(parts: readonly PartFigures[], totalMs: number): string {
  if (parts.length === 0) return formatMs(totalMs);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return partText(only);
  const terms = parts.map(partText).join(" + ");
  return `${terms} = ${formatMs(totalMs)}`;
}

/** `410 left − 80 reserve leaves 330 ms` */
function leavesText(f: AllowanceFigures): string {
  return f.leftMs === f.usableMs
    ? `Only ${formatMs(f.leftMs)} are left`
    : `${usableText(f)} leaves ${formatMs(f.usableMs)}`;
}

/** `410 left − 80 reserve` */
function usableText({ leftMs, reserveMs, marginMs }: AllowanceFigures): string {
  const reserve = reserveMs > 0 ? ` − ${formatNumber(reserveMs)} reserve` : "";
  const margin = marginMs > 0 ? ` − ${formatNumber(marginMs)} margin` : "";
  return `${formatNumber(leftMs)} left${reserve}${margin}`;
}

function allowance(f: AllowanceFigures): string {
  if (f.ownMs === null) return `${usableText(f)} = ${formatMs(f.allowedMs)}`;
  return `min(${formatNumber(f.ownMs)} own, ${usableText(f)}) = ${formatMs(f.allowedMs)}`;
}

function layersText(layers: readonly LayerFigures[], sign: string): string {
  return layers.map(({ attempts }) => formatNumber(attempts)).join(sign);
}

function mistake({ name, figures: f }: Mistake): string {
  switch (name) {
    case "own-timeout":
      return `that is the own timeout of ${f.name}. ${leavesText(f)}, and the smaller one counts.`;
    case "reserve-forgotten":
      return `that leaves out the reserve of ${formatMs(f.reserveMs)} that the edge keeps for its closing work. ${leavesText(f)}.`;
    case "margin-forgotten":
      return `that leaves out the margin of ${formatMs(f.marginMs)} kept back on this call. ${leavesText(f)}.`;
    case "own-forgotten":
      return `that much is usable, but ${f.name} has a timeout of its own that is shorter: ${formatMs(f.ownMs ?? f.allowedMs)}.`;
    case "whole-deadline":
      return `that is the whole deadline. ${f.name} begins after ${formatMs(f.goneMs)} of it are gone.`;
    case "its-duration":
      return `that is what the answer of ${f.name} takes. How long its caller may wait is another question: ${formatMs(f.allowedMs)}.`;
    case "after-reserve":
      return `that is what may be used, with ${formatMs(f.takenMs)} kept back already. Left until the deadline are ${formatMs(f.leftMs)}.`;
    case "left-before":
      return `that was left before ${f.name} began. It then took ${formatMs(f.spentMs)}.`;
    case "without-pauses":
      return `that leaves out ${formatMs(f.pausesMs)} of pauses. A pause spends the same budget.`;
    case "without-closing":
      return `that leaves out ${formatMs(f.closingMs)} of closing work at the edge, which comes however the calls went.`;
    case "at-deadline":
      return `that is the deadline. It ends nothing by itself: what matters is who looks at it, and when the last work is done.`;
    case "longest-alone":
      return `that is ${f.name === "" ? "the closing work" : f.name} alone. The steps of a request come one after the other, so they add up.`;
    case "whole-duration":
      return `that is how long the request took. Late is only what lies past ${formatMs(f.deadlineMs)}.`;
    case "in-time-each":
      return `every call may be in time and the answer late all the same. Together they took ${formatMs(f.tookMs)}, and the deadline was ${formatMs(f.deadlineMs)}.`;
    case "outlived-by":
      return `by that much the work outlives the request. Ghost work counts from the moment somebody above stopped listening, and counts busy time alone, in every service.`;
    case "whole-work":
      return `that is everything that was done. Until its caller gave up, the work was of use; only ${formatMs(f.ghostMs)} came after.`;
    case "one-layer":
      return `that is one call of ${f.name} with its retries. The layers above it try again as well, each time with all of these.`;
    case "layers-added":
      return `that adds the layers up. Each attempt of an outer layer makes all the attempts of the inner ones, so they multiply: ${layersText(f.layers, " × ")}.`;
    case "layers-all":
      return `that would be every attempt of every layer. Not all of them came to be: ${formatNumber(f.calls)} did.`;
    case "one-each":
      return `that is one for each request. Here some requests make more calls, or none.`;
    case "refused-counted":
      return `that counts ${formatNumber(f.refused)} that were refused. A refused call never leaves its caller.`;
    case "open-time-alone":
      return `that is how long it stays open. It opened at ${formatMs(f.openedAtMs)}, so the pause begins there.`;
    case "open-time-over":
      return `the pause is over then: ${formatNumber(f.openedAtMs)} + ${formatNumber(f.openMs)}. But nothing happens until the next call asks, and that was later.`;
    case "retry-after-over":
      return `the pause of the breaker is over then: ${formatNumber(f.openedAtMs)} + ${formatNumber(f.openMs)}. But the dependency had asked for more time, and no probe starts before that: the first came at ${formatMs(f.atMs)}.`;
    case "request-start":
      return `request ${formatNumber(f.request)} arrives then. The breaker hears of its call only when that has ended.`;
    case "call-start":
      return `${f.name} is called then. A breaker decides when it hears the result, not when the call goes out.`;
  }
}

function arithmetic(of: Arithmetic): string {
  switch (of.kind) {
    case "allowance":
      return `${of.name} may wait ${allowance(of)}.`;
    case "left":
      return `${formatNumber(of.deadlineMs)} − ${formatNumber(of.goneMs)} already gone = ${formatMs(of.leftMs)}.`;
    case "left-after":
      return `${formatNumber(of.leftMs)} left − ${formatNumber(of.spentMs)} spent = ${formatMs(of.afterMs)}.`;
    case "parts":
      return `${sumOf(of.parts, of.totalMs)}.`;
    case "late":
      return `${sumOf(of.parts, of.tookMs)}; ${formatNumber(of.tookMs)} − ${formatNumber(of.deadlineMs)} = ${formatMs(Math.max(0, of.tookMs - of.deadlineMs))} late.`;
    case "asked":
      return `${formatNumber(of.asked)} asked for − ${formatNumber(of.refused)} refused = ${formatNumber(of.calls)}.`;
    case "layers":
      return `${layersText(of.layers, " × ")} = ${formatNumber(of.calls)} calls.`;
  }
}

export const judging = {
  right: "Right.",
  wrong: "Not so.",
  youSaid: (given: string, rest: string) => `You said ${given}: ${rest}`,
  rightIs: (answer: string) => `The answer is ${answer}.`,
  rightOption: (text: string) => `The answer is: ${text}.`,
  nothing: "There is none in this run.",
  mistake,
  arithmetic,
  yes: "yes",
  no: "no",
  boundBy: {
    own: "its own timeout",
    budget: "the budget",
    nothing: "nothing",
    connect: "the connect timeout",
    read: "the read timeout",
  },
  percent: (value: number) => `${formatNumber(value)} %`,
  bar: (name: string, attempt: number, request: number) =>
    `${name}, attempt ${formatNumber(attempt)} of request ${formatNumber(request)}`,
};
