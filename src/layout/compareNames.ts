/** What the two halves of a comparison are called: by the one thing in which they differ, if it is one. */
import type { Difference, SettingKey } from "../engine/differences";
import type { CallPlan, Plan } from "../engine/plan";
import type { Scenario } from "../engine/scenario";
import type { AllTexts } from "../texts/all";
import { settingName, settingValues } from "./compareSettings";
import { partingNames } from "./partingNames";

export interface CompareHalf {
  readonly scenario: Scenario;
  readonly plan: Plan;
}

export interface CompareNames {
  /** null where no setting and no title tells the two apart: then only when they were does. */
  readonly a: string | null;
  readonly b: string | null;
  /** How a sentence about the first one begins. */
  readonly lead: string;
}

export function compareNames(
  a: CompareHalf,
  b: CompareHalf,
  differences: readonly Difference[],
  texts: AllTexts,
): CompareNames {
  const words = texts.compare.names;
  const said = phrases(a, b, differences, texts);
  if (said !== null) {
    return { a: words.alone(said.a), b: words.alone(said.b), lead: words.with(said.a) };
  }
  const libraries = byLibrary(a.scenario, b.scenario, differences, texts);
  if (libraries !== null) return libraries;
  const [one] = differences;
  if (one !== undefined && differences.length === 1) return oneSetting(one, a.plan, texts);
  if (differences.length > 0 && a.scenario.title !== b.scenario.title) {
    const lead = words.titled(a.scenario.title);
    return { a: a.scenario.title, b: b.scenario.title, lead };
  }
  return { a: null, b: null, lead: words.present };
}

/** The one breaker whose rules are all that differs; null: none is, or there is more. */
export function onlyBreaker(differences: readonly Difference[]): string | null {
  const [first] = differences;
  const key = first?.breaker ?? null;
  return differences.every(({ breaker }) => breaker === key) ? key : null;
}

/** Two libraries on the same traffic. */
function byLibrary(
  a: Scenario,
  b: Scenario,
  differences: readonly Difference[],
  texts: AllTexts,
): CompareNames | null {
  const key = onlyBreaker(differences);
  if (key === null) return null;
  const names = partingNames(a.breakers[key] ?? {}, b.breakers[key] ?? {}, texts);
  if (!names.areLibraries) return null;
  return { a: names.a, b: names.b, lead: texts.compare.names.with(names.a) };
}

interface Phrases {
  readonly a: string;
  readonly b: string;
}

/** For what has a phrase of its own; null when they differ in nothing, in several things, or otherwise. */
function phrases(
  a: CompareHalf,
  b: CompareHalf,
  differences: readonly Difference[],
  texts: AllTexts,
): Phrases | null {
  const words = texts.compare.names;
  const keys = new Set<SettingKey>(differences.map(({ key }) => key));
  const only = (...allowed: readonly SettingKey[]) =>
    keys.size > 0 && [...keys].every((key) => allowed.includes(key));
  if (only("budget")) return { a: words.budget[a.plan.budget], b: words.budget[b.plan.budget] };
  if (only("propagation", "tells") && keys.has("propagation")) {
    return { a: words.told[a.plan.propagation], b: words.told[b.plan.propagation] };
  }
  if (only("attempts") && differences.every(isAllOrNothing)) {
    const name = (hops: readonly string[]) => words.retries(hops);
    return { a: name(namesOf(a.plan, isRetried)), b: name(namesOf(b.plan, isRetried)) };
  }
  if (only("breaker")) {
    const name = (hops: readonly string[]) => words.breakers(hops);
    return { a: name(namesOf(a.plan, hasBreaker)), b: name(namesOf(b.plan, hasBreaker)) };
  }
  if (only("reserveMs", "marginMs") && differences.every(isAllOrNothing)) {
    const kept = (side: "a" | "b") => differences.some((each) => Number(each[side]) > 0);
    if (kept("a") !== kept("b")) {
      return { a: words.keptBack[`${kept("a")}`], b: words.keptBack[`${kept("b")}`] };
    }
  }
  for (const key of ["stopsAtDeadline", "stopsOnCancel", "fanOut"] as const) {
    if (!only(key)) continue;
    const all = new Set(differences.map((each) => each.a));
    if (all.size > 1) return null;
    const on = all.has(true);
    return { a: words[key][`${on}`], b: words[key][`${!on}`] };
  }
  return null;
}

function oneSetting(difference: Difference, plan: Plan, texts: AllTexts): CompareNames {
  const words = texts.compare.names;
  if (difference.key === "hop") {
    const name = (is: string | null) => words.hop(is !== null, difference.of ?? "");
    return { a: name(difference.a), b: name(difference.b), lead: name(difference.a) };
  }
  const { of, breaker } = difference;
  const owner = breaker === null ? of : texts.compare.settings.breaker(breaker);
  const values = settingValues(difference, plan, texts);
  const name = (value: string) => words.setting(settingName(difference, texts), value, owner);
  return { a: name(values.a), b: name(values.b), lead: name(values.a) };
}

/** On one side there is none of it: no retries, nothing kept back. */
function isAllOrNothing({ key, a, b }: Difference): boolean {
  const none = key === "attempts" ? 1 : 0;
  return a === none || b === none;
}

function isRetried({ retry }: CallPlan): boolean {
  return retry.maxAttempts > 1;
}

function hasBreaker({ breaker }: CallPlan): boolean {
  return breaker !== null;
}

function namesOf({ hops }: Plan, fits: (hop: CallPlan) => boolean): readonly string[] {
  return hops.flatMap((hop) => (hop.kind === "call" && fits(hop) ? [hop.name] : []));
}
