import type { LessonTexts } from "../../lessonTexts";

export const breakerAndRetry = {
  title: "Breaker and retry under one deadline",
  outcomes: [
    "Say in which order a call asks: first the time that is left, then the breaker.",
    "Say what retries do to a breaker, and a breaker to retries.",
    "Choose what a caller does when it is refused: an error, old data, a queue.",
  ],
  glossary: [
    { term: "refused", meaning: "Not sent: the breaker is open. It costs the caller no waiting." },
    {
      term: "degraded",
      meaning: "Answered, but with a part missing or out of date, and saying so.",
    },
    {
      term: "stale data",
      meaning: "What one knew before. For a price list often good enough, for a balance not.",
    },
    {
      term: "deferred",
      meaning:
        "Kept to be done later, under a contract of its own: the visitor is told that it was accepted, not that it is done.",
    },
    { term: "load shedding", meaning: "Refusing some work on purpose, to be able to do the rest." },
  ],
  steps: {
    refused: {
      title: "Three failures, and it is enough",
      says: "The order of {deadline} again, one every second. Payment has begun to fail: three orders in a row have ended with an error. Its breaker opens after {threshold} failures and stays open for {open}. It opened at {opened}.",
    },
    quick: {
      title: "What does a refused order cost?",
      says: "The next order arrives. Gateway works for {gateway}, Inventory takes {inventory}, and the edge needs {reserve} to close. Payment has just been refused.",
      asks: "How long does this order take from its arrival?",
      after:
        "{took}, against {failing} with Payment failing. The visitor hears the bad news earlier, and nobody waits for something that will not come. The work before the refusal is still done: asking the breaker earlier could save that too.",
    },
    probe: {
      title: "When is the first probe?",
      says: "It opened at {opened} and stays open for {open}. Orders come every second, and each reaches Payment {until} after its arrival. The order of 7 000 ms was the last to be refused so far.",
      asks: "At which moment does a call get through as a probe?",
      wrong: {
        arrival:
          "the order arrives then. It has to pass Gateway and Inventory before it asks the breaker.",
      },
      after:
        "At {probe}. The order before it came too early by a little. With few requests, the real pause is longer than the configured one: it ends when somebody asks.",
    },
    "no-time": {
      title: "Who is asked first?",
      says: "The same run, except that in the ninth order Inventory is so slow that it is cut after {slow}; its answer may be missing. The breaker of Payment is {state}, and its pause has just run out: this could be the probe. But no time is left for it.",
      asks: "How does the call to Payment end?",
      options: {
        circuit_open: {
          text: "Refused by the breaker",
          says: "The breaker is not even asked: the pause is over, and it would have said yes.",
        },
        deadline_exceeded: { text: "Not begun: no time is left" },
        unavailable: {
          text: "Sent as a probe, and fails",
          says: "Nothing is sent that nobody has time to wait for.",
        },
      },
      after:
        "Time is asked first, then the breaker. The other way round this call would have used up the only probe, and its failure would have said nothing about Payment.",
    },
    retries: {
      title: "Retries inside a breaker",
      says: "Now the call to Payment may try {attempts} times, with no pause. The breaker hears of each attempt. In the third order two attempts failed; the third was given only {third}, which is too little, and a cut by the budget is ignored. The fourth order has arrived.",
      asks: "At which moment does the breaker open?",
      after:
        "At {opened}: one whole order earlier than without retries, since every attempt counts. The retry that would follow is refused at once, and a refusal is not tried again. So a breaker ends retries, and retries feed a breaker.",
    },
    stale: {
      title: "Old data",
      says: "Another page: Price is down, but yesterday’s prices are known. The caller is allowed to go on with those. Stock is asked after it.",
      asks: "How does this request end?",
      options: {
        failed: {
          text: "It fails",
          says: "Price failed; the request did not have to. Its caller goes on with what it knew.",
        },
        ok: {
          text: "It goes well",
          says: "Nearly. But somebody should know that the price may be wrong: the answer is marked.",
        },
        degraded: { text: "Degraded: answered, with old data" },
      },
      after:
        "After {took}, and marked. The mark travels up with the answer, so that whoever shows the page can say “price of yesterday”.",
    },
    mend: {
      title: "What should the shop do?",
      says: "With Payment down, {failed} of these orders end as errors. An order without payment must not go out, and old data is no payment. The shop would rather take the order now and collect the money later.",
      asks: "Change what happens when Payment fails, until no order ends as an error and none goes out with a part missing.",
      goal: {
        "none-failed": "No order fails or hangs in the air.",
        kept: "No order goes out without its payment.",
      },
      after:
        "Deferred is a promise: there has to be a queue, an idempotency key, and somebody who looks when it does not empty. Without those, an honest error is better.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "Budget and breaker together. Compare what each order costs in the three states.",
      tries: [
        "Make the open time 3 400 ms. Does the probe come later?",
        "Let the breaker guard the whole call with its retries (“Asked”: once around a call).",
        "Move Payment ahead of Inventory. What does a refused order cost now?",
        "Send the answers by hand: fail, fail, ok, fail. Does it open?",
      ],
    },
  },
} satisfies LessonTexts;
