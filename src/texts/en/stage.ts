/** Names of the parts of the stage. */
export const stage = {
  decision: "Decision at the cursor",
  run: "Run",
  waterfall: "Waterfall",
  breaker: "Breaker",
  send: "Send",
  knobs: "Knobs",
  ledger: "Ledger",
  analysis: "Analysis",
  transport: "Transport",
  more: "More of the stage",
};
