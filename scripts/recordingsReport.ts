/** Replays recordings, and says in lines how they came out. */
import { breakerProfile } from "../src/profiles/breakerProfiles.ts";
import { type LibraryRun, runLibrary } from "../src/profiles/fidelity.ts";
import { firstDifference } from "../src/profiles/firstDifference.ts";
import { RECORDED_EPOCH_MS, type Recording } from "../src/profiles/recording.ts";
import { textbook } from "../src/profiles/textbook.ts";
import type { Compared, Recordings } from "./recordings.ts";

export interface Replayed {
  readonly libraries: readonly LibraryRun[];
  readonly comparisons: number;
  /** Comparisons on calls of the textbook breaker that are not there. */
  readonly uncompared: number;
  /** Ids of comparisons whose first difference is another one here. */
  readonly comparedOtherwise: readonly string[];
  readonly others: Recordings["others"];
  readonly torn: Recordings["torn"];
  readonly unexplained: number;
}

export function replayAll({ byLibrary, compared, others, torn }: Recordings): Replayed {
  const libraries = [...byLibrary].flatMap(([library, recordings]) => {
    const profile = breakerProfile(library);
    return profile === null ? [] : [runLibrary(profile, recordings)];
  });
  const labs = new Map((byLibrary.get(textbook.id) ?? []).map((lab) => [lab.id, lab]));
  const known = compared.filter(({ lab }) => labs.has(lab));
  const comparedOtherwise = known.flatMap((row) => {
    const lab = labs.get(row.lab);
    return lab === undefined || isSameDifference(row, lab) ? [] : [row.id];
  });
  const differ = libraries.reduce((sum, run) => sum + run.differ.length, 0);
  return {
    libraries,
    comparisons: known.length,
    uncompared: compared.length - known.length,
    comparedOtherwise,
    others,
    torn,
    unexplained: differ + comparedOtherwise.length + torn.length,
  };
}

/** Whether our own comparison finds the first difference that was recorded. */
export function isSameDifference(row: Compared, lab: Recording): boolean {
  const profile = breakerProfile(row.library);
  if (profile === null) return false;
  const ours = firstDifference(
    { profile: textbook, config: lab.config },
    { profile, config: row.config },
    lab.timeline,
    { epochMs: RECORDED_EPOCH_MS },
  );
  if (ours.kind === "not-modelled") return false;
  if (ours.kind === "same") return row.same;
  const shown = ({ admitted, state }: typeof ours.a) =>
    JSON.stringify(ours.do === "start" ? [admitted, state] : state);
  return (
    !row.same &&
    row.first?.step === ours.step &&
    JSON.stringify(row.first.lab) === shown(ours.a) &&
    JSON.stringify(row.first.library) === shown(ours.b)
  );
}

export function totalsOf({ libraries, comparisons, uncompared }: Replayed): object {
  const totals = libraries.map(({ library, recordings, agree, differ, notModelled }) => ({
    library,
    recordings,
    agree,
    differ: differ.length,
    notModelled: notModelled.length,
  }));
  return { libraries: totals, comparisons, uncompared };
}

/** So many of those that differ are named. */
const MOST_NAMED = 20;

export function linesOf(replayed: Replayed): readonly string[] {
  const { libraries, comparisons, uncompared, comparedOtherwise, others, torn } = replayed;
  const lines = libraries.flatMap(linesOfLibrary);
  if (comparisons > 0) {
    const same = comparisons - comparedOtherwise.length;
    lines.push(`first differences from the textbook breaker: ${same} of ${comparisons} the same`);
    lines.push(...named(comparedOtherwise.map((id) => `  another one: ${id}`)));
  }
  if (uncompared > 0) {
    lines.push(
      `${uncompared} comparisons more: the recordings of the textbook breaker that they name are not in the folder`,
    );
  }
  lines.push(...named(torn.map((where) => `${where} is no whole recording`)));
  for (const [file, count] of others) {
    lines.push(`${file}: ${count} lines are no recording of a breaker that has a profile`);
  }
  return lines;
}

function linesOfLibrary({ library, recordings, agree, differ, notModelled }: LibraryRun): string[] {
  const counts = `${agree} agree, ${differ.length} differ, ${notModelled.length} not modelled`;
  return [
    `${library.padEnd(14)}${String(recordings).padStart(6)} recordings: ${counts}`,
    ...named(
      differ.map(({ id, first: { step, atMs, what, recorded, ours } }) => {
        const figures = `${what} recorded "${recorded}", ours "${ours}"`;
        return `  differs: ${id}, first at step ${step} (${atMs} ms): ${figures}`;
      }),
    ),
    ...named(notModelled.map(({ id, why }) => `  not modelled: ${id}: ${why}`)),
  ];
}

function named(lines: readonly string[]): readonly string[] {
  const more = lines.length - MOST_NAMED;
  return more <= 0 ? lines : [...lines.slice(0, MOST_NAMED), `  and ${more} more`];
}
