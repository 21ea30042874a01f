import type { LessonTexts } from "../../lessonTexts";

export const acrossTheWire = {
  title: "Across the wire: remaining, absolute, reset",
  outcomes: [
    "Say what a service knows of its caller’s deadline when nobody tells it: nothing.",
    "Compare the ways to tell it: a span that is left, a time of day, or the whole budget again.",
    "Say what a clock that is wrong does to each of them.",
  ],
  glossary: [
    {
      term: "propagation",
      meaning:
        "Telling a callee how much time its caller still has. gRPC does it in a header of its own; plain HTTP does not.",
    },
    {
      term: "remaining",
      meaning: "A span: “you have 700 ms”. Each side measures it on its own clock.",
    },
    { term: "absolute", meaning: "A time of day: “until 12:00:01.0”. Both clocks have to agree." },
    {
      term: "reset",
      meaning: "Every hop starts with the whole budget again. A mistake, and a common one.",
    },
    { term: "clock skew", meaning: "How far the clock of one machine is ahead of another’s." },
  ],
  steps: {
    "nothing-told": {
      title: "A request arrives",
      says: "Gateway works for {gateway}, then calls Orders over a wire of {wire} each way. Orders works for {orders} and calls Stock, which takes {stock}. The edge has {deadline} for everything. Orders has just received the request, by plain HTTP: nothing in it says how long anybody waits.",
    },
    ghost: {
      title: "Nobody was told",
      says: "At {end} the edge gives up on Orders: the budget is gone. Closing a connection may tell Orders, or it may not; here it does not. Stock needs {stock} from the moment its request arrives.",
      asks: "For how long do the services below still work for nobody?",
      wrong: {
        all: "that is all of Stock’s work. Most of it happened while the edge was still waiting.",
      },
      after:
        "{ghost}: Stock is busy until {done}. Orders only waits for it, and waiting is not work.",
    },
    remaining: {
      title: "“You have so much left”",
      says: "Now each call carries what remains, as gRPC does. The edge has just called Orders and allows it {allowed}. The request is {wire} on its way, and Orders starts its own clock when it arrives.",
      asks: "At which moment on the edge’s clock does Orders take its time to be over?",
      wrong: {
        true: "that is when the edge gives up. Orders was given a span and counts it from its own arrival, {wire} later.",
        span: "that is the span that was sent. Orders counts it from the moment the request arrived.",
      },
      after:
        "At {believes}, {wire} later than the edge. No clocks are compared, so no clock can be wrong; the price is that the time on the wire is not subtracted. A margin can make up for it.",
    },
    next: {
      title: "Told again",
      says: "Orders works for {orders} and then calls Stock. It does what its caller did: it looks at what is left of the time it was given.",
      asks: "How long may Stock be waited for?",
      wrong: {
        edge: "that is what is left for the edge. Orders believes its own, slightly later deadline.",
      },
      after:
        "{allowed}, passed on over a second wire. Stock needs more and stops by itself: {ghost} of work for nobody, what the wire adds.",
    },
    skew: {
      title: "“Until so many o’clock”",
      says: "Another way is to send the moment itself. The edge calls Stock at 0 ms and allows it {own}, so it sends “until {own}”. Stock takes {takes}. Its clock is {skew} ahead of the edge’s.",
      asks: "At which moment on the edge’s clock does this attempt end?",
      wrong: {
        takes:
          "Stock would be done then, but it does not get that far: on its clock the time is over before.",
        own: "that is the moment that was sent, read on a clock that is right.",
        behind: "a clock that is ahead reaches the moment earlier, not later.",
      },
      after:
        "At {end}, with {left} of the {deadline} still left. A time of day is exact on one machine and a guess on the next. Where it is used, clocks have to be kept together, and the answer “deadline exceeded” can be wrong.",
    },
    reset: {
      title: "Everyone starts afresh",
      says: "In this chain nobody passes on what is left. Each service gives the next one the whole {deadline} from its configuration. Orders took {orders}, Pricing {pricing}; Tax is called at {start}.",
      asks: "Until which moment does Tax think that its answer is wanted?",
      wrong: {
        true: "that is the real deadline. Tax has never heard of it: it was given the whole budget at its own start.",
      },
      after:
        "Until {believes}, though the answer is worth nothing after {deadline}. The deeper the chain, the longer this false deadline becomes.",
    },
    mend: {
      title: "Mend the skewed one",
      says: "Back to the clock that is {skew} ahead. You cannot set the clock: it is another team’s machine. You can choose what is sent.",
      asks: "Change it until both calls succeed, with Stock still knowing a deadline.",
      goal: {
        ok: "The request ends ok.",
        told: "Stock is told a deadline.",
      },
      after:
        "A span needs no agreement about the time of day. That is why gRPC and others send one, and why a service that receives a time of day should first turn it into a span.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "The order over two wires, with what remains being told.",
      tries: [
        "Give Orders a margin on its call to Stock that makes up for the wire.",
        "Let Orders ignore its deadline (“Stops when that deadline passes” off). Who still stops in time?",
        "Send an absurd budget: set the deadline to an hour. Which setting of Orders guards against it?",
        "Make the wire 200 ms. How much ghost work does “remaining” leave?",
      ],
    },
  },
} satisfies LessonTexts;
