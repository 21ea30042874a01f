import type { LessonTexts } from "../../lessonTexts";

export const retryStorm = {
  title: "Retry storm: 27 calls, and three cures",
  outcomes: [
    "Work out how many calls a failing database gets from one request.",
    "Name three cures: retry at one layer, a budget that everyone is told, a breaker.",
    "Say why longer pauses and shorter timeouts are no cure.",
  ],
  glossary: [
    {
      term: "amplification",
      meaning:
        "How many calls one request makes at the deepest service. Attempts of nested layers multiply.",
    },
    {
      term: "retry storm",
      meaning: "Retries that keep a service down which would have recovered without them.",
    },
    {
      term: "retry budget",
      meaning:
        "A limit on retries as a share of all requests, a tenth or a fifth, say. When it is used up nobody retries.",
    },
    { term: "fail fast", meaning: "Answer with an error at once instead of waiting for one." },
  ],
  steps: {
    layers: {
      title: "Three careful teams",
      says: "API calls Orders, Orders calls Database. Each team has read that networks fail and made {attempts} attempts the rule, {pause} apart. Database is down: it answers every call with an error after a moment.",
    },
    calls: {
      title: "How many calls?",
      says: "Orders has tried Database {attempts} times and now tells API that it failed. API, too, is configured for {attempts} attempts, and so is the edge.",
      asks: "How many calls does Database get from this one request?",
      after:
        "{calls}, and the visitor hears of it after {took}: {late} too late. A database that struggles under its normal load now has that many times as much.",
    },
    cure: {
      title: "Which of these is a cure?",
      says: "{attempts} × {attempts} × {attempts}. Something has to go. Each of these changes has been proposed in a review.",
      asks: "Which one brings Database down to three calls?",
      suspects: {
        pauses: {
          text: "Double all the pauses",
          says: "The same calls, further apart. And the visitor waits longer still.",
        },
        timeout: {
          text: "Halve the timeout of Database",
          says: "Database fails quickly. It never runs into its timeout, short or long.",
        },
        "one-layer": { text: "Retry only next to Database, nowhere above" },
        deadline: {
          text: "Halve the deadline",
          says: "Nobody looks at it: every layer keeps to its own timeout. A number that nobody reads stops nothing.",
        },
      },
      after:
        "Retry at one layer: the one next to the failure, which knows best whether trying again makes sense. What fails there has been tried enough, and the layers above just pass it on.",
    },
    budget: {
      title: "The second cure: a budget",
      says: "All three layers keep their retries, but they share the deadline of {deadline}, and everyone is told what remains. A retry that cannot fit is not begun. The first round of {attempts} is over.",
      asks: "How many calls does Database get now?",
      options: {
        27: {
          text: "27, as before",
          says: "That many need far more than {deadline}.",
        },
        9: {
          text: "9, two layers’ worth",
          says: "Time decides here, not layers: each round costs its attempts and two pauses.",
        },
        5: { text: "5" },
        3: {
          text: "3, one round",
          says: "After one round there is still time for a part of the next one.",
        },
      },
      after:
        "{calls}, and the request ends after {took}, in time. The deadline did what no count of attempts could: it bounds all layers together.",
    },
    breaker: {
      title: "The third cure: a breaker",
      says: "Back to the storm, without any shared deadline. Orders now has a circuit breaker on its calls to Database, which opens after {threshold} failures in a row.",
      asks: "How many calls does Database get?",
      after:
        "As many as the breaker needed to be sure; {refused} further ones were refused on the spot. It is also the only cure of the three that remembers: the next request will not begin all over again.",
    },
    mend: {
      title: "Calm the storm",
      says: "One retry is worth having: most failures are short. You may change the retries of every layer, whether the budget is shared, and what is told.",
      asks: "Change it until Database gets at least 2 and at most 5 calls, and the answer is in time.",
      goal: {
        few: "At most 5 calls to Database.",
        twice: "It is tried at least twice.",
        "in-time": "The answer is not late.",
      },
      hint: "One of the cures you have seen is enough.",
      after:
        "There is more than one way. The best systems use all three: retries at one layer, a deadline over them, and a breaker for when even that is too much.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "The storm, with everything open to you.",
      tries: [
        "Add a fourth layer with three attempts. Say the number before you look.",
        "Let Database answer ok at its 5th call. Which of the cures still lets the visitor have it?",
        "Share the budget, but tell nobody. Who stops in time, and who does not?",
        "Put a breaker around the whole call (“Asked”: once around a call) instead of each attempt.",
      ],
    },
  },
} satisfies LessonTexts;
