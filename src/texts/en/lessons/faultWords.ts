/** What a lesson file should have been, in the words that follow "expected" and "got". */
const listed = (values: readonly string[]) =>
  values.length === 0 ? "none" : values.map((value) => `{${value}}`).join(", ");

export const faultWords = {
  version: "1, the version of this format",
  text: (characters: number) =>
    `text to read, of up to ${characters} characters, none of them a control or text-direction character`,
  value: "a word, a number, or true or false",
  change: "an object whose of is operation, hop or breaker",
  start: "the name of a scenario, or a scenario",
  may: "“everything”, or a list of changes",
  requests: (most: number) => `a scenario with at most ${most} requests`,
  work: (most: number) => `a scenario with at most ${most} requests and attempts`,
  workInAll: (most: number) =>
    `steps whose starts have at most ${most} requests and attempts in all`,
  uniqueStep: "an id that no other step has",
  namedScenario: "the name of a scenario of this lesson or of the gallery",
  aHop: "the id of a hop of this scenario",
  aBreaker: "a key of this scenario’s breakers",
  answered: "a question that this run answers",
  aNumber: "a question whose answer is a number",
  whichAttempt: "a question of the kind which-attempt",
  aFigure: (names: readonly string[]) => `a figure of this step (${listed(names)})`,
  anEvent: "an event of this run",
  uniqueChoice: "a value that no other choice has",
  oneRight: "exactly one that is right",
  wrongNumber: (right: number) => `another number than the right one, ${right}`,
  startMisses: "a goal that the start does not meet",
  startMeets: "one that it meets already",
  solutionMeets: "edits that meet the goal",
  misses: (checks: readonly number[]) =>
    `edits that miss ${checks.map((index) => `goal[${index}]`).join(" and ")}`,
  allowedChange: "only changes that the step allows",
  notAllowed: "others",
  changes: "an edit that changes something",
  changesNothing: "one that changes nothing",
  runs: "a scenario that can run",
  cannotEnd: (hop: string) => `the operation cannot end: nothing limits the wait at hop "${hop}"`,
  tooManyAttempts: (attempts: number, most: number) =>
    `the run would make ${attempts} attempts, more than ${most}`,
  more: "more",
  noSuchThing: "none in this run",
  count: (value: number) => String(value),
};
