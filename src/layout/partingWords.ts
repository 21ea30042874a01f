/** Where two breakers part, in sentences. */

import { breakerMemory, rulesOf } from "../engine/breakerReplay";
import type { Parting, PartingSide, SameTraffic } from "../engine/parting";
import { partingChances } from "../engine/partingChances";
import type { Half, Side } from "../engine/partingKinds";
import { partingReason } from "../engine/partingReason";
import type { AllTexts } from "../texts/all";
import type { PartingNames } from "../texts/en/partingReasons";
import { breakerMoment } from "./breakerMoment";
import { whyNot } from "./whyNot";

export interface PartingWords {
  /** What each does at that moment; or that they never differ. */
  readonly lead: string;
  /** Why, and who notices; or what could part them. */
  readonly more: readonly string[];
}

export function partingWords(
  { calls, parting, answered }: SameTraffic,
  key: string,
  a: Half,
  b: Half,
  names: PartingNames,
  texts: AllTexts,
): PartingWords {
  const words = texts.parting;
  if (parting === null) {
    const [rulesA, rulesB] = [a.plan.breakers[key], b.plan.breakers[key]];
    const chances =
      rulesA === undefined || rulesB === undefined ? [] : partingChances(rulesA, rulesB);
    return {
      lead: words.never(calls),
      more: calls > 0 && chances.length > 0 ? [words.wouldPart(chances)] : [],
    };
  }
  const hops = new Map(a.plan.hops.map(({ id, name }) => [id, name]));
  const does = (side: Side, half: Half) =>
    words.does(parting[side], missing(parting, parting[side], parting[other(side)], half, texts));
  const because = words.because(partingReason(parting, a, b), names, parting.atMs);
  const notices =
    answered === null
      ? [words.unnoticed]
      : answered.atMs === parting.atMs
        ? []
        : [words.notices(answered, names, hops)];
  return {
    lead: words.says(words.when(parting, hops), names, does("a", a), does("b", b)),
    more: [because, ...notices, words.alike(calls)],
  };
}

const other = (side: Side): Side => (side === "a" ? "b" : "a");

/** What it lacks for the arrow that the other takes. */
function missing(
  { breaker, atMs }: Parting,
  { knownStep, state, move }: PartingSide,
  { move: theirs }: PartingSide,
  { plan, run }: Half,
  texts: AllTexts,
): string | null {
  const rules = rulesOf(plan, breaker);
  if (rules === undefined || move !== null || theirs === null) return null;
  const memory = breakerMemory(plan, run, breaker, knownStep);
  const moment = breakerMoment(rules.key, state, atMs, undefined, memory);
  const unmet = whyNot(rules, moment, texts.breaker);
  const same = unmet.find(({ to, rule }) => to === theirs.to && rule === theirs.cause.rule);
  return (same ?? unmet.find(({ to }) => to === theirs.to))?.reason ?? null;
}
