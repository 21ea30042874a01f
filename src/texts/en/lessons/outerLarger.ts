import type { LessonTexts } from "../../lessonTexts";

export const outerLarger = {
  title: "Outer larger than inner",
  outcomes: [
    "Say what goes wrong when a caller gives up before its callee does.",
    "Work out the longest that a service can take, retries and pauses included.",
    "Order the timeouts of a chain, from the database up to the browser.",
  ],
  glossary: [
    {
      term: "caller, callee",
      meaning: "The two ends of a call. A callee may be the caller of further calls.",
    },
    { term: "inner timeout", meaning: "The timeout of a call deeper down the chain." },
    {
      term: "ghost work",
      meaning: "What a service still does for an answer that nobody waits for any more.",
    },
    {
      term: "timeout ladder",
      meaning:
        "All the timeouts a request passes, from the client inwards. Each should outlast the one below it.",
    },
  ],
  steps: {
    chain: {
      title: "A chain of two",
      says: "The edge calls Shop and waits {outer} for it. Shop works for {own} and then calls Stock, for which it would wait {inner}. Stock takes {takes} today. Both numbers look sensible, each in its own file.",
    },
    blamed: {
      title: "Who will be blamed?",
      says: "Stock has just been called. Nobody here knows of anybody else’s timeout.",
      asks: "Which service does the edge report as the one that failed?",
      options: {
        stock: {
          text: "Stock, which is the slow one",
          says: "Stock never ran into a timeout: Shop would have waited {inner} for it. The edge only sees that Shop did not answer.",
        },
        shop: { text: "Shop" },
      },
      after:
        "After {end} the edge gives up on Shop. Shop had no chance to say “Stock is slow”: it was still waiting. With the outer timeout shorter than the inner one, every failure below looks like a failure of the service in the middle.",
    },
    "for-nobody": {
      title: "Work for nobody",
      says: "The edge has given up at {end}. It has told nobody. Stock takes {takes} in all.",
      asks: "For how long does Stock still work after that, for an answer that nobody will read?",
      wrong: {
        all: "that is all of Stock’s work. What it did before the edge gave up might have been of use.",
      },
      after:
        "{ghost}. Under load this is how a slow service drowns: it is busy with requests whose callers have left, while new ones wait behind them.",
    },
    "how-long": {
      title: "How long can Shop take?",
      says: "Now Stock hangs and never answers. Shop works for {own}, then tries Stock {attempts} times, {inner} each, with a pause of {pause} in between. The edge is patient enough to see the end of it.",
      asks: "After how long does Shop answer the edge?",
      wrong: {
        once: "that is one attempt. Shop makes {attempts} of them.",
        bare: "that is {attempts} attempts and nothing else. Shop’s own {own} and the pause of {pause} belong to it.",
        outer: "that is how long the edge would wait. Shop is done before that.",
      },
      after:
        "{spent}. This sum is what a caller’s timeout has to be compared with: own time, plus all attempts, plus all pauses.",
    },
    mend: {
      title: "Let the failure be told",
      says: "The same hanging Stock, but the edge waits only {outer} for Shop, and everything has to be answered within {deadline}. Shop’s own words about Stock never arrive.",
      asks: "Change Shop’s timeout until the edge hears from Shop itself that Stock is down, still in time.",
      goal: {
        told: "Shop answers “technical failure” by itself.",
        "in-time": "The answer is not late.",
      },
      hint: "You have just worked out how long Shop takes.",
      after:
        "Outer larger than inner, with a little to spare for the wire. If that does not fit under the deadline, take attempts away further down instead.",
    },
    fault: {
      title: "Find the fault",
      says: "Three services deep: the edge waits {api} for API, API waits {orders} for Orders, Orders waits {stock} for Stock. Orders hangs. The edge hears: {heard}.",
      asks: "One of these settings is to blame for that. Which?",
      suspects: {
        api: {
          text: "The edge’s timeout for API is too long",
          says: "A shorter one makes it worse: the edge would give up even earlier, while API is still waiting.",
        },
        orders: { text: "API’s timeout for Orders is too long" },
        stock: {
          text: "Orders’ timeout for Stock is too long",
          says: "Orders hangs before it ever calls Stock. That timeout never runs.",
        },
        deadline: {
          text: "The deadline is too short",
          says: "The edge gives up on API long before the deadline. More time at the end helps nobody.",
        },
      },
      after:
        "API must give up on Orders before the edge gives up on API. Then the edge hears from API what is wrong, and a retry can be aimed at the right place.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "Change the chain: durations, timeouts, attempts. The findings list the places where an outer timeout does not outlast an inner one.",
      tries: [
        "Give API two attempts at Orders. What does the edge’s timeout have to be now?",
        "Let Orders answer in 200 ms and Stock hang. Which timeout speaks first?",
        "Set every timeout to 1 000 ms, as many defaults do. Read the findings.",
        "Tell everyone what remains (“Calls are told”: remaining). Which timeouts still bind?",
      ],
    },
  },
} satisfies LessonTexts;
