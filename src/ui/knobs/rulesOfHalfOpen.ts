/** What half-open is bound by, and what ends it: choices, and the numbers that go with them. */
import { LIMITS } from "../../engine/limits";
import type { BreakerPlan, Plan } from "../../engine/plan";
import type { HalfOpen, Scenario, Verdict } from "../../engine/scenario";
import type { AllTexts } from "../../texts/all";
import type { Texts } from "../../texts/en";
import { type BreakerRule, breakerRule, setHalfOpen } from "./breakerRule";
import type { Knob } from "./knob";

/** What each kind begins with when it is chosen. */
const FIRST_VERDICT: { readonly [kind in Verdict["kind"]]: Verdict } = {
  rate: { kind: "rate", minCalls: 3, failureRate: 0.5 },
  sampling: { kind: "sampling", calls: 3, failureRate: 0.5 },
  counts: { kind: "counts", successes: 2, failures: 2 },
};
const FIRST_LEASE_MS = 5_000;

export function halfOpenRules(
  key: string,
  words: AllTexts["breakerRules"],
): readonly BreakerRule[] {
  const own =
    <K extends "admits" | "excess" | "ignored">(name: K, usual: HalfOpen[K]) =>
    (scenario: Scenario, value: NonNullable<HalfOpen[K]>) =>
      setHalfOpen(scenario, key, { [name]: value === usual ? undefined : value });
  return [
    breakerRule({
      label: words.admits,
      ways: words.admitsWays,
      usual: "in-flight",
      read: (rules) => rules.admits,
      edit: own("admits", "in-flight"),
    }),
    breakerRule({
      label: words.excess,
      ways: words.excessWays,
      usual: "refused",
      read: (rules) => rules.excess,
      edit: own("excess", "refused"),
    }),
    breakerRule({
      label: words.ignored,
      ways: words.ignoredWays,
      usual: "gives-back",
      read: (rules) => rules.ignoredProbe,
      edit: own("ignored", "gives-back"),
    }),
    breakerRule({
      label: words.verdict,
      ways: words.verdicts,
      usual: "first",
      read: ({ verdict }) => verdict?.kind ?? "first",
      edit: (scenario, kind) =>
        setHalfOpen(scenario, key, {
          verdict: kind === "first" ? undefined : FIRST_VERDICT[kind],
        }),
    }),
    breakerRule({
      label: words.verdictRateIn,
      ways: words.rateInWays,
      usual: "share",
      read: ({ verdict }) => (verdict?.kind === "rate" ? (verdict.rateIn ?? "share") : undefined),
      edit: (scenario, value) => {
        const now = scenario.breakers[key]?.halfOpen?.verdict;
        if (now?.kind !== "rate") return scenario;
        const { rateIn: _, ...rest } = now;
        const verdict = value === "share" ? rest : { ...rest, rateIn: value };
        return setHalfOpen(scenario, key, { verdict });
      },
    }),
    breakerRule({
      label: words.becomes,
      ways: words.becomesWays,
      usual: "open",
      read: ({ lease }) => lease?.becomes,
      edit: (scenario, becomes) =>
        setHalfOpen(scenario, key, { becomes: becomes === "open" ? undefined : becomes }),
    }),
  ];
}

export function halfOpenKnobs(
  key: string,
  words: AllTexts["breakerRules"],
  texts: Texts,
): readonly Knob[] {
  const of = (read: (rules: BreakerPlan) => number | null | undefined) => (plan: Plan) => {
    const rules = plan.breakers[key];
    return rules === undefined ? undefined : read(rules);
  };
  /** A number of this kind of verdict. */
  const verdict = <K extends Verdict["kind"]>(
    kind: K,
    read: (verdict: Extract<Verdict, { kind: K }>, rules: BreakerPlan) => number | null | undefined,
    edit: (
      verdict: Extract<Verdict, { kind: K }>,
      value: number | null,
    ) => Extract<Verdict, { kind: K }>,
  ): Pick<Knob, "read" | "edit"> => ({
    read: of((rules) =>
      rules.verdict?.kind === kind
        ? read(rules.verdict as Extract<Verdict, { kind: K }>, rules)
        : undefined,
    ),
    edit: (scenario, value) => {
      const now = scenario.breakers[key]?.halfOpen?.verdict;
      if (now?.kind !== kind) return scenario;
      return setHalfOpen(scenario, key, {
        verdict: edit(now as Extract<Verdict, { kind: K }>, value),
      });
    },
  });
  const calls = { unit: "", from: 1, to: 10, limit: LIMITS.arrivals, step: 1 };
  const share = { unit: "%", from: 0, to: 100, limit: 100, step: 1 };
  return [
    {
      ...calls,
      id: `breaker ${key} verdict calls`,
      label: words.verdictCalls,
      ...verdict(
        "rate",
        ({ minCalls }) => minCalls,
        (now, value) => ({ ...now, minCalls: value ?? 1 }),
      ),
    },
    {
      ...share,
      id: `breaker ${key} verdict rate`,
      label: words.verdictRate,
      ...verdict(
        "rate",
        ({ failureRate }) => percents(failureRate),
        (now, value) => ({ ...now, failureRate: (value ?? 50) / 100 }),
      ),
    },
    {
      ...share,
      id: `breaker ${key} verdict slow`,
      label: words.verdictSlowRate,
      whenSome: 50,
      usual: null,
      ...verdict(
        "rate",
        // What is slow is said with what opens it.
        ({ slowRate }, { trip }) =>
          slowRate !== undefined
            ? percents(slowRate)
            : trip.kind === "consecutive" || trip.slowMs === undefined
              ? undefined
              : null,
        ({ slowRate: _, ...now }, value) =>
          value === null ? now : { ...now, slowRate: value / 100 },
      ),
    },
    {
      ...share,
      id: `breaker ${key} verdict closes`,
      label: words.closesAbove,
      whenSome: 50,
      usual: null,
      ...verdict(
        "rate",
        ({ closesAbove }) => (closesAbove === undefined ? null : percents(closesAbove)),
        ({ closesAbove: _, ...now }, value) =>
          value === null ? now : { ...now, closesAbove: value / 100 },
      ),
    },
    {
      ...calls,
      id: `breaker ${key} sampling calls`,
      label: words.samplingCalls,
      ...verdict(
        "sampling",
        (now) => now.calls,
        (now, value) => ({ ...now, calls: value ?? 1 }),
      ),
    },
    {
      ...share,
      id: `breaker ${key} sampling rate`,
      label: words.samplingRate,
      ...verdict(
        "sampling",
        ({ failureRate }) => percents(failureRate),
        (now, value) => ({ ...now, failureRate: (value ?? 50) / 100 }),
      ),
    },
    {
      ...calls,
      id: `breaker ${key} verdict successes`,
      label: words.verdictSuccesses,
      ...verdict(
        "counts",
        ({ successes }) => successes,
        (now, value) => ({ ...now, successes: value ?? 1 }),
      ),
    },
    {
      ...calls,
      id: `breaker ${key} verdict failures`,
      label: words.verdictFailures,
      ...verdict(
        "counts",
        ({ failures }) => failures,
        (now, value) => ({ ...now, failures: value ?? 1 }),
      ),
    },
    {
      id: `breaker ${key} lease`,
      label: words.lease,
      unit: texts.controls.ms,
      from: 1,
      to: 20_000,
      limit: LIMITS.spanMs,
      step: 1,
      whenSome: FIRST_LEASE_MS,
      usual: null,
      read: of(({ lease }) => lease?.ms ?? null),
      // What it becomes says nothing without a longest time.
      edit: (scenario, value) =>
        setHalfOpen(
          scenario,
          key,
          value === null ? { maxMs: undefined, becomes: undefined } : { maxMs: value },
        ),
    },
  ];
}

/** A share is turned in whole percents. */
const percents = (share: number) => Math.round(share * 1e4) / 100;
