/**
 * The rarer rules of a breaker in a line, by the labels and the values of their knobs: what a table
 * of settings says of them, in every language. Where a figure behind its label would be no sentence,
 * the line has words of its own.
 */
import type { Buckets, Trip, Verdict } from "../engine/scenario";
import type { RareRules } from "../engine/settings";
import type { breakerRules } from "./en/breakerRules";
import type { Format } from "./format";

interface RuleWords {
  readonly rules: typeof breakerRules;
  readonly knobs: { readonly [key in TripKnob]: string };
  readonly format: Format;
}
type TripKnob = "failureRate" | "slowMs" | "windowLength";

export interface RareRuleTexts {
  /** What else a trip says, behind what was said of it. */
  readonly trip: (trip: Trip, ...saidKeys: readonly string[]) => string;
  readonly others: (rules: RareRules) => string;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type TripKey = Exclude<KeysOf<Trip>, "kind">;
type Says = (value: never) => string | readonly string[];

export function rareRulesIn({ rules, knobs, format }: RuleWords): RareRuleTexts {
  const { amount, ms, number } = format;
  const fact = (label: string, value: string) => `${lowered(label)} ${value}`;
  const way =
    <K extends string>(label: string, ways: { readonly [key in K]: string }) =>
    (key: K) =>
      fact(label, ways[key]);
  const either = (label: string, yes: string, no: string) => (is: boolean) =>
    fact(label, is ? yes : no);
  const span = (label: string) => (value: number) => fact(label, ms(value));
  const percent = (value: number) => amount(Math.round(value * 1e4) / 100, "%");
  const share = (label: string) => (value: number) => fact(label, percent(value));
  const { line } = rules;
  const ofShare = (says: (share: string) => string) => (value: number) => says(percent(value));

  const buckets = ({ count: many, from, dropsOne, creditedAt }: Buckets) => [
    line.buckets(many),
    way(rules.bucketsFrom, rules.bucketsFromWays)(from),
    ...(dropsOne ? [fact(rules.dropsOne, rules.dropsOneWays.one)] : []),
    ...(creditedAt === undefined ? [] : [way(rules.creditedAt, rules.creditedAtWays)(creditedAt)]),
  ];
  const rateIn = (label: string) => way(label, rules.rateInWays);

  const verdict = (decides: Verdict): readonly string[] => {
    const by = fact(rules.verdict, rules.verdicts[decides.kind]);
    switch (decides.kind) {
      case "rate":
        return [
          by,
          line.verdictCalls(decides.minCalls),
          line.verdictRate(percent(decides.failureRate)),
          ...some(decides.slowRate, ofShare(line.verdictSlowRate)),
          ...some(decides.closesAbove, ofShare(line.closesAbove)),
          ...some(decides.rateIn, rateIn(rules.verdictRateIn)),
        ];
      case "sampling":
        return [
          by,
          line.samplingCalls(decides.calls),
          line.samplingRate(percent(decides.failureRate)),
        ];
      case "counts":
        return [
          by,
          line.verdictSuccesses(decides.successes),
          line.verdictFailures(decides.failures),
        ];
    }
  };

  const ofTrip: { readonly [key in TripKey]: Says } = {
    failures: line.windowFailures,
    size: number,
    windowMs: span(knobs.windowLength),
    failureRate: share(knobs.failureRate),
    minCalls: line.minCalls,
    slowMs: span(knobs.slowMs),
    slowRate: ofShare(line.slowRate),
    buckets,
    strict: either(rules.opensAt, rules.opensAtWays.exceeded, rules.opensAtWays.reached),
    rateIn: rateIn(rules.rateIn),
    counted: way(rules.counted, rules.countedWays),
    judgedOn: way(rules.judgedOn, rules.judgedOnWays),
    judgedEveryMs: span(rules.judgedEvery),
    clearEveryMs: span(rules.clearEvery),
  };
  const ofBreaker: { readonly [key in keyof RareRules]-?: Says } = {
    openStepsMs: (steps: readonly number[]) => fact(rules.steps, steps.map(ms).join(", ")),
    admits: way(rules.admits, rules.admitsWays),
    excess: way(rules.excess, rules.excessWays),
    ignoredProbe: way(rules.ignored, rules.ignoredWays),
    verdict,
    lease: (lasts: NonNullable<RareRules["lease"]>) => [
      span(rules.lease)(lasts.ms),
      way(rules.becomes, rules.becomesWays)(lasts.becomes),
    ],
    movesWhenTouched: either(rules.touched, rules.touchedWays.any, rules.touchedWays.call),
    atOpenTime: way(rules.boundary, rules.boundaryWays),
    countLateProbes: either(rules.lateProbes, rules.lateWays.counted, rules.lateWays.dropped),
    lateActsOn: way(rules.lateActsOn, rules.lateActsOnWays),
    lateGivesPermit: either(rules.latePermit, rules.latePermitWays.back, rules.latePermitWays.none),
    windowHears: way(rules.hears, rules.hearsWays),
    closingEmpties: either(rules.closing, rules.closingWays.empties, rules.closingWays.keeps),
    capacity: line.capacity,
    warmUpMs: span(rules.warmUp),
  };

  const forgetsOlder = { ...ofTrip, windowMs: span(rules.forgetsOlder) };
  return {
    trip: (trip, ...saidKeys) => {
      const says = trip.kind === "consecutive" ? forgetsOlder : ofTrip;
      const more = told(trip, says, ["kind", ...saidKeys]);
      return more === "" ? "" : ` (${more})`;
    },
    others: (others) => told(others, ofBreaker, []),
  };
}

function told(values: object, says: { readonly [key: string]: Says }, said: readonly string[]) {
  return Object.entries(values)
    .filter(([key, value]) => value !== null && !said.includes(key))
    .flatMap(([key, value]) => says[key]?.(value as never) ?? [])
    .join("; ");
}

function some<T>(value: T | undefined, says: (value: T) => string): readonly string[] {
  return value === undefined ? [] : [says(value)];
}

/** Inside a line a label has no capital. */
function lowered(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
