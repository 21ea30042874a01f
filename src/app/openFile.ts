import { type Problem, parseScenarioText } from "../codec/parseScenario";
import { LIMITS } from "../engine/limits";
import type { Scenario } from "../engine/scenario";
import type { Texts } from "../texts/en";

/** What came of something untrusted: work to open, or lines that say what is wrong with it. */
export type Opened =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly string[] };

/** More lines than this are counted instead. */
const MOST_LINES = 5;

/** A file is not read at all when it is larger than any scenario. */
export async function readScenarioFile(file: File, texts: Texts): Promise<Opened> {
  const words = texts.app.notices;
  if (file.size > LIMITS.fileBytes) {
    return { ok: false, problems: [words.tooLarge(file.size, LIMITS.fileBytes)] };
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // A folder, a file that is gone, a drive that was pulled out.
    return { ok: false, problems: [words.unreadable] };
  }
  const text = utf8Of(bytes);
  if (text === null) return { ok: false, problems: [words.notText] };
  const parsed = parseScenarioText(text, texts.problems);
  return parsed.ok ? parsed : { ok: false, problems: problemLines(parsed.problems, texts) };
}

/** null where other bytes would have to be guessed at. */
/** As it may stand in a sentence: without characters that turn or hide what comes after them. */
export function shownName({ name }: File): string {
  return name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
}

export function utf8Of(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first of them, each a line, in the language they are told in. */
export function problemLines(problems: readonly Problem[], texts: Texts): readonly string[] {
  const lines = problems.map(({ path, expected, received }) =>
    texts.problems.line(path, expected, received),
  );
  const rest = lines.length - MOST_LINES;
  if (rest <= 0) return lines;
  return [...lines.slice(0, MOST_LINES), texts.app.notices.moreProblems(rest)];
}
