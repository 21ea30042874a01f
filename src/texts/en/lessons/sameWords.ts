import type { LessonTexts } from "../../lessonTexts";

export const sameWords = {
  title: "Same words, different libraries",
  outcomes: [
    "Name five points at which breakers of the same name differ.",
    "Read a library’s options and know what to look up before trusting them.",
    "Carry a setting from one library to another without changing what it does.",
  ],
  glossary: [
    {
      term: "inclusive",
      meaning: "“At least”: the threshold itself is enough. Exclusive: it has to be passed.",
    },
    {
      term: "window",
      meaning: "The results that count: the last so many, or those of the last so many seconds.",
    },
    {
      term: "minimum calls",
      meaning:
        "How many results there must be before a rate is looked at. Volume, throughput: other names for it.",
    },
    {
      term: "generation",
      meaning:
        "A number that goes up with every change of state, so that a result can be told from an older one.",
    },
    { term: "lazy", meaning: "A state that changes when the next call asks, and not by a timer." },
  ],
  steps: {
    half: {
      title: "“50 percent”",
      says: "Many libraries take a failure rate, and 50 % is a popular one. Here the window holds four results: ok, failed, ok, failed. That is exactly half, and the breaker opened at {opened}. This one is resilience4j’s; there, in Polly and in Failsafe, reaching the threshold is enough.",
    },
    above: {
      title: "“50 percent”, elsewhere",
      says: "This one is cockatiel’s: it counts the last four as well, and is set to 50 % as well. There, and in opossum, the rate has to be above the threshold. A call comes every second: ok, failed, ok, and then two failures.",
      asks: "At which moment does this breaker open?",
      wrong: {
        half: "at that moment it is exactly half, which is not above half.",
      },
      after:
        "At {opened}, one failure later. With a large window that hardly matters. With a small one, or a rate of 100 %, it does: a breaker that wants more than 100 % never opens.",
    },
    business: {
      title: "A refusal among failures",
      says: "The breaker opens after {threshold} failures in a row. The answers: failed, failed, a business refusal, failed. This is Failsafe, which has no “ignored”: what is not a failure is a success. Polly 8 is like that too, and opossum with its error filter.",
      asks: "What state is the breaker in after the fourth answer?",
      options: {
        open: {
          text: "Open: three failures",
          says: "So it would be where a refusal is ignored. Here it is a success, and a success starts the count again.",
        },
        closed: { text: "Closed" },
        "half-open": {
          text: "Half-open",
          says: "Half-open is only entered from open, after the pause.",
        },
      },
      after:
        "Closed: the refusal was taken for a success and reset the count. In half-open the same reading closes a breaker on the strength of “card declined”. Look up which results your library ignores, and whether it can.",
    },
    late: {
      title: "A result from another time",
      says: "A slow call went out at 0 ms, long before the breaker opened. A probe has been under way since {probe} and will end at {over}, and end well. At {late} the old call fails. This is Polly, which does not ask how old a result is.",
      asks: "What state is the breaker in at that moment?",
      options: {
        "half-open": {
          text: "Half-open, until the probe answers",
          says: "So it is in gobreaker, which numbers its generations and drops what belongs to an older one.",
        },
        open: { text: "Open again" },
        closed: {
          text: "Closed",
          says: "Only a success closes it, and what came was a failure.",
        },
      },
      after:
        "Open: an old failure ended the probe’s chance, though the probe itself went well. Polly and opossum let any failure in half-open reopen; gobreaker would have dropped it.",
    },
    boundary: {
      title: "Exactly on time",
      says: "The breaker, resilience4j’s this time, opened at {opened} and stays open for {open}. One call comes at {exact}, exactly then, and one a millisecond after. There, in gobreaker and in Hystrix the pause must be over by more than its length.",
      asks: "At which moment does a probe get through?",
      wrong: {
        inclusive:
          "so it is where the exact moment is enough: in Polly, cockatiel and Failsafe. Here it is still one millisecond early.",
      },
      after:
        "At {probe}. In production nobody notices a millisecond. In a test with a clock of its own, which stands at exactly 5 000 ms, it is the difference between green and red.",
    },
    three: {
      title: "How many is three?",
      says: "“Three attempts” in gRPC, resilience4j and the AWS clients are three calls: the first one counts. Polly’s and cockatiel’s retries are counted without it. This caller comes from Polly with “three retries”, and Supplier never answers.",
      asks: "How many calls does Supplier get?",
      wrong: {
        included: "that is with the first one counted in. Here three retries come after it.",
      },
      after:
        "{calls}, and {took} until the error. Whoever moves such a number to another library and leaves it as it is has changed the load on the supplier: by a third more here, by a quarter less the other way.",
    },
    mend: {
      title: "Move a setting",
      says: "A team moves from resilience4j, where 50 % is enough, to cockatiel, where it must be passed. With the number left as it is, the breaker opens at {now}. It used to open with the fourth answer, at 3 000 ms.",
      asks: "Change the breaker’s rule until it opens at the fourth answer again.",
      goal: { fourth: "The breaker opens at 3 000 ms." },
      after:
        "The number in the file had to change so that the behaviour could stay. Test a breaker by what it does with a list of answers, not by what its options are called.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "Take your own library and look up the five points: whether the threshold itself is enough, what counts as what, what late results do, when exactly it lets a probe through, and how many of them.",
      tries: [
        "Under “Behaves like a library” choose your own, and play your last incident.",
        "Let it leave open by a timer (“Half-open”: by a timer). Which ticks of the run change?",
        "Use a window of time instead of a count. When are old failures forgotten?",
        "Ask for three successes before it closes. Some libraries close at the first.",
      ],
    },
  },
} satisfies LessonTexts;
