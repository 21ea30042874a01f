import type { LessonTexts } from "../../lessonTexts";

export const waterfall800 = {
  title: "The waterfall of 800 ms: margin and reserve",
  outcomes: [
    "Read a waterfall: what a call would have waited, what it was allowed, what it used.",
    "Work out what a call is allowed: the smaller of its own timeout and what is left after the reserve.",
    "Say what a reserve and a margin are each for.",
  ],
  glossary: [
    {
      term: "reserve",
      meaning:
        "Time that the edge keeps for its own closing work: writing the log, forming the answer. No call of the edge may use it.",
    },
    {
      term: "margin",
      meaning:
        "Time that a caller keeps back on one call, for what it has to do after it or for clocks and wires it does not trust.",
    },
    { term: "usable", meaning: "Remaining minus reserve minus margin, never below 0." },
    {
      term: "allowed",
      meaning: "What an attempt really gets: the smaller of its own timeout and what is usable.",
    },
    {
      term: "bound by",
      meaning: "Which of the two was smaller: the call’s own timeout, or the budget.",
    },
  ],
  steps: {
    order: {
      title: "An order, promised in 800 ms",
      says: "Creating an order has to be answered within {deadline}. Gateway works for {gateway}, Inventory takes {inventory} today. Payment takes {payment}, and its caller waits {own} for it. At the end the edge needs {reserve} to close: to write down what happened and to answer.",
    },
    which: {
      title: "Which one is cut?",
      says: "At first every caller looks at its own timeout alone. The dashed outline of a bar is what its caller is ready to wait. Payment has just been called.",
      asks: "Press the bar of the call that runs into its own timeout.",
      after:
        "Payment: it takes {payment}, and its caller stops after {own}. Inventory had time to spare.",
    },
    late: {
      title: "How late is that?",
      says: "Payment has just been cut. The edge still has its closing work of {reserve} to do before anybody hears anything.",
      asks: "By how much is the answer late?",
      after:
        "It leaves after {end}, {late} too late. Every timeout was kept. Their sum, with the work around them, was never compared with the {deadline}.",
    },
    left: {
      title: "What is left",
      says: "Now the calls share the deadline of {deadline}. Gateway has used {gateway} of it and Inventory {inventory}. Payment comes next.",
      asks: "How much is left until the deadline when Payment begins?",
      after: "{left}. Remaining is deadline minus now, and nothing else.",
    },
    allowed: {
      title: "What Payment may use",
      says: "Not all of that is for Payment. The edge keeps {reserve} for closing. Payment’s own timeout is {own}.",
      asks: "How long may Payment be waited for?",
      after:
        "{allowed}, bound by the budget: {own} was a promise that the request could no longer pay for. The closing work still fits, and the answer leaves on time.",
    },
    margin: {
      title: "A margin on one call",
      says: "The caller of Payment now keeps back a margin of {margin}: after Payment it has to note the outcome before the edge closes. A reserve belongs to the edge and to all its calls. A margin belongs to one call, at any depth.",
      asks: "How long may Payment be waited for now?",
      after:
        "Reserve and margin are both taken off what is left. The request ends after {end}: what was kept back and not needed is simply not spent.",
    },
    mend: {
      title: "Get the order paid",
      says: "Payment needs {payment} and will not get faster. The deadline of {deadline} and the reserve stay. You may make Inventory quicker, and change the two timeouts.",
      asks: "Change it until Payment succeeds and the answer is in time.",
      goal: {
        paid: "Payment answers ok.",
        "in-time": "The answer is not late.",
      },
      hint: "Payment has two limits. Raising its own timeout alone changes nothing while the budget is the smaller one.",
      after:
        "Time for a slow call has to come from the calls before it. A larger timeout is only a permission to spend what is there.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "The order is yours. Drag the deadline line, the end of a timeout, the end of a duration.",
      tries: [
        "Set the reserve to 0 and leave the closing work at 80 ms. Who pays for it?",
        "Find the deadline at which Payment’s own timeout becomes the smaller limit.",
        "Let Inventory use all of its own timeout. What is left for Payment?",
        "Give Payment a timeout of 2 s. Does anything change?",
      ],
    },
  },
} satisfies LessonTexts;
