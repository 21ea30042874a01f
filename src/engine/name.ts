/** Names people give, as the format allows them. */
import { flatHops } from "./hopTree";
import { LIMITS } from "./limits";
import type { Scenario } from "./scenario";

/** A name or title as the format allows it: one line, no control or direction characters, not too long. */
export function cleanName(text: string, length: number = LIMITS.nameLength): string {
  const plain = text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, "")
    .trim();
  return Array.from(plain).slice(0, length).join("").trim();
}

/** An id that no hop has, made from its name: `Fraud check` gives `fraud-check`, then `fraud-check-2`. */
export function freeHopId(scenario: Scenario, name: string): string {
  return freeId(new Set(flatHops(scenario.hops).map((hop) => hop.id)), name);
}

export function freeId(taken: ReadonlySet<string>, name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  const stem = (plain || "hop").slice(0, 36).replace(/-+$/, "");
  if (!taken.has(stem)) return stem;
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The name of one more of the same: `Stock` gives `Stock 2`, `Stock 2` gives `Stock 3`. */
export function freeName(taken: ReadonlySet<string>, name: string): string {
  const [, stem = name, nth = "1"] = /^(.*\S) ([1-9]\d{0,2})$/u.exec(name) ?? [];
  for (let number = Number(nth) + 1; ; number += 1) {
    const ending = ` ${number}`;
    const kept = Array.from(stem).slice(0, LIMITS.nameLength - ending.length);
    const free = kept.join("").trimEnd() + ending;
    if (!taken.has(free)) return free;
  }
}
