/** A run that takes long: how far it is, and that the page still shows the one before. */
import { formatNumber } from "./format";

export const longRun = {
  progress: "Progress of the run",
  working: (done: number, total: number) =>
    total === 0
      ? "The run is being made."
      : `The run is being made: ${formatNumber(done)} of ${formatNumber(total)} requests.`,
  /** Heard now and then, where the count would be too much. */
  part: (part: number) => `The run is being made: ${formatNumber(100 * part)}\u202f%.`,
  before: "Shown until then: what was open before.",
  stop: "Stop",
  read: "This run is long, and what follows is worked out from all of it: that takes some seconds.",
};
