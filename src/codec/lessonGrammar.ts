/** The lesson file. The order of the keys here is the order in which they are read. */
import { exactOptional } from "valibot";
import { faultWords as words } from "../texts/faultWords";
import { BREAKER_KEYS, edit, HOP_KEYS, OPERATION_KEYS } from "./editGrammar";
import { kinds, type Of, question } from "./questionGrammar";
import {
  decimal,
  exactly,
  id,
  oneOf,
  type Shape,
  text,
  visibleText,
  whole,
  yesNo,
} from "./scalarShapes";
import { frame, scenario } from "./scenarioGrammar";
import { choice, closed, dictionary, isObject, list } from "./shapes";

/** Longest texts, in characters. */
const LINE = 200;
const PARAGRAPH = 1_000;
const WORD = 40;
const MOST_STEPS = 40;
const MOST_MINUTES = 600;
const MOST_NAMED = 50;
const FEW = 10;
const SOME = 20;
const LARGEST = 1e12;

const PARTS = [
  "decision",
  "run",
  "waterfall",
  "ledger",
  "breaker",
  "knobs",
  "send",
  "transport",
  "findings",
  "chance",
  "compare",
  "layers",
  "code",
] as const;

const line = visibleText(LINE, words.text(LINE));
const paragraph = visibleText(PARAGRAPH, words.text(PARAGRAPH));
const parts = list(oneOf(PARTS), 0, PARTS.length);
const edits = list(edit, 0, MOST_NAMED);

/** What the engine may answer: `circuit_open`, 330, true. */
const word: Shape<string | number | boolean> = choice<string | number | boolean>(
  words.value,
  [(given) => typeof given === "string", text(WORD)],
  [(given) => typeof given === "number", decimal(-LARGEST, LARGEST)],
  [(given) => typeof given === "boolean", yesNo],
);

const check = {
  question,
  is: oneOf(["equal", "not", "at-least", "at-most", "never"]),
  value: exactOptional(word),
};

export const answer = kinds({
  number: closed({
    kind: exactly("number"),
    question,
    tolerance: exactOptional(decimal(0, LARGEST)),
    wrong: exactOptional(list(closed({ guess: question, says: paragraph }), 0, FEW)),
  }),
  choice: closed({
    kind: exactly("choice"),
    question,
    options: list(closed({ is: word, text: line, says: exactOptional(paragraph) }), 2, FEW),
  }),
  bar: closed({ kind: exactly("bar"), question }),
});

export const task = kinds({
  watch: closed({ kind: exactly("watch"), tries: exactOptional(list(paragraph, 0, FEW)) }),
  predict: closed({ kind: exactly("predict"), asks: paragraph, answer }),
  change: closed({
    kind: exactly("change"),
    asks: paragraph,
    goal: list(closed({ ...check, text: line }), 1, FEW),
    solution: list(edit, 1, MOST_NAMED),
    hint: exactOptional(paragraph),
  }),
  find: closed({
    kind: exactly("find"),
    asks: paragraph,
    goal: list(closed(check), 1, FEW),
    suspects: list(
      closed({ id, text: line, says: exactOptional(paragraph), edits: list(edit, 1, MOST_NAMED) }),
      2,
      FEW,
    ),
  }),
});

const keysOf = <T extends string>(keys: readonly T[]) => list(oneOf(keys), 1, keys.length);
const operationChange = closed({ of: exactly("operation"), keys: keysOf(OPERATION_KEYS) });
const hopChange = closed({ of: exactly("hop"), hop: id, keys: keysOf(HOP_KEYS) });
const breakerChange = closed({
  of: exactly("breaker"),
  breaker: id,
  keys: keysOf(BREAKER_KEYS),
});

export const change = choice<
  Of<typeof operationChange> | Of<typeof hopChange> | Of<typeof breakerChange>
>(
  words.change,
  [isOf("operation"), operationChange],
  [isOf("hop"), hopChange],
  [isOf("breaker"), breakerChange],
);

const start = closed({
  scenario: choice<Of<typeof scenario> | string>(
    words.start,
    [(given) => typeof given === "string", id],
    [isObject, scenario],
  ),
  edits: exactOptional(edits),
});

export const step = closed({
  id,
  title: line,
  says: paragraph,
  after: exactOptional(paragraph),
  start,
  frame: exactOptional(frame),
  shows: parts,
  reveals: exactOptional(closed({ frame: exactOptional(frame), shows: exactOptional(parts) })),
  may: exactOptional(
    choice<"everything" | Of<typeof change>[]>(
      words.may,
      [(given) => typeof given === "string", exactly("everything")],
      [Array.isArray, list(change, 0, MOST_NAMED)],
    ),
  ),
  figures: exactOptional(dictionary(question, MOST_NAMED)),
  task,
});

export const lesson = closed({
  version: exactly(1, words.version),
  id,
  title: line,
  outcomes: list(line, 0, FEW),
  minutes: whole(1, MOST_MINUTES),
  glossary: list(closed({ term: line, meaning: paragraph }), 0, SOME),
  scenarios: exactOptional(dictionary(scenario, MOST_NAMED)),
  steps: list(step, 1, MOST_STEPS),
  checklist: exactOptional(list(closed({ title: line, items: list(line, 1, SOME) }), 0, FEW)),
});

/** What a file that is read holds; `src/lessons` has the same as types of its own. */
export type LessonFile = Of<typeof lesson>;

function isOf(kind: string): (given: unknown) => boolean {
  return (given) => isObject(given) && "of" in given && given.of === kind;
}
