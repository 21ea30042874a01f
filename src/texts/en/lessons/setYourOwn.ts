import type { LessonTexts } from "../../lessonTexts";

export const setYourOwn = {
  title: "Set your own",
  outcomes: [
    "Say when a shared deadline is worth its trouble, and when a timeout for each call is enough.",
    "Get from measured durations to a timeout, and from timeouts to a deadline.",
    "Give thresholds to a method, not to a whole API, and check the result before production.",
  ],
  glossary: [
    {
      term: "median, p50",
      meaning: "Half of all durations are shorter. Says nothing about the slow half.",
    },
    { term: "p95, p99", meaning: "95 or 99 of 100 durations are no longer than this." },
    {
      term: "false timeout",
      meaning:
        "A call that was cut although its answer would still have come in time for the request.",
    },
    {
      term: "knee",
      meaning:
        "The point of a curve after which more waiting buys less than it did on average before.",
    },
    {
      term: "method",
      meaning:
        "One thing that an API can do. Reading a price and exporting a report are two, with durations of their own.",
    },
  ],
  checklist: [
    {
      title: "Time",
      items: [
        "Every call has a timeout of its own, and every client and proxy on the way has one too.",
        "Every request from outside has a deadline, and its calls are given what is left of it.",
        "Each timeout was chosen from measured durations of that method, with the date of the measurement beside it.",
        "Outer timeouts outlast inner ones, with attempts and pauses counted in.",
        "The edge keeps a reserve that its closing work fits into on a bad day.",
        "What is told across the wire is a span, or the clocks are known to agree.",
        "A received budget is clamped: nobody can ask for an hour.",
      ],
    },
    {
      title: "Retries",
      items: [
        "One layer retries, the one next to the failure.",
        "Pauses have jitter and an upper limit; Retry-After is honoured and never extends a deadline.",
        "A retry that cannot fit is not begun.",
        "Writes are retried with an idempotency key only.",
        "There is a limit for retries as a share of all requests.",
      ],
    },
    {
      title: "Breakers",
      items: [
        "One breaker for each method, not for each API or each host name.",
        "Thresholds come from the method’s own rate of calls and errors: a minimum of calls, a window, a rate.",
        "Business refusals and calls that the budget starved do not count.",
        "The open time is not shorter than the Retry-After that the dependency sends.",
        "It is written down what the caller does when refused: an error, old data, a queue.",
        "The open state is on a dashboard, and somebody is told.",
      ],
    },
    {
      title: "Unknown outcomes",
      items: [
        "A cut write answers “in progress, look it up”, and there is somewhere to look.",
        "Somebody or something reconciles what is left over.",
        "Services stop when their caller has left, or it is known what their ghost work costs.",
      ],
    },
    {
      title: "Watching",
      items: [
        "Logs hold the total beside the parts: own timeout, left before, allowed, spent, left after.",
        "False timeouts are counted, and looked at after every change.",
        "The settings were tried with a slow dependency, a hanging one, and one that fails at once.",
      ],
    },
  ],
  steps: {
    "one-or-many": {
      title: "When is a timeout enough?",
      says: "A page has four optional parts, asked for one after the other, each with an own timeout of {own}. For one of them that would be all one needs: one call, one timeout, and the longest wait is known. Today all four hang. The page is worth {deadline}.",
      asks: "How long does the page take?",
      after:
        "{took}. One call: a timeout is enough. Several in a row, retries, or services below services: the waits add up, and only a deadline that is shared knows the sum.",
    },
    "cut-share": {
      title: "What a timeout costs",
      says: "One method was measured 25 times. The shortest took 38 ms, the median is {median}, and the slowest four took 165, 220, 310 and 420 ms. Someone has rounded up generously from the median and set the timeout to {own}. Nothing is broken.",
      asks: "What share of the requests fails, in percent? (3 more or less is close enough.)",
      after:
        "Three of the 25 took longer than {own}, and each was a good answer. Such failures are called false timeouts, and they are made by the configuration alone. A median is no basis for a timeout; the slow end is.",
    },
    knee: {
      title: "Where more waiting stops helping",
      says: "Without a timeout the median is {median}, and 95 of 100 are done within {slow}. The curve shows for every deadline how many answers come in time. It rises steeply, bends, and creeps; the bend of this one is at {knee}. Beyond it, each further millisecond buys less than one did on average.",
      after:
        "The bend is a place to start thinking, not a law. A payment is worth more patience than an advertisement.",
    },
    adding: {
      title: "From timeouts to a deadline",
      says: "Now the longest way through a request. Gateway works for {gateway}, Payment may take {payment}, and closing needs {reserve}. Stock has {attempts} attempts of {stock} with a pause of {pause}, and may be missing. On the worst day Stock hangs and Payment takes all it may.",
      asks: "How long does the request take on that day?",
      after:
        "{took}. If that is more than a visitor waits, do not squeeze every number a little. Take something away: an attempt, an optional call, or the order in which things are done.",
    },
    "per-method": {
      title: "Two methods, one breaker",
      says: "Of one API’s two methods, reading a price takes {price}. Exporting a report takes {report} and is cut after {own}: somebody gave the whole API one timeout that suits prices. Both share a breaker, since it is “the same service”. It opened at {opened}, and now prices are refused.",
      asks: "Which change makes sure that prices are never refused?",
      suspects: {
        timeout: {
          text: "A longer timeout for reading a price",
          says: "Prices never came near their timeout. They are refused, not cut.",
        },
        shared: { text: "A breaker of its own for the report" },
        open: {
          text: "A shorter open time",
          says: "It opens again as soon as the next reports fail.",
        },
        window: {
          text: "A larger window",
          says: "Half of all results are reports that were cut. In a larger window that is still half.",
        },
      },
      after:
        "A breaker answers one question: is this method worth calling now? Mixed with another method’s results it answers none. The same goes for timeouts: 500 ms is far too long for a price and far too short for a report.",
    },
    mend: {
      title: "Set it yourself",
      says: "Gateway, the measured search, a payment of 100 ms, and a reserve. Today’s timeout of {own} cuts too many searches. The visitor waits half a second at most, and no search may hold a worker for more than 350 ms.",
      asks: "Change the deadline and the search’s timeout until at most 6 of 100 requests fail.",
      goal: {
        few: "At most 6 % of the requests fail.",
        short: "The deadline is at most 500 ms.",
        bounded: "Search is waited for 350 ms at most.",
      },
      hint: "Which of the 25 measured durations do you have to wait for? And does what comes after the search still fit then?",
      after:
        "Measure, choose, add up, compare with what a visitor waits, and measure again. Write down which durations the numbers came from: in a year they will not be true any more.",
    },
    sandbox: {
      title: "Take it home",
      says: "This is your page now. Put in your own hops, paste your own measured durations, and leave with numbers that you can defend. The checklist below is for printing.",
      tries: [
        "Put your slowest method’s durations into Search and look for the knee.",
        "Draw the ladder from the browser down to the database. Which layer gives up first?",
        "Let each dependency hang in turn. What does the visitor see, and after how long?",
        "Copy the code of a call and compare it with what you have.",
      ],
    },
  },
} satisfies LessonTexts;
