/** The selected call as Node code, and the figures it would use at the cursor. */
import { formatNumber } from "./format";

export const codePanel = {
  empty: "Nothing is called: this operation has only work of its own.",
  call: "Call",
  follow: (name: string) => `at the cursor: ${name}`,
  code: (name: string) => `Node code of ${name}`,
  atCursor: (request: number) => `At the cursor, in request ${formatNumber(request)}:`,
  notYet: (name: string, request: number) =>
    `At the cursor, in request ${formatNumber(request)}, ${name} has not been called yet.`,
  noRequest: "No request has arrived yet.",
  figures: "In the code",
  /** The variables of the code, by their names in it. */
  value: (ms: number | null) => (ms === null ? "Infinity" : formatNumber(ms)),
  copy: "Copy the code",
  copied: "Copied.",
  cannotCopy:
    "The browser does not let this page copy: the code is selected, copy it with Ctrl+C or ⌘C.",
  cannotSelect: "The browser does not let this page copy. Select the code and copy it.",
};
