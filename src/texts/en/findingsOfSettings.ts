/** Findings about single settings. */

import type { SettingFigures as Figures } from "../settingFigures";
import { inThisRun } from "./counted";
import { formatMs, formatNumber } from "./format";

export const SETTINGS: { readonly [setting in Figures["never-binds"]["setting"]]: string } = {
  timeoutMs: "own timeout",
  readTimeoutMs: "read timeout",
  marginMs: "margin",
  reserveMs: "reserve",
  maxBudgetMs: "cap on a received budget",
  "retry.minUsefulMs": "least useful time of a retry",
  slowMs: "limit for slow calls",
};

export const findingsOfSettings = {
  "optional-first": {
    title: "An optional call comes before a mandatory one",
    says: (f: Figures["optional-first"]): string =>
      f.times === 0
        ? `${f.name} may be missing, yet it may take ${formatMs(f.takesMs)} of the ${formatMs(f.usableMs)} before ${f.mandatory}, which may not.`
        : `${f.name} may be missing, yet it took ${formatMs(f.takesMs)} from ${f.mandatory}, which may not and ran out of time.${inThisRun(
            f.times,
            (often) => `This happened ${often}`,
          )}`,
    why: "What can be left out should have what is left over. Ask for it last, or all at once.",
  },
  "reserve-too-small": {
    title: "The reserve is smaller than the closing work",
    says: (f: Figures["reserve-too-small"]): string =>
      `The closing work takes ${formatMs(f.finishMs)}, and ${formatMs(f.reserveMs)} are kept for it.${inThisRun(
        f.times,
        (often) => `It made the answer late, by up to ${formatMs(f.lateMs)}, ${often}`,
      )}`,
    why: "A call that uses all it is given ends at the reserve; what the closing work takes beyond it is late.",
  },
  "read-timeout-as-deadline": {
    title: "A read timeout is taken for a deadline",
    says: (f: Figures["read-timeout-as-deadline"]): string =>
      `${f.name} has a read timeout of ${formatMs(f.readTimeoutMs)} and nothing that limits the whole.${inThisRun(
        f.times,
        (often) => `It took longer than that, first ${formatMs(f.spentMs)}, ${often}`,
      )}`,
    why: "A read timeout cuts a silence between two bytes. An answer that drips never trips it and may take for ever.",
  },
  "connect-timeout-too-long": {
    title: "Connecting may use up the whole call",
    says: (f: Figures["connect-timeout-too-long"]): string =>
      `${f.name} may take ${formatMs(f.connectTimeoutMs)} to connect, of the ${formatMs(f.limitMs)} it has in all.${inThisRun(
        f.times,
        (often) => `Its time was over before it had reached its callee, ${often}`,
      )}`,
    why: "Connecting takes a few round trips or fails. A short limit leaves time to try another address.",
  },
  "shared-breaker": {
    title: "One breaker for different dependencies",
    says: (f: Figures["shared-breaker"]): string =>
      `The breaker ${f.breaker} guards ${formatNumber(f.hops)} hops: ${f.names}.${inThisRun(
        f.refused,
        (often) => `${f.name} was refused for failures that were not its own, ${often}`,
      )}`,
    why: "One that is down takes the healthy ones with it, and their successes hide its failures.",
  },
  "open-before-retry-after": {
    title: "The breaker tries again sooner than Retry-After asks",
    says: (f: Figures["open-before-retry-after"]): string =>
      `The breaker ${f.breaker} is open for ${formatMs(f.openMs)}; ${f.name} asks for ${formatMs(f.retryAfterMs)} (Retry-After).${
        f.honoured === "yes" ? " That is honoured, so it is the longer one that holds." : ""
      }`,
    why: "A dependency that says when it will be back is called before that, and each such call may open the circuit again.",
  },
  "never-binds": {
    title: "A setting that can never matter",
    says: (f: Figures["never-binds"]): string => {
      const setting = `the ${SETTINGS[f.setting]} of ${formatMs(f.valueMs)} never matters`;
      if (f.setting === "reserveMs") return `Here ${setting}: nobody looks at a deadline.`;
      const what = `${f.name}: ${setting}`;
      switch (f.because) {
        case "budget-first":
          return `${what}; at best ${formatMs(f.limitMs)} are left, and the budget cuts then.`;
        case "limit-first":
          return `${what}; ${formatMs(f.limitMs)} is the limit of the whole call.`;
        case "nobody-looks":
          return `${what}; its caller looks at no deadline.`;
        case "told-nothing":
          return `${what}; the callee is told nothing.`;
      }
    },
    why: "Whoever reads it relies on something that never happens.",
  },
};
