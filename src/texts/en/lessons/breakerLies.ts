import type { LessonTexts } from "../../lessonTexts";

export const breakerLies = {
  title: "When the breaker lies",
  outcomes: [
    "Recognise a breaker that opens on a dependency which is healthy.",
    "Say what a late result is, and why it should decide nothing.",
    "Say how Retry-After and the number of probes protect a service that is just getting up.",
  ],
  glossary: [
    {
      term: "starved call",
      meaning:
        "A call that was given so little time that its failure says nothing about the dependency.",
    },
    {
      term: "late result",
      meaning:
        "The result of a call that was let through before the breaker last changed its state.",
    },
    {
      term: "Retry-After",
      meaning: "What a dependency says about when to come back. A breaker can honour it.",
    },
    { term: "permits", meaning: "How many probes may be under way at once in half-open." },
    {
      term: "classifier",
      meaning: "The table that says of each result: a failure, a success, or nothing at all.",
    },
  ],
  steps: {
    starved: {
      title: "A slow neighbour",
      says: "A page asks Catalogue and then Prices, within {deadline}. Prices is healthy: it needs {prices}. But Catalogue takes {catalogue} today, so Prices is given {given} and cut. The breaker of Prices hears “deadline exceeded”, and here somebody has decided that this counts as a failure.",
    },
    opens: {
      title: "When does it open?",
      says: "A request comes every second, and Catalogue is slow each time. The breaker opens after {threshold} failures in a row. Two requests are over.",
      asks: "At which moment does the breaker of Prices open?",
      after:
        "At {opened}. Prices has not failed once. Its neighbour was slow, and its breaker says that Prices is down.",
    },
    punished: {
      title: "Who pays?",
      says: "From the fifth request on Catalogue is quick again, and there would be time enough for everything. {requests} requests come in all, one every second.",
      asks: "How many of the {requests} requests reach Prices?",
      after:
        "{refused} requests were refused prices that were ready and waiting. Whoever reads the dashboard will look for the fault in Prices.",
    },
    mend: {
      title: "Let it count what it should",
      says: "The table of the breaker says of each result whether it counts. Deadline, durations and threshold stay as they are.",
      asks: "Change the table until no call to Prices is ever refused.",
      goal: { spared: "The breaker of Prices refuses nothing." },
      hint: "Which result did the breaker hear when Prices was given 20 ms?",
      after:
        "A call that was given too little time proves nothing. Count your own timeout, which is what you hold the dependency to; leave out what your own budget cut. If even that is too much, treat a cut as a failure only when the call had its whole timeout.",
    },
    late: {
      title: "An answer from another time",
      says: "A call that began at 0 ms is still under way. Since then three quick calls have failed, the breaker opened at {opened}, and at {probe} a probe went out that will take until {over}. This breaker counts late results. At {answered} the old call answers: ok.",
      asks: "What state is the breaker in at that moment?",
      options: {
        "half-open": {
          text: "Half-open: the probe is still out",
          says: "That is how it should be, and how a breaker behaves that knows which call belongs to which state. This one counts late results.",
        },
        closed: { text: "Closed" },
        open: {
          text: "Open",
          says: "A success never opens a breaker. It is the probe’s failure, later, that would.",
        },
      },
      after:
        "Closed, by an answer that was sent off before the trouble began. The probe that really asked is still waiting, and will fail. Some libraries number their states and drop such results; others let the first success in half-open close the breaker, wherever it came from.",
    },
    "asked-to-wait": {
      title: "Come back in 20 seconds",
      says: "A request comes every second. The third failure, at {opened}, carried a Retry-After of 20 seconds. The breaker opens, with an open time of {open}. It honours Retry-After.",
      asks: "At which moment does the first probe go out?",
      after:
        "At {probe}. A service that says when it will be back should not be asked again and again before that. Where a breaker does not honour it, make the open time at least as long as the Retry-After that you see.",
    },
    flood: {
      title: "Everybody at once",
      says: "The pause is over, and ten requests arrive at the same millisecond. Supplier is well again but needs its time. The breaker has {permits} permits for probes; one success closes it.",
      asks: "How many of the ten get an answer from Supplier?",
      wrong: {
        all: "nobody has succeeded yet when they arrive. Until the breaker closes, permits are all there are.",
        one: "one success would be enough to close it. Until it comes, each permit lets one through.",
      },
      after:
        "As many as there are permits; the others are refused, for all of them arrive before the first success after {takes}. One permit is the careful choice: a service that is just getting up is not met by everyone at once.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "The breaker with the late result, with everything open to you.",
      tries: [
        "Switch off “count late results” and go through the same frames.",
        "Let the old call fail instead of answering ok. What does it do to the probe?",
        "Count “rate limited” as a failure. Who is asking whom to wait then?",
        "Ask for two successes before it closes. Does the old answer still close it?",
      ],
    },
  },
} satisfies LessonTexts;
