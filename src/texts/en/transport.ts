/** The transport: the buttons under the stage, the scrubber, speed and step size. */
import { formatNumber } from "./format";

export const transport = {
  first: "First step",
  back: "Step back",
  play: "Play",
  pause: "Pause",
  on: "Step on",
  last: "Last step",
  previousRequest: "Previous request",
  nextRequest: "Next request",
  more: "More controls",

  scrubber: (request: number | null) =>
    request === null ? "Steps" : `Steps of request ${formatNumber(request)}`,
  /** What is heard at a step of the scrubber. */
  at: (index: number, count: number, sentence: string) =>
    `step ${formatNumber(index)} of ${formatNumber(count)}: ${sentence}`,
  position: (index: number, count: number) =>
    `step ${formatNumber(index)} of ${formatNumber(count)}`,
  positionShort: (index: number, count: number) => `${formatNumber(index)}/${formatNumber(count)}`,
  request: (request: number, count: number) =>
    `request ${formatNumber(request)} of ${formatNumber(count)}`,

  stepSize: "Step size",
  stepSizes: { decision: "decisions", event: "every event" },
  speed: "Speed",
  times: (speed: number) => `${formatNumber(speed)}\u202f×`,
};
