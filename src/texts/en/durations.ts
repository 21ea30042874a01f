/** How long something takes: fixed, or drawn by chance. */
import { formatMs, formatNumber } from "./format";

/** Pieces of unreadable text told one by one. */
const TOLD = 4;

export const durations = {
  kind: "Its time is",
  kindOf: (label: string) => `${label}: its time is`,
  kinds: {
    fixed: "fixed",
    lognormal: "log-normal",
    uniform: "uniform",
    samples: "measured",
  },
  p50: "p50: half take up to",
  p99: "p99: 99 in 100 take up to",
  shortest: "Shortest",
  longest: "Longest",
  fieldOf: (label: string, what: string) => `${label}: ${what}`,
  shortFields: { p50: "p50", p99: "p99", shortest: "from", longest: "to" },
  lognormalFact: (p50: number, p99: number) => `p50 ${formatNumber(p50)}, p99 ${formatMs(p99)}`,
  uniformFact: (from: number, to: number) => `${formatNumber(from)} to ${formatMs(to)}`,
  samplesFact: (count: number, from: number, to: number) =>
    `${samples(count)}, ${formatNumber(from)} to ${formatMs(to)}`,
  samplesTold: (count: number, from: number, middle: number, to: number) =>
    `${samples(count)} from ${formatMs(from)} to ${formatMs(to)}, half of them up to ${formatMs(middle)}.`,
  samples: "Measured times in ms",
  samplesHint:
    "Separated by spaces, commas or new lines. 31 and 31ms are read, 0.2s as well; each is rounded to whole ms.",
  read: (count: number) =>
    count === 1 ? "1 number read." : `${formatNumber(count)} numbers read.`,
  unread: (pieces: readonly string[]) => {
    const told = pieces.slice(0, TOLD).map((piece) => `“${piece}”`);
    const more = pieces.length - told.length;
    if (more > 0) told.push(`${formatNumber(more)} more`);
    return `Could not be read: ${told.join(", ")}.`;
  },
  tooMany: (most: number, left: number) =>
    `At most ${formatNumber(most)} are kept: the last ${formatNumber(left)} are left out.`,
  use: (count: number) => (count === 1 ? "Use 1 number" : `Use ${formatNumber(count)} numbers`),
  vary: (label: string) => `${label}: let it vary`,
};

function samples(count: number): string {
  return count === 1 ? "1 measured" : `${formatNumber(count)} measured`;
}
