import type { LessonTexts } from "../../lessonTexts";

export const threeGoodCalls = {
  title: "Three good calls, one late answer",
  outcomes: [
    "Say why an answer can be late although no call was.",
    "Tell a timeout, which belongs to one call, from a deadline, which belongs to the request.",
    "Work out how long the last call may still wait.",
  ],
  glossary: [
    {
      term: "deadline",
      meaning:
        "The latest moment at which the answer is still worth having. One for the whole request.",
    },
    {
      term: "own timeout",
      meaning: "How long a caller waits for one attempt of one call, whatever else is going on.",
    },
    {
      term: "remaining",
      meaning:
        "What is left until the deadline: deadline minus now. It only shrinks, and never goes below 0.",
    },
    {
      term: "local budget",
      meaning: "Every call looks at its own timeout alone. Nobody adds them up.",
    },
    {
      term: "shared budget",
      meaning:
        "Every call is given the smaller of its own timeout and what remains of the one deadline.",
    },
  ],
  steps: {
    page: {
      title: "A page that needs three answers",
      says: "A visitor opens a page. It asks Profile, then Prices, then Loyalty, one after the other. Each call has its own timeout of {own}, and each answers after {takes}. The page is worth showing for {deadline}: after that the visitor has left.",
    },
    when: {
      title: "When is the page ready?",
      says: "Profile has just answered, well inside its {own}. The other two will be just as quick. Each caller looks at its own timeout and at nothing else.",
      asks: "How long does the whole page take?",
      wrong: {
        caps: "that is the sum of the three timeouts: the worst that could happen. Each call took only {takes} of its {own}.",
      },
      after:
        "{took}, and so {late} late. Calls in a row add up, and no timeout of a single call can see the sum.",
    },
    "whose-fault": {
      title: "Whose fault is it?",
      says: "The last answer is in, too late for the visitor. Now imagine the log of this server. Somebody will search it tomorrow for what went wrong.",
      asks: "How does the server itself think that the request ended?",
      options: {
        failed: {
          text: "It failed",
          says: "Nothing failed. No call reached its timeout, so nobody had a reason to stop.",
        },
        ok: { text: "It went well" },
        degraded: {
          text: "A part is missing",
          says: "All three answers are there. The only thing that is wrong is the time.",
        },
      },
      after:
        "Everything is ok in the log, and the answer is {late} late. That is why a log should hold the total beside the parts.",
    },
    shared: {
      title: "One deadline for all three",
      says: "The same three calls, but now they share the {deadline}. Before each call the caller looks at what is left, and waits no longer than that. Profile and Prices have answered.",
      asks: "How long may Loyalty be waited for?",
      after:
        "{allowed}. Loyalty needs {takes} and is cut, so that an answer can leave in time. Whether that answer is an error or a page without points is the next question.",
    },
    mend: {
      title: "A page in time, without the points",
      says: "Back at the late page. A page without loyalty points is better than no page at all. You may change what the callers look at, and what happens when Loyalty fails.",
      asks: "Change it until the page is shown in time, without the points.",
      goal: {
        "in-time": "The answer is not late.",
        shown: "The page is shown, with a part missing.",
      },
      hint: "Two settings together: the budget of the request, and “when it fails” of Loyalty.",
      after:
        "A deadline decides when to stop. It cannot decide what to do then: that is your choice, call by call.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "Everything may be changed here. The track of a slider is painted with the outcome at each value, so look at it before you drag.",
      tries: [
        "Find the shortest deadline at which all three answers arrive.",
        "Move Loyalty to the front and leave it optional. What does that do to the two that matter?",
        "Give Profile 120 ms and look at who pays for it.",
        "Set one own timeout to 30 ms. Which of the two limits is it that cuts now?",
      ],
    },
  },
} satisfies LessonTexts;
