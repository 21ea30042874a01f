/** What a scenario file or a link should have been, in the words that follow "expected". */

const listed = (values: readonly string[], last: string): string =>
  values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} ${last} ${values[values.length - 1]}`;
const quoted = (value: string): string => `"${value}"`;

export const problems = {
  line: (path: string, expected: string, received: string) =>
    `${path}: expected ${expected}, got ${received}`,

  whole: (from: number, to: number) => `a whole number from ${from} to ${to}`,
  wholeMs: (from: number, to: number) => `a whole number of milliseconds from ${from} to ${to}`,
  decimal: (from: number, to: number) => `a number from ${from} to ${to}`,
  boolean: "true or false",
  oneOf: (values: readonly string[]) => listed(values.map(quoted), "or"),
  object: "an object",
  dictionary: (most: number) => `an object with at most ${most} keys`,
  list: (from: number, to: number) => `a list of ${from} to ${to}`,
  knownKey: (keys: readonly string[]) => `no other key than ${listed(keys, "and")}`,
  version: "1, the version of this format",
  id: "a lower-case letter, then up to 39 lower-case letters, digits or hyphens",
  text: (characters: number) =>
    `text of up to ${characters} characters, none of them a control or text-direction character`,
  answer: "an object with durationMs, or { never: true }",
  distribution: "an object with p50 and p99, with uniform, or with samples",
  uniform: "a list of two: the shortest and the longest",
  arrival: (to: number) => `a whole number of milliseconds from 0 to ${to}, or an object with atMs`,
  arrivals: (to: number) => `a list of 1 to ${to} moments, or an object with everyMs and count`,
  never: "true",

  uniqueId: "an id that no other hop has",
  hopsInAll: (most: number) => `at most ${most} hops in all`,
  hopsDeep: (most: number) => `no further hops: at most ${most} deep`,
  aBreaker: "a key of breakers",
  aHop: "the id of a hop",
  aCallHop: "the id of a call hop",
  atLeast: (least: number, key: string) => `${least} or more, as ${key} is`,
  atMost: (most: number, key: string) => `${most} or less, as ${key} is`,
  after: (moment: number, key: string) => `a moment after ${moment}, which is ${key}`,
  notOverlapping: (index: number) =>
    `a moment after the end of forced[${index}], a period of the same breaker`,
  lastMoment: (to: number) => `a count whose last request comes at ${to} ms or earlier`,
  arrivalsInAll: (most: number) => `a rate that makes about ${most} requests or fewer`,
  bodyLength: (to: number) => `a gap with which the body takes ${to} ms or less`,

  fileSize: (bytes: number) => `a file of at most ${bytes} bytes`,
  json: "JSON",
  singleKey: "each key once",
  plainData: "plain JSON data",
  depth: (most: number) => `values at most ${most} deep`,
  values: (most: number) => `at most ${most} values in all`,

  linkSize: (characters: number) => `a link of at most ${characters} characters`,
  linkSource: (packed: string, name: string) =>
    `either ${packed}= with a scenario or ${name}= with the name of one`,
  linkKeyOnce: "this key once",
  linkPayload: "a scenario as this page packs it",
  galleryName: "the name of a scenario: lower-case letters, digits and hyphens",
  frame: "a frame such as 7.payment.1.refused",
  view: "a view such as event or event.ledger",

  received: {
    nothing: "nothing",
    bytes: (count: number) => `${count} bytes`,
    characters: (count: number) => `${count} characters`,
    hops: (count: number) => `${count} hops`,
    otherText: "text that is not JSON",
    endsEarly: "text that ends too early",
    brokenAt: (line: number, column: number) => `a mistake in line ${line}, column ${column}`,
    twice: "it twice",
    damaged: "damaged or incomplete data",
    both: "both",
    notPlain: "an object of a class",
    computed: "a computed property",
    throwing: "an object that cannot be read",
    deeper: "deeper ones",
    more: "more",
    aFunction: "a function",
    aSymbol: "a symbol",
    aBigInt: "a big integer",
  },
};
