/** The libraries' breakers: the menu, their own options, and how they were checked. */
import { formatMs, formatNumber } from "./format";

const units: { readonly [unit: string]: string } = {
  ms: "ms",
  s: "s",
  "%": "%",
  share: "0–1",
  calls: "calls",
  "calls/s": "calls/s",
  buckets: "buckets",
  switch: "on or off",
  choice: "",
};

const times = (count: number) => formatNumber(count);

export const libraries = {
  units,
  label: "Behaves like",
  own: "rules of its own",
  named: (name: string, version: string) => (name.endsWith(version) ? name : `${name} ${version}`),
  form: "Its kind",
  optionValue: (name: string, value: string | number | boolean | null, unit: string) => {
    const figure =
      value === null ? "none" : typeof value === "number" ? formatNumber(value) : String(value);
    const own = typeof value === "number" ? (units[unit] ?? "") : "";
    return `${name} ${figure}${own === "" ? "" : ` ${own}`}`;
  },
  others: "As the library has them by default:",
  recordings: (count: number, agree: number) =>
    `${times(agree)} of ${times(count)} recordings of the library agree to the last step.`,
  source: "Written from the library's source; no recording of it was replayed.",
  timeout: (ms: number) =>
    `Its own call timeout of ${formatMs(ms)} is the hop's timeout here, and stays as it is.`,
  notModelled: "Not modelled",
  refused: "Not taken: the library has no such setting.",
  because: (what: string, why: string) => `${what}: ${why}`,

  open: "How each library was checked",
  title: "How true the libraries are",
  intro:
    "Recordings of the real libraries are replayed through the rules here. A rule is proved when recordings would not agree without it; the others were read in the source.",
  columns: {
    library: "Library",
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
