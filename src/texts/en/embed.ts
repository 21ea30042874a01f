/** What an embed says of itself to the reader of a page. */
import { formatNumber } from "./format";

export const embed = {
  label: (title: string) => `Hopwatch: ${title}`,
  open: "Open in Hopwatch",
  loading: "Loading the scenario…",
  retry: "Try again",
  findings: "Findings",
  compare: "Comparison",

  option: (name: string, expected: string, received: string) =>
    `${name}: expected ${expected}, got ${received}.`,
  oneOf: (names: readonly string[]) => `one of ${names.join(", ")}`,
  shorter: (most: number) => `text of at most ${formatNumber(most)} characters`,
  pixels: (least: number, most: number) =>
    `a whole number of pixels from ${formatNumber(least)} to ${formatNumber(most)}`,
  webAddress: "the address of a web page",
  decision: (most: number) =>
    `a frame such as 7.payment.1.refused, or a decision from 1 to ${formatNumber(most)}`,
  knob: (names: readonly string[]) => `a value of this scenario: ${names.join(", ")}`,

  noSource: "Nothing to show: name a scenario, a src or a state, or put a scenario inside as JSON.",
  severalSources: (names: readonly string[]) =>
    `Only one can say what is shown, not ${names.join(" and ")}.`,
  noSuchName: (name: string, names: readonly string[]) =>
    `The gallery has no scenario ${name}. It has ${names.join(", ")}.`,
  badAddress: (address: string) => `${address} is no address that a file can be read from.`,
  unreachable: (address: string) => `The scenario at ${address} could not be loaded.`,
  answered: (address: string, status: number) =>
    `The scenario at ${address} could not be loaded: the server answered ${status}.`,
  tooLarge: (address: string, limit: number) =>
    `The scenario at ${address} has more than ${formatNumber(limit)} bytes.`,
  notText: (address: string) => `What is at ${address} is not text in UTF-8.`,
  badScenario: (problem: string) => `The scenario cannot be read. ${problem}.`,
  badState: (problem: string) => `The state cannot be read. ${problem}.`,
  cannotEnd: (hop: string) => `This scenario has no run: nothing would limit the wait at ${hop}.`,
  tooManyAttempts: (attempts: number, limit: number) =>
    `This scenario would make ${formatNumber(attempts)} attempts; ${formatNumber(limit)} is the most that can be shown.`,

  noLanguage: (file: string) =>
    `The language in ${file} could not be loaded, so this is in English.`,

  noLesson: (file: string) => `The lessons in ${file} could not be loaded.`,
  noSuchLesson: (name: string, names: readonly string[]) =>
    `The course has no lesson ${name}. It has ${names.join(", ")}.`,

  frameVersion: (known: number, asked: string) =>
    `This frame speaks version ${known} of its options, and was asked for ${asked}.`,
  frameSource:
    "A frame makes no request, so it cannot read a src: give it a scenario by name, a state, or a message.",
};

export type EmbedTexts = typeof embed;
