import type { LessonTexts } from "../../lessonTexts";

export const retryAsks = {
  title: "A retry asks the time that is left",
  outcomes: [
    "Count a retry in full: the failed attempt, the pause, the new attempt.",
    "Say when a retry should not even be begun.",
    "Choose a timeout and a pause so that what comes after the retry still fits.",
  ],
  glossary: [
    { term: "attempt", meaning: "One try of a call. A retry makes a further one." },
    { term: "backoff", meaning: "The pause between a failed attempt and the next one." },
    {
      term: "jitter",
      meaning:
        "Chance added to a pause, so that many callers do not all come back at the same moment.",
    },
    {
      term: "denied retry",
      meaning:
        "A retry that is given up before its pause, because the pause or the attempt cannot fit into what is left.",
    },
    {
      term: "Retry-After",
      meaning:
        "A dependency’s word on when to come back. It may make a pause longer; it never moves a deadline.",
    },
  ],
  steps: {
    first: {
      title: "The first attempt",
      says: "Supplier and then Audit have {deadline} between them. Supplier would answer after {first}, but its caller waits only {own}. The attempt is cut, and the configuration says: try once more, after a pause of {pause}.",
    },
    begins: {
      title: "When does the retry begin?",
      says: "The first attempt has just ended. A pause keeps a struggling supplier from being hit again at once. It is not free.",
      asks: "At which moment does the second attempt begin?",
      wrong: {
        answer:
          "that waits for the answer that takes {first}. Nobody waits for it any more: the attempt was cut at {own}.",
      },
      after: "At {start}, with {left} left. The pause has been paid for from the same {deadline}.",
    },
    second: {
      title: "What the retry may use",
      says: "The pause is over. A new attempt does not bring new time: what is left is worked out again, and the attempt gets the smaller of that and its own timeout of {own}.",
      asks: "How long may the second attempt be waited for?",
      after:
        "Its own timeout was the smaller one, so to Supplier nothing looks different. The next call will see what the retry has cost.",
    },
    audit: {
      title: "And the call after it?",
      says: "The retry went well. Audit needs {audit}, has an own timeout of {own}, and has done nothing wrong so far.",
      asks: "How long may Audit be waited for?",
      after:
        "{allowed}: too little for the {audit} it needs. Supplier failed once, was healed by a retry, and Audit is what fails. In a log without the sum this looks like a slow Audit.",
    },
    denied: {
      title: "A retry that cannot fit",
      says: "The pause is {pause} now. The first attempt has just been cut at {own}. A caller that looks at the deadline asks before it sleeps: will there be anything left after the pause?",
      asks: "After how long does the request end?",
      wrong: {
        sum: "that would sleep the whole pause first and only then find out. The question is asked before the pause.",
      },
      after:
        "At {end}: the retry is denied at once. An early error leaves the visitor time to do something else; sleeping until the deadline and failing then leaves nothing. Many retry libraries do sleep: they never compare a pause with a deadline around it.",
    },
    mend: {
      title: "Make room for Audit",
      says: "The deadline of {deadline} stays, and so do the durations: {first} for Supplier’s first answer, less for its second, {audit} for Audit. You may change Supplier’s own timeout and its retry.",
      asks: "Change it until both calls succeed and the answer is in time.",
      goal: {
        ok: "The request ends ok.",
        "in-time": "The answer is not late.",
      },
      hint: "Work backwards: when must Audit begin at the latest? Up to there a cut attempt, a pause and a whole second attempt have to fit.",
      after:
        "A timeout in front of a retry is not only for failures: it decides how early the second try may begin.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "Change the pause, the number of attempts, the durations. Watch the ledger: every pause and every attempt is taken off the same total.",
      tries: [
        "Let the backoff grow: exponential, base 10 ms, four attempts. How many of them fit?",
        "Ask that at least 40 ms must be left after a pause for a retry to be worth it.",
        "Let Supplier answer “rate limited” with a Retry-After longer than the deadline.",
        "Switch on “the whole budget again for each retry”. Which figure becomes a lie?",
      ],
    },
  },
} satisfies LessonTexts;
