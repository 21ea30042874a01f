/** The libraries' breakers: the menu, their own options, and how they were checked. */
import { breaker } from "./breaker";
import { formatMs, formatNumber } from "./format";
import { knobs } from "./knobs";

const units: { readonly [unit: string]: string } = {
  ms: "ms",
  s: "s",
  "%": "%",
  share: "0–1",
  calls: "calls",
  "calls/s": "calls/s",
  buckets: "buckets",
  attempts: "attempts",
  retries: "retries",
  times: "×",
  switch: "on or off",
  choice: "",
};

const times = (count: number) => formatNumber(count);

/** `1 call`, `2 calls`. */
function unitOf(value: number, unit: string): string {
  const own = units[unit] ?? "";
  return value === 1 && (unit === "calls" || unit === "buckets") ? own.slice(0, -1) : own;
}

/** An option as somebody wrote it: figures with their unit, lists and own kinds in the library's words. */
function written(value: unknown, unit: string): string {
  if (Array.isArray(value)) return value.map((each) => written(each, "")).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${written(part, "")}`)
      .join(", ");
  }
  if (typeof value !== "number") return String(value);
  const own = unitOf(value, unit);
  return `${formatNumber(value)}${own === "" || own === units.share ? "" : ` ${own}`}`;
}

export const libraries = {
  units,
  optionSet: (name: string, value: unknown, unit: string) => `${name} ${written(value, unit)}`,
  label: "Behaves like",
  own: breaker.like.own,
  textbook: breaker.like.textbook,
  named: (name: string, version: string) => (name.endsWith(version) ? name : `${name} ${version}`),
  form: "Its kind",
  optionValue: (name: string, value: string | number | boolean | null, unit: string) => {
    const figure =
      value === null ? "not set" : typeof value === "number" ? formatNumber(value) : String(value);
    const own = typeof value === "number" && unit !== "share" ? unitOf(value, unit) : "";
    return `${name} ${figure}${own === "" ? "" : ` ${own}`}`;
  },
  others: "As the library has them by default:",
  recordings: (count: number, agree: number) =>
    `${times(agree)} of ${times(count)} recordings of the library agree to the last step.`,
  source: "Written from the library's source; no recording of it was replayed.",
  timeout: (ms: number) =>
    `Its own call timeout of ${formatMs(ms)} is the hop's timeout here, and stays as it is.`,
  notModelled: "Not modelled",
  refused: "Not taken: there is no such setting, or this page cannot hold it.",
  because: (what: string, why: string) => `${what}: ${why}`,

  ownSettings: knobs.retriesLike.own,
  nothing: "nothing",
  counts: {
    attempts: (option: string) => `${option} counts every attempt, the first one too.`,
    retries: (option: string) =>
      `${option} counts the retries alone: the first attempt comes on top.`,
  },
  caps: {
    before: "A pause is cut to the longest first, then drawn by chance.",
    after: "A pause is drawn by chance first, then cut to the longest.",
  },
  sameIn: (others: readonly string[]) => `The same in others: ${others.join(" · ")}`,
  nearly: (what: string, why: string) => `Nearly so: ${what}; ${why}.`,

  open: "How each library was checked",
  title: "How true the libraries are",
  intro:
    "Recordings of the real libraries are replayed through the rules here. A rule is proved when recordings would not agree without it; the others were read in the source.",
  columns: {
    library: "Each library’s recordings, replayed",
    recordings: "Recordings",
    agree: "Agree",
    differ: "Differ",
    notModelled: "Not modelled",
    rule: "Rule",
    standing: "Known by",
  },
  rules: (name: string, count: number) => `${name}: ${times(count)} rules`,
  standing: {
    proved: (proofs: number) => `proved by ${times(proofs)} recordings`,
    source: () => "read in the source",
  },
};
