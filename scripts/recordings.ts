/** Reads files of recordings, and takes the sample of them that the tests keep. */
import { breakerProfile } from "../src/profiles/breakerProfiles.ts";
import type { ProfileConfig } from "../src/profiles/profileConfig.ts";
import type { Recording } from "../src/profiles/recording.ts";

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What the textbook breaker and a library first do differently on the same calls. */
export interface Compared {
  readonly id: string;
  readonly lab: string;
  readonly library: string;
  readonly config: ProfileConfig;
  readonly same: boolean;
  readonly first?: { readonly step: number; readonly lab: unknown; readonly library: unknown };
}

export interface Recordings {
  readonly byLibrary: ReadonlyMap<string, readonly Recording[]>;
  readonly compared: readonly Compared[];
  /** Lines that are no recording of a breaker, by file. */
  readonly others: ReadonlyMap<string, number>;
  /** Where a recording of a library that is described here cannot be replayed, being no whole one. */
  readonly torn: readonly string[];
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const RESULTS: readonly unknown[] = ["success", "failure", "ignored"];

function isStep(step: unknown): boolean {
  if (!isRecord(step) || typeof step.atMs !== "number") return false;
  if (step.do === "observe") return true;
  if (typeof step.call !== "number") return false;
  return step.do === "start" || (step.do === "finish" && RESULTS.includes(step.result));
}

/** Of a library that is described here, whether or not it can be replayed. */
function isOurs({ library }: { readonly [key: string]: unknown }): boolean {
  return typeof library === "string" && breakerProfile(library) !== null;
}

function isRecording(line: { readonly [key: string]: unknown }): boolean {
  const { id, config, timeline, observed } = line;
  return (
    isOurs(line) &&
    typeof id === "string" &&
    isRecord(config) &&
    Array.isArray(timeline) &&
    Array.isArray(observed) &&
    timeline.length === observed.length &&
    timeline.every(isStep)
  );
}

const isCompared = (line: { readonly [key: string]: unknown }) =>
  typeof line.lab === "string" && typeof line.same === "boolean" && isRecord(line.config);

export function readRecordings(files: readonly TextFile[]): Recordings | { problem: string } {
  const byLibrary = new Map<string, Recording[]>();
  const compared: Compared[] = [];
  const others = new Map<string, number>();
  const torn: string[] = [];
  for (const { name, text } of files) {
    for (const [index, row] of text.split("\n").entries()) {
      if (row.trim() === "") continue;
      let line: unknown;
      try {
        line = JSON.parse(row);
      } catch {
        return { problem: `${name}, line ${index + 1} is not JSON.` };
      }
      if (!isRecord(line)) return { problem: `${name}, line ${index + 1} is not an object.` };
      if (isCompared(line)) compared.push(line as unknown as Compared);
      else if (isRecording(line)) add(byLibrary, line as unknown as Recording);
      else if (isOurs(line)) torn.push(`${name}, line ${index + 1}`);
      else others.set(name, (others.get(name) ?? 0) + 1);
    }
  }
  return { byLibrary, compared, others, torn };
}

function add(byLibrary: Map<string, Recording[]>, recording: Recording): void {
  const known = byLibrary.get(recording.library);
  if (known === undefined) byLibrary.set(recording.library, [recording]);
  else known.push(recording);
}

/** Of the recordings by chance, and of comparisons, every so-manieth is kept. */
const ONE_IN = 5;

function lines(rows: readonly object[]): string {
  return `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
}

/** All recordings by hand, and a part of the others. */
export function sampleOf({ byLibrary, compared }: Recordings): readonly TextFile[] {
  const files = [...byLibrary].map(([library, recordings]) => {
    // What the textbook breaker did is short, and the comparisons need it.
    const isKept = (recording: Recording, k: number) =>
      recording.kind === "hand" || library === "lab" || k % ONE_IN === 0;
    return { name: `${library}.jsonl`, text: lines(recordings.filter(isKept).map(bare)) };
  });
  if (compared.length === 0) return files;
  const kept = compared.filter((_, k) => k % ONE_IN === 0);
  return [...files, { name: "lab-compare.jsonl", text: lines(kept) }];
}

/** Without what no test reads. */
function bare({ id, library, kind, title, config, timeline, observed }: Recording): object {
  return {
    id,
    library,
    kind,
    ...(title !== undefined && { title }),
    config,
    timeline,
    observed,
  };
}
