/** Findings about calls inside calls. */

import type { TreeFigures as Figures } from "../treeFigures";
import { inThisRun } from "./counted";
import { formatMs, formatNumber } from "./format";

export const findingsOfTrees = {
  "outer-not-longer": {
    title: "The caller stops waiting before its callee has to stop",
    says: (f: Figures["outer-not-longer"]): string => {
      const terms = [
        f.ownMs > 0 ? `${formatMs(f.ownMs)} of its own` : null,
        `${formatMs(f.capsMs)} of calls with their attempts and pauses`,
        f.networkMs > 0 ? `${formatMs(f.networkMs)} on the wire` : null,
      ].filter((term) => term !== null);
      const total = terms.length === 1 ? "" : ` = ${formatMs(f.neededMs)}`;
      const limit = f.limitedBy === "own" ? "its caller's timeout" : "what the budget leaves";
      return `${f.name} has ${formatMs(f.limitMs)} to answer (${limit}), but may take ${terms.join(" + ")}${total}, and is not told when to stop.${inThisRun(
        f.times,
        (often) => `It was given up while its calls went on, ${often}`,
      )}`;
    },
    why: "The inner timeouts and retries never get their turn: the caller has gone, and what goes on below it is wasted.",
  },
  "retries-multiply": {
    title: "Retries at several layers multiply",
    says: (f: Figures["retries-multiply"]): string =>
      `${formatNumber(f.layers)} layers retry (${f.names}): ${f.factors} = ${formatNumber(f.product)} calls of ${f.name} for one request. The most in this run: ${formatNumber(f.calls)}.`,
    why: "A dependency that is in trouble gets many times its load just then. Retry at one layer, or under one budget.",
  },
  "worker-held": {
    title: "A worker is held while it waits",
    says: (f: Figures["worker-held"]): string =>
      `${f.name} worked for ${formatMs(f.workedMs)} and waited for its own calls for ${formatMs(f.waitedMs)} of this run.${
        f.effect === "write" ? " It writes: a transaction would be open all that time." : ""
      }`,
    why: "A thread, a connection or a lock is taken by one that only waits, so a slow dependency fills up its callers as well.",
  },
  "budget-reset": {
    title: "The budget starts again",
    says: (f: Figures["budget-reset"]): string =>
      `${
        f.by === "hop"
          ? `${f.name} is told the whole ${formatMs(f.wholeMs)} whatever is left of them.`
          : `Each retry of ${f.name} acts as if all of the budget were there again.`
      }${inThisRun(
        f.times,
        (often) => `It went on past the deadline, first by ${formatMs(f.pastMs)}, ${often}`,
      )}`,
    why: "A budget that is given afresh at each step is no budget: the sum of them has no limit.",
  },
  "budget-not-clamped": {
    title: "A budget from outside is believed whatever it says",
    says: (f: Figures["budget-not-clamped"]): string =>
      `${f.name} was told ${formatMs(f.toldMs)}, and nothing else limits its call of ${f.inner}.`,
    why: "One caller with a mistaken or forged budget holds a worker for as long as it likes. Cap what is believed (maxBudgetMs).",
  },
  "absolute-with-skew": {
    title: "A deadline as a time of day is read on another clock",
    says: (f: Figures["absolute-with-skew"]): string =>
      `The clock of ${f.name} is ${formatMs(f.skewMs)} ${f.direction}, so it believes ${
        f.direction === "ahead" ? "less" : "more"
      } is left than there is.${inThisRun(
        f.times,
        (often) => `It gave up although its caller still waited, ${often}`,
      )}`,
    why: "Clocks of two machines never agree exactly. Tell what remains, as a span, and no clocks are compared.",
  },
};
