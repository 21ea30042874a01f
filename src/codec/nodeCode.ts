/**
 * One call of a scenario as a Node module: the arithmetic of the model with the platform's own parts
 * (`AbortSignal.any`, `AbortSignal.timeout`, `performance.now`), to be read, copied and run.
 */
import { type CallPlan, type Plan, plan as planOf } from "../engine/plan";
import type { Scenario } from "../engine/scenario";
import type { nodeCode as words } from "../texts/en/nodeCode";
import { functionName, stringLiteral } from "./codeText";

export const NODE_WITH_ABORT_ANY = "20.3";
export const NODE_WITH_ABORT_TIMEOUT = "17.3";
/** The header with the milliseconds that a callee has, for `remaining` and `reset`. */
export const REMAINING_HEADER = "x-remaining-ms";
/** The header with the deadline itself, in ms since 1970, for `absolute`. */
export const DEADLINE_HEADER = "x-deadline-at-ms";

type Words = typeof words;

/** The code of a call hop; null where the scenario has no such call. */
export function nodeCode(scenario: Scenario, hopId: string, texts: Words): string | null {
  const plan = planOf(scenario);
  const hop = plan.hops.find((each) => each.id === hopId);
  if (hop === undefined || hop.kind !== "call") return null;
  const parts = [
    head(plan, hop, texts),
    usable(plan, hop, texts),
    outcome(),
    ...(hop.retry.maxAttempts > 1 ? [backoff(hop)] : []),
    attempt(hop, texts),
    hop.retry.maxAttempts > 1 ? withRetries(hop, texts) : once(hop, texts),
    ...(hop.tells === "none" ? [] : [received(hop, texts)]),
  ];
  return `${parts.join("\n\n")}\n`;
}

function isAtEdge(plan: Plan, hop: CallPlan): boolean {
  return plan.edge.includes(hop);
}

function head(plan: Plan, hop: CallPlan, texts: Words): string {
  const { left } = texts;
  const leftOut = [
    hop.breaker === null ? null : left.breaker,
    hop.connectTimeoutMs === null ? null : left.connect,
    hop.readTimeoutMs === null ? null : left.readTimeout,
    hop.retry.resetBudget ? left.resetBudget : null,
    hop.clockSkewMs === 0 ? null : left.skew,
  ].filter((one) => one !== null);
  return [
    `// ${texts.versions(NODE_WITH_ABORT_ANY, NODE_WITH_ABORT_TIMEOUT)}`,
    ...(leftOut.length === 0 ? [] : [`// ${texts.leftOut} ${leftOut.join("; ")}.`]),
    ...(hop.retry.maxAttempts > 1
      ? ['import { setTimeout as pause } from "node:timers/promises";']
      : []),
    "",
    `const HOP = ${stringLiteral(hop.name)};`,
    `const OWN_TIMEOUT_MS = ${hop.timeoutMs ?? "Infinity"};`,
    ...(isAtEdge(plan, hop) ? [`const RESERVE_MS = ${plan.reserveMs};`] : []),
    `const MARGIN_MS = ${hop.marginMs};`,
    `// ${texts.longestTimer}`,
    "const LONGEST_TIMER_MS = 2 ** 31 - 1;",
  ].join("\n");
}

function usable(plan: Plan, hop: CallPlan, texts: Words): string {
  const isBlind = isAtEdge(plan, hop) && plan.budget === "local";
  const reserve = isAtEdge(plan, hop) ? " - RESERVE_MS" : "";
  return [
    `// ${isBlind ? texts.noDeadline : texts.usable}`,
    `function usableMs(${isBlind ? "_deadlineAtMs" : "deadlineAtMs"}) {`,
    ...(isBlind
      ? ["  return Infinity;"]
      : [
          "  if (deadlineAtMs === null) return Infinity;",
          "  const remainingMs = Math.floor(deadlineAtMs - performance.now());",
          `  return Math.max(0, remainingMs${reserve} - MARGIN_MS);`,
        ]),
    "}",
  ].join("\n");
}

function outcome(): string {
  return `function statusOf(response) {
  if (response.ok) return "ok";
  const names = response.headers.has("retry-after");
  if (response.status === 429 || (response.status === 503 && names)) return "rate_limited";
  return response.status >= 500 ? "unavailable" : "rejected";
}`;
}

function backoff({ retry }: CallPlan): string {
  const { backoff: rules } = retry;
  const cap = rules.maxMs === null ? "Infinity" : String(rules.maxMs);
  const grown =
    rules.kind === "fixed"
      ? `${rules.baseMs}`
      : `Math.min(${cap}, ${rules.baseMs} * ${rules.factor} ** (retry - 1))`;
  const drawn = {
    none: grown,
    full: `Math.random() * ${grown}`,
    equal: `(0.5 + Math.random() / 2) * ${grown}`,
    decorrelated: `Math.min(${cap}, ${rules.baseMs} + Math.random() * (3 * previousMs - ${rules.baseMs}))`,
  }[rules.jitter];
  const needs = rules.jitter === "decorrelated" ? "previousMs" : "retry";
  const parameter = rules.kind === "fixed" && rules.jitter !== "decorrelated" ? "_retry" : needs;
  return [`function backoffMs(${parameter}) {`, `  return Math.round(${drawn});`, "}"].join("\n");
}

const TELLING = {
  remaining: (texts: Words) => [
    `  // ${texts.told.remaining}`,
    `  if (Number.isFinite(allowedMs)) headers.set("${REMAINING_HEADER}", String(allowedMs));`,
  ],
  absolute: (texts: Words) => [
    `  // ${texts.told.absolute}`,
    "  if (Number.isFinite(allowedMs)) {",
    `    headers.set("${DEADLINE_HEADER}", String(Date.now() + allowedMs));`,
    "  }",
  ],
} as const;

function telling(hop: CallPlan, texts: Words): readonly string[] {
  if (hop.tells === "none") return [`  // ${texts.told.none}`];
  // `reset` is a mistake of the model's own; the code tells what is left instead.
  return TELLING[hop.tells === "absolute" ? "absolute" : "remaining"](texts);
}

function attempt(hop: CallPlan, texts: Words): string {
  return [
    "async function attempt(url, { deadlineAtMs, signal, read, init }) {",
    "  const usable = usableMs(deadlineAtMs);",
    `  // ${texts.notStarted}`,
    '  if (usable === 0) return { status: "deadline_exceeded", cutBy: null, started: false };',
    "  const allowedMs = Math.min(OWN_TIMEOUT_MS, usable);",
    `  // ${texts.whichBound}`,
    '  const boundBy = OWN_TIMEOUT_MS < usable ? "own" : "budget";',
    "  const limit = Number.isFinite(allowedMs)",
    "    ? AbortSignal.timeout(Math.min(allowedMs, LONGEST_TIMER_MS))",
    "    : null;",
    "  const signals = [signal, limit].filter((one) => one !== null);",
    "  const headers = new Headers(init.headers);",
    ...telling(hop, texts),
    "  try {",
    "    const response = await fetch(url, { ...init, headers, signal: AbortSignal.any(signals) });",
    "    const value = await read(response);",
    '    const seconds = Number(response.headers.get("retry-after") ?? "0");',
    "    const retryAfterMs = Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0;",
    "    return { status: statusOf(response), cutBy: null, started: true, value, retryAfterMs };",
    "  } catch (error) {",
    '    if (signal?.aborted) return { status: "cancelled", cutBy: null, started: true, error };',
    '    if (!limit?.aborted) return { status: "unavailable", cutBy: null, started: true, error };',
    '    const status = boundBy === "own" ? "timeout" : "deadline_exceeded";',
    "    return { status, cutBy: boundBy, started: true, error };",
    "  }",
    "}",
  ].join("\n");
}

function signature(hop: CallPlan, texts: Words): readonly string[] {
  return [
    `// ${texts.deadline}`,
    `// ${texts.signal}`,
    `// ${texts.read}`,
    `export async function ${functionName(hop.id)}(url, options = {}) {`,
    "  const { deadlineAtMs = null, signal = null, init = {} } = options;",
    "  const { read = (response) => response.text() } = options;",
  ];
}

function once(hop: CallPlan, texts: Words): string {
  return [
    ...signature(hop, texts),
    "  const result = await attempt(url, { deadlineAtMs, signal, read, init });",
    "  return { hop: HOP, attempts: 1, denied: false, ...result };",
    "}",
  ].join("\n");
}

function withRetries(hop: CallPlan, texts: Words): string {
  const { retry } = hop;
  const isDecorrelated = retry.backoff.jitter === "decorrelated";
  return [
    `const MAX_ATTEMPTS = ${retry.maxAttempts};`,
    `const MIN_USEFUL_MS = ${retry.minUsefulMs};`,
    `const RETRY_ON = new Set([${retry.retryOn.map((one) => `"${one}"`).join(", ")}]);`,
    "",
    ...signature(hop, texts),
    ...(isDecorrelated ? [`  let previousMs = ${retry.backoff.baseMs};`] : []),
    "  for (let attempts = 1; ; attempts++) {",
    "    const result = await attempt(url, { deadlineAtMs, signal, read, init });",
    "    const ended = { hop: HOP, attempts, denied: false, ...result };",
    "    if (attempts >= MAX_ATTEMPTS || !RETRY_ON.has(result.status)) return ended;",
    ...(isDecorrelated
      ? ["    previousMs = backoffMs(previousMs);", "    const backoff = previousMs;"]
      : ["    const backoff = backoffMs(attempts);"]),
    retry.honourRetryAfter
      ? "    const pauseMs = Math.max(backoff, result.retryAfterMs ?? 0);"
      : "    const pauseMs = backoff;",
    `    // ${texts.fits}`,
    "    const usable = usableMs(deadlineAtMs);",
    "    if (pauseMs >= usable || usable - pauseMs < MIN_USEFUL_MS) return { ...ended, denied: true };",
    "    try {",
    "      await pause(Math.min(pauseMs, LONGEST_TIMER_MS), undefined, signal ? { signal } : {});",
    "    } catch (error) {",
    '      return { ...ended, status: "cancelled", cutBy: null, error };',
    "    }",
    "  }",
    "}",
  ].join("\n");
}

function received(hop: CallPlan, texts: Words): string {
  const cap = hop.maxBudgetMs ?? "Infinity";
  const [header, left] =
    hop.tells === "absolute"
      ? [DEADLINE_HEADER, "Number(told) - Date.now()"]
      : [REMAINING_HEADER, "Number(told)"];
  return [
    `// ${texts.received}`,
    "export function deadlineAtMsFrom(headers) {",
    `  const told = headers["${header}"];`,
    `  const leftMs = told === undefined || told === "" ? Number.NaN : ${left};`,
    `  const budgetMs = Math.min(${cap}, Number.isNaN(leftMs) ? Infinity : leftMs);`,
    "  return budgetMs === Infinity ? null : performance.now() + budgetMs;",
    "}",
  ].join("\n");
}
