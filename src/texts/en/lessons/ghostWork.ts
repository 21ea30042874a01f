import type { LessonTexts } from "../../lessonTexts";

export const ghostWork = {
  title: "What cancelling does not undo",
  outcomes: [
    "Say what goes on below after a caller has stopped waiting.",
    "Tell “failed” from “nobody knows”, and say which writes are safe to send again.",
    "Give a visitor an honest answer when the outcome is unknown.",
  ],
  glossary: [
    {
      term: "ghost work",
      meaning: "A service’s own busy time after anyone on its way up has stopped listening.",
    },
    {
      term: "outcome unknown",
      meaning:
        "A write was sent and no answer came. It may have happened, may still happen, or may never.",
    },
    {
      term: "idempotency key",
      meaning:
        "A name that the caller gives to one intended write. However often it arrives, it is done once.",
    },
    {
      term: "reconciliation",
      meaning: "Looking up afterwards what really happened, and mending what does not match.",
    },
    {
      term: "pending",
      meaning:
        "The honest answer to an unknown outcome: it is in progress, here is where to look it up.",
    },
  ],
  steps: {
    leaves: {
      title: "A client with little patience",
      says: "A client asks Shop, Shop asks Orders, Orders asks Stock. The client waits {deadline}, then it is gone. Stock needs {stock} today. Nothing in these requests says how long anybody waits.",
    },
    ghost: {
      title: "After the client has left",
      says: "The client has just given up, at {deadline}. Stock was called at {start} and takes {stock}. It cannot know.",
      asks: "For how long do the three services still work for this client?",
      wrong: {
        all: "that is all of Stock’s work. What it did before the client left was still of use.",
      },
      after:
        "{ghost}: Stock is busy until {done}. Shop and Orders each hold a worker meanwhile, but they only wait. Giving up ends the waiting; it does not end the work.",
    },
    told: {
      title: "When they are told",
      says: "Now what remains is told along the chain, and each service stops when its time is over. Shop works for {shop}, Orders for {orders}; Orders’ own timeout for Stock is {own}.",
      asks: "How long may Stock be waited for?",
      after:
        "{allowed}. Stock knows it too and stops then: ghost work {ghost}. The order was not placed any faster, but nobody worked for nothing.",
    },
    twice: {
      title: "A write that is tried again",
      says: "Here Shop places an order with Orders. The edge waits {own} for Shop, has just given up, and tries once more at once. The order carries no key that would tell one attempt from another.",
      asks: "How many times is the order written?",
      after:
        "{calls} times: once at {first}, by the attempt that everybody had given up, and again at {second}. The customer gets two parcels, and the log shows one failure and one success.",
    },
    unknown: {
      title: "What the caller knows",
      says: "Look at it with the caller’s eyes. The first attempt was sent and cut after {own}. No answer came.",
      asks: "Can the caller know that the order was not placed?",
      options: {
        false: {
          text: "Yes: a timeout means that it did not happen",
          says: "A timeout says how long somebody waited. It says nothing about what happened at the other end.",
        },
        true: { text: "No: the outcome is unknown" },
      },
      after:
        "Unknown is a third outcome beside done and failed. Only a cut while still connecting is safe to call “nothing happened”.",
    },
    "look-it-up": {
      title: "An honest answer",
      says: "The order of 800 ms again: Payment is a write, was sent and cut after {allowed}. The request ends: {status}. If the visitor believes that and presses the button again, the card may be charged twice.",
      asks: "Which change lets the answer be “in progress, look it up” instead?",
      suspects: {
        own: {
          text: "A longer own timeout for Payment",
          says: "The budget is the smaller limit here. Payment is cut at the same moment.",
        },
        key: { text: "An idempotency key on the payment" },
        cancel: {
          text: "Let Payment stop when its caller gives up",
          says: "Stopping may come too late: the money may have moved. The caller still does not know.",
        },
        reserve: {
          text: "A smaller reserve",
          says: "Payment gets a little longer and is still cut.",
        },
      },
      after:
        "With a key the same payment can be asked about, and sent again, without being made twice. That is what makes “in progress” a promise one can keep. Without a key there is nothing to look up.",
    },
    mend: {
      title: "One order, and certainty",
      says: "The order that was written twice. The deadline of {deadline} leaves more time than Shop is given. You may change Shop’s timeout and retry, its key, and whether it stops when cancelled.",
      asks: "Change it until the order is written once, ends ok, and nothing is left unknown.",
      goal: {
        once: "Orders is called once.",
        known: "No outcome is unknown.",
        ok: "The request ends ok.",
      },
      hint: "How long does Shop take, when nobody interrupts it?",
      after:
        "For a write, waiting is often cheaper than not knowing. And set the key anyway: there will be a day on which even this timeout is too short.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "The write that was cut. Change who stops, who is told, and who may be asked again.",
      tries: [
        "Let Shop stop on cancel. Is the order still written twice?",
        "Let the client leave: give the request a moment at which it is cancelled.",
        "Make the first attempt fail while still connecting. Is its outcome unknown?",
        "Tell Shop what remains. How much of the ghost work goes away?",
      ],
    },
  },
} satisfies LessonTexts;
