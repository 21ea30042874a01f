/** The comments in the Node code of a call. Each is one line of a comment: no line breaks. */
export const nodeCode = {
  versions: (any: string, timeout: string) =>
    `Node ${any} or newer: AbortSignal.any is there from ${any} on, AbortSignal.timeout from ${timeout}.`,
  longestTimer: "The longest that a timer of Node can wait; a longer one would fire at once.",
  deadline:
    "deadlineAtMs: a moment on the clock of performance.now(), which no clock change moves; null: none.",
  signal: "signal: the caller's own; when it aborts, this call stops too.",
  read: "read: takes the answer's body, inside the same limit.",
  noDeadline: "This caller looks at its own timeout alone, whatever is left of the deadline.",
  usable: "What is left for this call: remaining − reserve − margin, never below 0.",
  notStarted: "Nothing left: the attempt does not start.",
  whichBound: "The smaller of the two limits; a tie is the budget's.",
  told: {
    remaining: "The callee is told how long it has.",
    absolute: "The callee is told the moment itself: both clocks have to agree.",
    none: "The callee is told nothing of the deadline.",
  },
  received:
    "At the callee: the deadline for its own calls. What it is told is not trusted: no more than the cap, and nothing that is not a number.",
  fits: "A retry is asked of the time that is left, its pause included, before the pause.",
  leftOut: "Not in this code:",
  left: {
    breaker: "the breaker around the call",
    connect: "the connect timeout (an option of undici's Agent)",
    readTimeout: "the read timeout (an option of undici's Agent)",
    resetBudget: "the budget that begins anew with each retry: a mistake not worth copying",
    skew: "the clock skew",
  },
};
