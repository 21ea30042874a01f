/** What the kept recordings say of the profiles: as data for the page, and as a part of the docs. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BREAKER_PROFILES } from "../src/profiles/breakerProfiles.ts";
import { type LibraryFidelity, libraryFidelity } from "../src/profiles/fidelity.ts";
import { FIDELITY_RULES } from "../src/profiles/fidelityRules.ts";
import { fidelityRules } from "../src/texts/en/fidelity.ts";
import { readRecordings } from "./recordings.ts";

/** What the whole set of recordings came to when the sample was taken. */
interface Whole {
  readonly libraries: readonly Omit<LibraryFidelity, "rules">[];
  readonly comparisons: number;
  /** Those whose calls the set does not hold. */
  readonly uncompared: number;
}

export interface Fidelity {
  readonly libraries: readonly LibraryFidelity[];
  readonly whole: Whole;
}

export function fidelityOf(folder: string): Fidelity {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
  const read = readRecordings(files);
  if ("problem" in read) throw new Error(read.problem);
  return {
    libraries: BREAKER_PROFILES.map((profile) =>
      libraryFidelity(profile, read.byLibrary.get(profile.id) ?? []),
    ),
    whole: JSON.parse(readFileSync(join(folder, "whole.json"), "utf8")),
  };
}

export function dataFile({ libraries, whole }: Fidelity): string {
  return `/** Made by \`npm run vectors -- --write-docs\`: what recordings say of each library's rules. */
import type { LibraryFidelity } from "./fidelity";

export const BREAKER_FIDELITY: readonly LibraryFidelity[] = ${JSON.stringify(libraries)};

/** The same figures of the whole set of recordings, of which the tests keep a part. */
export const WHOLE_SET: readonly Omit<LibraryFidelity, "rules">[] = ${JSON.stringify(whole.libraries)};
`;
}

const BEGIN = "<!-- breakers: made by `npm run vectors -- --write-docs` -->";
const END = "<!-- end of breakers -->";

/** The page with its part about breakers replaced, or put at its end. */
export function withBreakers(page: string, fidelity: Fidelity): string {
  const part = `${BEGIN}\n\n${breakersPart(fidelity)}\n${END}`;
  const from = page.indexOf(BEGIN);
  if (from < 0) return `${page.trimEnd()}\n\n${part}\n`;
  return page.slice(0, from) + part + page.slice(page.indexOf(END) + END.length);
}

const cells = (row: readonly string[]) => `| ${row.join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [cells(head), cells(head.map(() => "---")), ...rows.map(cells)].join("\n");
}

const nameOf = (id: string) => BREAKER_PROFILES.find((profile) => profile.id === id)?.name ?? id;

function breakersPart({ libraries, whole }: Fidelity): string {
  return `# Breakers

Recordings of the real libraries are replayed through their profiles (\`src/profiles\`), and every admission, release, state and
transition must be the same at every step. \`npm run vectors -- FOLDER\` does it for any folder of such files. The tests keep all
recordings made by hand and every fifth of those made by chance, in \`test/fixtures/vectors\`.

${agreementTable(libraries, whole)}

What the library and the textbook breaker first do differently on the same calls was recorded too: our comparison
(\`src/profiles/firstDifference.ts\`) names the same step and the same two outcomes in all ${whole.comparisons} of these comparisons whose calls the set holds;
of ${whole.uncompared} more it holds only the outcome.

## Rule by rule

A number: so many of the kept recordings would no longer agree if this one rule were otherwise
(\`src/profiles/fidelityRules.ts\` says how). That proves the rule. "source": it is modelled as the library's source has it, and no kept recording
would show the difference. A dash: the library has nothing of the kind, or no option for it.

${ruleTable(libraries)}

## Not modelled

${notModelledTable()}
`;
}

function agreementTable(libraries: readonly LibraryFidelity[], whole: Whole): string {
  const rows = libraries.map(({ library, recordings, agree, differ, notModelled, rules }) => {
    const profile = BREAKER_PROFILES.find(({ id }) => id === library);
    const all = whole.libraries.find((one) => one.library === library);
    const proved = rules.filter(({ standing }) => standing === "proved").length;
    return [
      nameOf(library),
      profile?.version ?? "",
      all === undefined ? "none" : `${all.agree} of ${all.recordings}`,
      recordings === 0 ? "none" : `${agree} of ${recordings}`,
      String(differ),
      String(notModelled),
      String(proved),
      String(rules.length - proved),
    ];
  });
  return table(
    [
      "library",
      "version",
      "agree, whole set",
      "agree, kept",
      "differ",
      "not modelled",
      "rules proved",
      "rules from source",
    ],
    rows,
  );
}

function ruleTable(libraries: readonly LibraryFidelity[]): string {
  const rows = FIDELITY_RULES.map(({ id }) => [
    fidelityRules[id] ?? id,
    ...libraries.map(({ rules }) => {
      const found = rules.find(({ rule }) => rule === id);
      if (found === undefined) return "–";
      return found.standing === "proved" ? String(found.proofs) : "source";
    }),
  ]);
  return table(["rule", ...libraries.map(({ library }) => nameOf(library))], rows);
}

function notModelledTable(): string {
  const rows = BREAKER_PROFILES.flatMap(({ name, notModelled }) =>
    notModelled.map(({ what, why }) => [name, what, why]),
  );
  return table(["library", "what", "why"], rows);
}
