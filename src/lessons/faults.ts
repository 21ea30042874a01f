/** What is wrong with a lesson that its grammar cannot see: it is played, and its tasks are tried. */
import { LIMITS } from "../engine/limits";
import { plan } from "../engine/plan";
import { RunRefused } from "../engine/refusal";
import { requestsExpected } from "../engine/requestsExpected";
import { runSize } from "../engine/runSize";
import type { Scenario } from "../engine/scenario";
import { faultWords as words } from "../texts/faultWords";
import { amountOf } from "./amount";
import { answerOf } from "./answer";
import { type Edit, editedOnce } from "./edits";
import { eventStep } from "./evidence";
import { askedIn } from "./figures";
import { holdsAll } from "./goal";
import { faults as faultsIn } from "./judge";
import type { ChangeUntil, FindFault, Goal, Lesson, Predict, Step } from "./lesson";
import { mayChange } from "./mayChange";
import { type NamedScenario, type Played, played as playedOf, startOf } from "./play";
import type { Question } from "./question";
import { textsOf } from "./stepTexts";
import { strangersIn } from "./strangers";

/** As the codec says it: where, what was expected, what was found; the words are put in by the codec. */
export interface Fault {
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** What is wrong with a scenario, with paths inside it: the codec's own reading. */
export type ScenarioFaults = (scenario: Scenario) => readonly Fault[];

/** null: a step that cannot be read, of which the codec tells. */
type Playable = Pick<Lesson, "scenarios"> & { readonly steps: readonly (Step | null)[] };

/** A lesson is played again and again: what takes long to run is no lesson. */
const MOST_REQUESTS = 2_000;
/** Of one scenario, and of the starts of all steps together: requests and the attempts they may make. */
const MOST_WORK = 20_000;
const MOST_WORK_IN_ALL = 200_000;
/** More faults than this are not worth looking for. */
const ENOUGH = 20;

export function lessonFaults(
  lesson: Playable,
  gallery: NamedScenario,
  scenarioFaults: ScenarioFaults,
): readonly Fault[] {
  const found: Fault[] = [];
  const ids = new Set<string>();
  let workLeft = MOST_WORK_IN_ALL;
  for (const [index, step] of lesson.steps.entries()) {
    if (found.length >= ENOUGH) break;
    if (step === null) continue;
    const at = `steps[${index}]`;
    if (ids.has(step.id)) found.push(fault(`${at}.id`, words.uniqueStep, quoted(step.id)));
    ids.add(step.id);
    const start = startOf(lesson, step, gallery);
    if (start === null) {
      found.push(fault(`${at}.start.scenario`, words.namedScenario, quoted(step.start.scenario)));
      continue;
    }
    if (requestsExpected(start.arrivals) > MOST_REQUESTS) {
      found.push(fault(`${at}.start`, words.requests(MOST_REQUESTS), words.more));
      found.push(...strangerFaults(step, start, at));
      continue;
    }
    const broken = scenarioFaults(start).map((each) => madeFrom(each, `${at}.start`));
    const work = broken.length > 0 ? 0 : runSize(start, plan(start));
    if (work > Math.min(MOST_WORK, workLeft)) {
      const most = work > MOST_WORK ? words.work(MOST_WORK) : words.workInAll(MOST_WORK_IN_ALL);
      found.push(fault(`${at}.start`, most, words.more), ...strangerFaults(step, start, at));
      continue;
    }
    workLeft -= work;
    const played = broken.length > 0 ? null : runOf(start);
    if (played !== null && typeof played !== "string") {
      found.push(...allFaults(step, played, at, scenarioFaults));
      continue;
    }
    found.push(...(played === null ? broken : [fault(`${at}.start`, words.runs, played)]));
    found.push(...strangerFaults(step, start, at));
  }
  return found;
}

/** What follows from a name that stands for nothing is not said again. */
function allFaults(
  step: Step,
  played: Played,
  at: string,
  scenarioFaults: ScenarioFaults,
): readonly Fault[] {
  const strangers = strangerFaults(step, played.scenario, at);
  const task = `${at}.task`;
  const isInTask = strangers.some(({ path }) => path.startsWith(task));
  const others = stepFaults(step, played, at, scenarioFaults).filter(
    ({ path }) =>
      !strangers.some((stranger) => stranger.path.startsWith(`${path}.`)) &&
      !(isInTask && path.startsWith(task)),
  );
  return [...strangers, ...others];
}

function strangerFaults(step: Step, scenario: Scenario, at: string): readonly Fault[] {
  return strangersIn(step, scenario).map(({ path, of, id }) =>
    fault(`${at}.${path}`, of === "hop" ? words.aHop : words.aBreaker, quoted(id)),
  );
}

function stepFaults(
  step: Step,
  played: Played,
  at: string,
  scenarioFaults: ScenarioFaults,
): readonly Fault[] {
  const { task } = step;
  const found: Fault[] = [
    ...editFaults(step.start.edits ?? [], played.scenario, `${at}.start.edits`),
    ...figureFaults(step, played, at),
    ...frameFaults(step, played, at),
  ];
  switch (task.kind) {
    case "watch":
      break;
    case "predict":
      found.push(...predictFaults(task, played, `${at}.task.answer`));
      break;
    case "change":
      found.push(...changeFaults(step, task, played, `${at}.task`, scenarioFaults));
      break;
    case "find":
      found.push(...findFaults(task, played, `${at}.task`, scenarioFaults));
      break;
  }
  return found;
}

/** An edit that names what is not there does nothing: it is looked at by itself, on what it edits. */
function editFaults(edits: readonly Edit[], scenario: Scenario, at: string): readonly Fault[] {
  return edits.flatMap((edit, index) => {
    if ("hop" in edit && !flatIds(scenario.hops).includes(edit.hop)) {
      return edit.kind === "remove"
        ? []
        : [fault(`${at}[${index}].hop`, words.aHop, quoted(edit.hop))];
    }
    if (edit.kind === "breaker" && !Object.hasOwn(scenario.breakers, edit.breaker)) {
      return [fault(`${at}[${index}].breaker`, words.aBreaker, quoted(edit.breaker))];
    }
    return [];
  });
}

function flatIds(hops: Scenario["hops"]): readonly string[] {
  return hops.flatMap((hop) => [hop.id, ...(hop.kind === "call" ? flatIds(hop.calls ?? []) : [])]);
}

function figureFaults(step: Step, played: Played, at: string): readonly Fault[] {
  const figures = step.figures ?? {};
  const unanswered = Object.entries(figures).flatMap(([name, question]) =>
    answerOf(question, played) === null
      ? [fault(`${at}.figures.${name}`, words.answered, words.noSuchThing)]
      : [],
  );
  const unknown = textsOf(step).flatMap(({ path, text }) =>
    askedIn(text)
      .filter((name) => !Object.hasOwn(figures, name))
      .map((name) => fault(`${at}.${path}`, words.aFigure(Object.keys(figures)), quoted(name))),
  );
  return [...unanswered, ...unknown];
}

function frameFaults({ frame, reveals }: Step, { run }: Played, at: string): readonly Fault[] {
  const frames = [
    [`${at}.frame`, frame],
    [`${at}.reveals.frame`, reveals?.frame],
  ] as const;
  return frames.flatMap(([path, each]) =>
    each === undefined || eventStep(run, each) !== null
      ? []
      : [fault(path, words.anEvent, words.noSuchThing)],
  );
}

function predictFaults({ answer }: Predict, played: Played, at: string): readonly Fault[] {
  const { question } = answer;
  const right = answerOf(question, played);
  if (right === null) return [fault(`${at}.question`, words.answered, words.noSuchThing)];
  switch (answer.kind) {
    case "number": {
      const value = amountOf(right);
      if (typeof value !== "number") return [fault(`${at}.question`, words.aNumber, right.unit)];
      return (answer.wrong ?? []).flatMap(({ guess }, index) =>
        wrongGuessFaults(guess, value, played, `${at}.wrong[${index}].guess`),
      );
    }
    case "choice": {
      const twice = twiceFaults(answer.options, "is", `${at}.options`);
      const fitting = answer.options.filter(({ is }) => is === amountOf(right)).length;
      if (fitting > 0) return twice;
      return [fault(`${at}.options`, words.oneRight, words.count(fitting)), ...twice];
    }
    case "bar":
      return right.unit === "bar" ? [] : [fault(`${at}.question`, words.whichAttempt, right.unit)];
  }
}

function wrongGuessFaults(
  guess: Question,
  right: number,
  played: Played,
  at: string,
): readonly Fault[] {
  const value = amountOf(answerOf(guess, played));
  if (typeof value !== "number") return [fault(at, words.aNumber, words.noSuchThing)];
  return value === right ? [fault(at, words.wrongNumber(right), words.count(value))] : [];
}

function changeFaults(
  step: Step,
  task: ChangeUntil,
  played: Played,
  at: string,
  scenarioFaults: ScenarioFaults,
): readonly Fault[] {
  const { scenario } = played;
  const solved = afterEdits(scenario, task.solution, `${at}.solution`, scenarioFaults);
  const found: Fault[] = [];
  if (holdsAll(task.goal, played)) {
    found.push(fault(`${at}.goal`, words.startMisses, words.startMeets));
  }
  if (Array.isArray(solved)) return [...found, ...solved];
  if ("scenario" in solved) {
    if (!holdsAll(task.goal, solved)) {
      found.push(
        fault(`${at}.solution`, words.solutionMeets, words.misses(missed(task.goal, solved))),
      );
    }
    if (!mayChange(step.may, scenario, solved.scenario)) {
      found.push(fault(`${at}.solution`, words.allowedChange, words.notAllowed));
    }
  }
  return found;
}

function missed(goal: Goal, played: Played): readonly number[] {
  return goal.flatMap((check, index) => (holdsAll([check], played) ? [] : [index]));
}

function findFaults(
  task: FindFault,
  played: Played,
  at: string,
  scenarioFaults: ScenarioFaults,
): readonly Fault[] {
  const broken = task.suspects.flatMap(({ edits }, index) => {
    const result = afterEdits(
      played.scenario,
      edits,
      `${at}.suspects[${index}].edits`,
      scenarioFaults,
    );
    return Array.isArray(result) ? result : [];
  });
  const met = holdsAll(task.goal, played)
    ? [fault(`${at}.goal`, words.startMisses, words.startMeets)]
    : [];
  const twice = twiceFaults(task.suspects, "id", `${at}.suspects`);
  if (broken.length > 0) return [...met, ...twice, ...broken];
  const right = faultsIn(task, played).length;
  return [
    ...met,
    ...twice,
    ...(right === 1 ? [] : [fault(`${at}.suspects`, words.oneRight, words.count(right))]),
  ];
}

type Choice<Key extends string> = { readonly text: string } & {
  readonly [key in Key]: string | number | boolean;
};

/** By its value a choice is counted, kept and judged; by its words it is told from the others. */
function twiceFaults<Key extends string>(
  choices: readonly Choice<Key>[],
  key: Key,
  at: string,
): readonly Fault[] {
  return [key, "text" as const].flatMap((part) => {
    const all = choices.map((choice) => String(choice[part]));
    return choices.flatMap((choice, index) =>
      all.indexOf(String(choice[part])) === index
        ? []
        : [fault(`${at}[${index}].${part}`, words.uniqueChoice, JSON.stringify(choice[part]))],
    );
  });
}

/** What edits make of a scenario, run; or what is wrong with them. */
function afterEdits(
  scenario: Scenario,
  edits: readonly Edit[],
  at: string,
  scenarioFaults: ScenarioFaults,
): Played | Fault[] {
  let current = scenario;
  for (const [index, edit] of edits.entries()) {
    const next = editedOnce(current, edit);
    if (next === current) return [fault(`${at}[${index}]`, words.changes, words.changesNothing)];
    current = next;
  }
  if (requestsExpected(current.arrivals) > MOST_REQUESTS) {
    return [fault(at, words.requests(MOST_REQUESTS), words.more)];
  }
  const broken = scenarioFaults(current).map((each) => madeFrom(each, at));
  if (broken.length > 0) return broken;
  if (runSize(current, plan(current)) > MOST_WORK) {
    return [fault(at, words.work(MOST_WORK), words.more)];
  }
  const run = runOf(current);
  return typeof run === "string" ? [fault(at, words.runs, run)] : run;
}

function runOf(scenario: Scenario): Played | string {
  try {
    return playedOf(scenario);
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    const { cause } = error;
    return cause.reason === "cannot_end"
      ? words.cannotEnd(cause.hop)
      : words.tooManyAttempts(cause.attempts, LIMITS.attempts);
  }
}

function fault(path: string, expected: string, received: string): Fault {
  return { path, expected, received };
}

/** Of a scenario that edits have made it is said where they stand, and what in it they have broken. */
function madeFrom({ path, ...rest }: Fault, at: string): Fault {
  return { path: path === "(file)" ? at : `${at} → ${path}`, ...rest };
}

/** Ids and names only, which the grammar has made sure are short and plain. */
function quoted(value: unknown): string {
  return typeof value === "string" ? `"${value}"` : typeof value;
}
