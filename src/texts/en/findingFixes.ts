/** What the fix of each rule does, as an order; null where a rule has none. */
import type { Figures } from "../findingFigures";
import { SETTINGS } from "./findingsOfSettings";
import { formatMs } from "./format";

export const findingFixes: {
  readonly [R in keyof Figures]: ((figures: Figures[R]) => string) | null;
} = {
  "caps-past-budget": () => "let all calls share the budget",
  "call-without-limit": null,
  "outer-not-longer": (f) => `tell ${f.name} what remains`,
  "retries-cannot-fit": null,
  "retries-multiply": (f) => `retry at ${f.name} alone`,
  "retry-denied": null,
  "pause-past-deadline": null,
  "budget-reset": (f) =>
    f.by === "hop" ? `tell ${f.name} what remains` : `keep the retries of ${f.name} in the budget`,
  "budget-not-clamped": null,
  "absolute-with-skew": (f) => `tell ${f.name} what remains`,
  "write-cut-off": null,
  "write-retried-without-key": (f) => `give ${f.name} an idempotency key`,
  "ghost-work": (f) =>
    f.givenUp === f.name
      ? `let ${f.name} stop on cancellation`
      : `let all from ${f.givenUp} to ${f.name} stop on cancellation`,
  "worker-held": null,
  "optional-first": (f) => `ask for ${f.name} last`,
  "reserve-too-small": (f) => `keep ${formatMs(f.finishMs)} for the closing work`,
  "read-timeout-as-deadline": (f) => `give ${f.name} an own timeout`,
  "connect-timeout-too-long": (f) => `let ${f.name} connect in a quarter of it`,
  "starved-call-counted": (f) => `count no budget cut of ${f.name} as a failure`,
  "shared-breaker": () => "give each a breaker of its own",
  "open-before-retry-after": (f) => `keep ${f.breaker} open for ${formatMs(f.retryAfterMs)}`,
  // The reserve is the operation's own.
  "never-binds": (f) =>
    f.setting === "reserveMs"
      ? `drop the ${SETTINGS[f.setting]}`
      : `drop the ${SETTINGS[f.setting]} of ${f.name}`,
  "ladder-order": (f) =>
    `let ${f.outer} wait longer than ${f.inner === "" ? "the deadline" : f.inner}`,
  "keep-alive-race": (f) => `let ${f.inner} keep connections longer than ${f.outer}`,
  "ladder-connect-long": (f) => `let ${f.name} connect in a quarter of it`,
  "ladder-cannot-bind": (f) => `let the ${f.timeout} timeout of ${f.name} come before the deadline`,
};
