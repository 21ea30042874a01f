import type { LessonTexts } from "../../lessonTexts";

export const threeStates = {
  title: "The breaker: three states, four edges",
  outcomes: [
    "Walk a breaker through its three states by hand, call by call.",
    "Say what each of the four edge cases does: a business refusal, a blocked call, a failed probe, a successful probe.",
    "Say why a breaker needs a clock that only runs forwards.",
  ],
  glossary: [
    { term: "closed", meaning: "Calls go through, and failures are counted. The normal state." },
    { term: "open", meaning: "Calls are refused at once. Nothing is sent." },
    {
      term: "half-open",
      meaning: "After the pause: a few calls are let through to see whether it works again.",
    },
    { term: "probe", meaning: "A call that is let through in half-open." },
    {
      term: "business refusal",
      meaning: "The dependency answered, and the answer was no: sold out, card declined. It works.",
    },
    {
      term: "monotonic clock",
      meaning:
        "A clock that counts from some start and is never set. It knows spans, not the time of day.",
    },
  ],
  steps: {
    closed: {
      title: "Counting",
      says: "Supplier has a breaker that opens after {threshold} failures in a row and then stays open for {open}. The first call, at 0 ms, was refused by Supplier itself: sold out. The second has just failed: no connection. Only one of the two says anything about Supplier’s health.",
      after:
        "A business refusal is an answer. It neither counts as a failure nor resets the count.",
    },
    opens: {
      title: "When does it open?",
      says: "A call comes every millisecond and takes no time at all. The one at 0 ms was a business refusal, the one at 1 ms failed, and all the next ones will fail too.",
      asks: "At which moment does the breaker open?",
      wrong: {
        refusal: "that counts the business refusal as a failure. It is ignored: Supplier answered.",
      },
      after:
        "At {opened}, with the third failure. If business refusals counted, a shelf that is empty would switch off a shop that works.",
    },
    early: {
      title: "One millisecond early",
      says: "Opened at {opened}, open for {open}. The call at 4 ms was refused without being sent. The next call comes at 10 002 ms.",
      asks: "What state is the breaker in after that call?",
      options: {
        open: { text: "Open" },
        "half-open": {
          text: "Half-open",
          says: "Count from when it opened: {opened} plus {open} is not over yet.",
        },
        closed: {
          text: "Closed",
          says: "Time alone never closes a breaker. A probe has to succeed.",
        },
      },
      after:
        "Still open: one millisecond is missing. The blocked call changes nothing. It does not restart the pause, and it does not count as a failure.",
    },
    "failed-probe": {
      title: "A probe that fails",
      says: "The call at {probe} is exactly on time and goes through as a probe. It fails.",
      asks: "At which moment will the next probe go through, if a call comes at every opportunity?",
      wrong: {
        probe: "that is the probe that has just failed. The pause starts anew there.",
      },
      after:
        "The breaker reopened at {reopened}, and the whole pause of {open} runs again from there. One failed probe is enough; nobody counts to {threshold} again.",
    },
    reached: {
      title: "What Supplier sees",
      says: "In this run {requests} calls come. You have seen the first eight: four went through before it opened, and one as a probe. The ninth will be the next probe, and it will succeed.",
      asks: "How many of the {requests} calls reach Supplier?",
      after:
        "{refused} never left their caller. Being refused at once costs the caller no waiting, and Supplier no work: that is all that a breaker is for.",
    },
    zeroed: {
      title: "A probe that succeeds",
      says: "The second probe is on its way, and Supplier is well again. While the breaker was open it kept its count.",
      asks: "How many failures does it count once the probe has succeeded?",
      wrong: {
        kept: "it kept that count while it was open. Closing sets it back.",
      },
      after: "None. Closing starts a new life: it takes {threshold} new failures to open it again.",
    },
    mend: {
      title: "Let the sixth call through",
      says: "The call at 10 002 ms was refused for one millisecond. The call at 4 ms should stay refused.",
      asks: "Change the open time until the sixth call is a probe, and the fifth is still refused.",
      goal: {
        probe: "The sixth call is not refused.",
        spared: "The fifth call is refused.",
      },
      after:
        "Such sums only hold when the clock does not jump. A breaker that reads the time of day can stay open for an hour when the clock is set back, or not at all when it is set forward. Spans belong on a monotonic clock. Go’s standard library has one built in, and Java offers one; several well-known breakers read the wall clock all the same.",
    },
    sandbox: {
      title: "Try it yourself",
      says: "Send calls by hand and move the clock. “Why not?” tells what each arrow of the diagram still waits for.",
      tries: [
        "Send two failures, a success, two failures. Does it open?",
        "Ask for two successes before it closes, and let the second probe fail.",
        "Move the clock to just before reopening and send a call.",
        "Count business refusals as failures in the table “What counts”, and replay the first six calls.",
      ],
    },
  },
} satisfies LessonTexts;
