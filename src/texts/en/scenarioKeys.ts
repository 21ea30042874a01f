/**
 * The keys of the scenario file in a sentence each, for the JSON Schema. `fallback` is what holds
 * when the key is left out. Nothing on the page needs them, so they are not part of `en`.
 */
export interface KeyText {
  readonly text: string;
  readonly fallback?: string | number | boolean;
}

const said = (text: string, fallback?: string | number | boolean): KeyText =>
  fallback === undefined ? { text } : { text, fallback };

const counted = (result: string, fallback: string) =>
  said(`What a breaker makes of ${result}.`, fallback);

export const scenarioTitle = "Hopwatch scenario, version 1";
export const scenarioText =
  "One request's way through its hops, the breakers on it, and when requests come. All times are whole milliseconds.";

export const scenarioKeys: Readonly<Record<string, KeyText>> = {
  "scenario.version": said("The version of this format."),
  "scenario.title": said("One line that says what it is about."),
  "scenario.note": said("What to look at."),
  "scenario.deadlineMs": said(
    "How long after its arrival an answer is worth having; null: no deadline.",
  ),
  "scenario.reserveMs": said(
    "Time the edge keeps for its own closing work, taken off its own calls.",
    0,
  ),
  "scenario.finishMs": said(
    "Closing work at the edge, however the hops went. Left out: as long as reserveMs.",
  ),
  "scenario.budget": said(
    "Does the edge look at what is left (shared), or at own timeouts alone (local)?",
    "shared",
  ),
  "scenario.propagation": said("What a callee is told of its deadline.", "none"),
  "scenario.seed": said("Start of the random numbers: the same seed, the same run."),
  "scenario.hops": said("The steps of one request, in order."),
  "scenario.breakers": said("Circuit breakers by the key that hops name them by."),
  "scenario.arrivals": said("When requests come."),
  "scenario.arrivals.everyMs": said("Time from one request to the next; the first comes at 0."),
  "scenario.arrivals.count": said("How many requests come."),
  "scenario.arrivals.poissonPerSecond": said("How many requests come in a second, on average."),
  "scenario.arrivals.forMs": said("Random requests come from 0 to before this moment."),
  "scenario.outages": said(
    "Periods in which a hop answers in its own way; the list's turn is used up.",
  ),
  "scenario.outages.hop": said("The call hop that is out."),
  "scenario.outages.fromMs": said("The first moment at which a request meets it."),
  "scenario.outages.toMs": said("The first moment at which a request meets it no more."),
  "scenario.outages.result": said("How it answers meanwhile."),
  "scenario.outages.durationMs": said("How long it takes meanwhile."),
  "scenario.restarts": said("Restarts, in which breakers forget what they know."),
  "scenario.restarts.atMs": said("When it restarts."),
  "scenario.restarts.instance": said("Which instance, counted from 1. Left out: all of them."),
  "scenario.instances": said("Several instances of the caller, which take the requests in turn."),
  "scenario.instances.count": said("How many instances there are.", 1),
  "scenario.instances.breakers": said("Do they share their breakers, or has each its own?"),
  "scenario.instances.persisted": said("Does what a breaker knows outlive a restart?", false),
  "scenario.untilMs": said("The run goes on at least to this moment."),
  "scenario.forced": said("Periods in which a breaker is held open or closed by hand."),
  "scenario.forced.breaker": said("A key of breakers."),
  "scenario.forced.state": said("The state it is held in."),
  "scenario.forced.fromMs": said("The first moment of the period."),
  "scenario.forced.toMs": said("The first moment after the period."),
  "scenario.ladder": said(
    "The layers around the operation, from the outside in, with their timeouts. The run does not use them.",
  ),
  "scenario.opensAt": said("The frame that is shown first."),

  "workHop.id": said("Its id, unique in the file."),
  "workHop.kind": said("A caller's own processing."),
  "workHop.name": said("What people call it."),
  "workHop.durationMs": said("How long it takes."),

  "callHop.id": said("Its id, unique in the file."),
  "callHop.kind": said("A request to a dependency."),
  "callHop.name": said("What people call it."),
  "callHop.timeoutMs": said("The caller's own cap on one attempt; null: none."),
  "callHop.marginMs": said("Time the caller keeps back on this call.", 0),
  "callHop.networkMs": said("Time on the wire, one way.", 0),
  "callHop.responses": said(
    "Answers in the order in which attempts start, across the run; the last one repeats.",
  ),
  "callHop.retry": said("How it is tried again. Left out: it is not."),
  "callHop.breaker": said("A key of breakers; hops that name the same one share it."),
  "callHop.counts": said("What the breaker makes of a result of this hop, over the breaker's own."),
  "callHop.whenItFails": said(
    "fail: stop; skip: go on without it; stale: go on with old data; defer: keep the work for later.",
    "fail",
  ),
  "callHop.effect": said("Does the call change something at its callee?", "read"),
  "callHop.idempotencyKey": said("Can a write be sent again without doing it twice?", false),
  "callHop.tells": said(
    "What this callee is told of its deadline. Left out: as the scenario's propagation says.",
  ),
  "callHop.calls": said("The hops of the callee, made after its own time when that went well."),
  "callHop.fanOut": said("Does the callee make its calls all at once?", false),
  "callHop.stopsAtDeadline": said(
    "Does the callee stop when the deadline it believes passes?",
    true,
  ),
  "callHop.stopsOnCancel": said("Does the callee stop when its caller gives up?", false),
  "callHop.maxBudgetMs": said("The most the callee believes of what it is told."),
  "callHop.clockSkewMs": said("How far the callee's clock is ahead of its caller's.", 0),
  "callHop.connectTimeoutMs": said("Cuts connecting. Left out: nothing does."),
  "callHop.readTimeoutMs": said("Cuts a silence, not the whole. Left out: nothing does."),

  "answer.durationMs": said("How long the callee takes."),
  "answer.result": said("How it answers.", "ok"),
  "answer.retryAfterMs": said("How long the answer asks to wait before the next call."),
  "answer.connectMs": said("How long connecting takes, before anything is sent.", 0),
  "answer.body": said("The answer comes in pieces. Left out: at once."),
  "answer.body.chunks": said("How many pieces."),
  "answer.body.gapMs": said("The time between two of them."),
  "answer.never": said("It hangs."),

  "retry.maxAttempts": said("Attempts in all, the first one included."),
  "retry.backoff": said("The pause before each retry."),
  "retry.backoff.kind": said("The same pause each time, or one that grows."),
  "retry.backoff.baseMs": said("The first pause."),
  "retry.backoff.factor": said("How many times longer each further pause is.", 2),
  "retry.backoff.maxMs": said("The longest pause."),
  "retry.backoff.jitter": said("How chance changes a pause.", "none"),
  "retry.honourRetryAfter": said("Wait as long as an answer asks to, if that is longer.", true),
  "retry.minUsefulMs": said("A retry that would have less time than this is not made.", 0),
  "retry.retryOn": said(
    "The results that are tried again. Left out: timeout, unavailable, rate_limited.",
  ),
  "retry.resetBudget": said(
    "Anti-pattern: each retry acts as if its caller had just begun.",
    false,
  ),

  "breaker.trip": said("What opens it. Left out: 3 failures in a row."),
  "breaker.openMs": said("How long it stays open before a probe.", 10_000),
  "breaker.openBackoff": said("Makes it stay open longer after each failed probe."),
  "breaker.openBackoff.factor": said("How many times longer."),
  "breaker.openBackoff.maxMs": said("The longest time it stays open."),
  "breaker.openStepsMs": said(
    "Open times one after another, over the two before; the last one repeats.",
  ),
  "breaker.halfOpen": said("How it is tried whether the dependency is back."),
  "breaker.halfOpen.permits": said("Probes in flight at once.", 1),
  "breaker.halfOpen.successesToClose": said("Successful probes that close it.", 1),
  "breaker.halfOpen.admits": said(
    "Permits bound the probes in flight, all of a half-open period, or all of each openMs of it.",
    "in-flight",
  ),
  "breaker.halfOpen.excess": said(
    "A call beyond the permits is refused, or waits for the verdict or for the probe it found; waiting uses up its time.",
    "refused",
  ),
  "breaker.halfOpen.ignored": said(
    "An ignored probe gives its permit back or keeps it, or counts as a success or a failure, or closes and leaves the count.",
    "gives-back",
  ),
  "breaker.halfOpen.verdict": said(
    "What decides, instead of successesToClose against the first failure.",
  ),
  "breaker.halfOpen.verdict.kind": said(
    "rate: a share, after some results; sampling: more failures than a share of the calls; counts: a number of either.",
  ),
  "breaker.halfOpen.verdict.minCalls": said("It is decided after so many results."),
  "breaker.halfOpen.verdict.failureRate": said("The share of failed probes that opens it again."),
  "breaker.halfOpen.verdict.slowRate": said("The share of slow probes that opens it again."),
  "breaker.halfOpen.verdict.rateIn": said("How that share is figured.", "share"),
  "breaker.halfOpen.verdict.closesAbove": said(
    "A share of successes above which it closes; asked first.",
  ),
  "breaker.halfOpen.verdict.calls": said("So many probes are sampled."),
  "breaker.halfOpen.verdict.successes": said("So many successes close it; asked first."),
  "breaker.halfOpen.verdict.failures": said("So many failed probes open it again."),
  "breaker.halfOpen.maxMs": said("The longest that half-open lasts. Left out: for ever."),
  "breaker.halfOpen.becomes": said("What half-open becomes after that.", "open"),
  "breaker.counts": said("What it makes of each result."),
  "breaker.honourRetryAfter": said("No probe before the moment that an answer asked for.", true),
  "breaker.placement": said(
    "Asked before each attempt, or once for a call with its retries.",
    "attempt",
  ),
  "breaker.opens": said("It turns half-open on the next call (lazy) or by itself (timer).", "lazy"),
  "breaker.countLateResults": said(
    "Does the result of a call count that was let through before the last change of state?",
    false,
  ),

  "breaker.movesWhenTouched": said(
    "Any result or look turns it half-open too, once its time is over.",
    false,
  ),
  "breaker.atOpenTime": said(
    "A call at exactly the open time is let through, or still refused.",
    "through",
  ),
  "breaker.lateActsOn": said(
    "A late result that counts acts on the present state, or on that in which its call was admitted.",
    "present",
  ),
  "breaker.countLateProbes": said(
    "Does a probe of an earlier half-open period count? Left out: as countLateResults.",
  ),
  "breaker.lateGivesPermit": said(
    "In half-open, does a late result hand back a permit that it never took?",
    false,
  ),
  "breaker.windowHears": said(
    "The results the trip counts: those in closed, all, or those of closed and each verdict as one.",
    "closed",
  ),
  "breaker.closingEmpties": said("Does closing throw away what was counted?", true),
  "breaker.capacity": said("Calls in flight at most; one more is refused, and is a failure."),
  "breaker.warmUpMs": said("It does not open so long after the run's start.", 0),

  "trip.kind": said(
    "consecutive: failures in a row; count: a share of the last calls; time: of those of the last ms.",
  ),
  "trip.failures": said("How many failures open it, in a row; in a window whatever the rate."),
  "trip.size": said("How many of the last results are looked at."),
  "trip.windowMs": said("How long a result is looked at."),
  "trip.failureRate": said("The share of failures that opens it."),
  "trip.minCalls": said("Fewer results than this do not open it.", 1),
  "trip.slowMs": said("A call that takes longer is slow. Left out: none is."),
  "trip.slowRate": said("The share of slow calls that opens it. Left out: none does."),

  "trip.strict": said("Must the share be more than the rate, not just reach it?", false),
  "trip.rateIn": said(
    "share: k ÷ n; product: k against rate × n; percent: of 100; hundredths: rounded; whole-percent: cut down.",
    "share",
  ),
  "trip.counted": said(
    "What failures are a share of: results, calls let through, or all that asked.",
    "results",
  ),
  "trip.judgedOn": said("Judged at every counted result, or at failures alone.", "results"),
  "trip.judgedEveryMs": said("Judged by a timer of its own instead."),
  "trip.clearEveryMs": said("While closed, the first call or result later than this forgets all."),
  "trip.buckets": said("The window ages by whole buckets. Left out: it slides."),
  "trip.buckets.count": said("How many buckets the window has."),
  "trip.buckets.from": said(
    "Buckets begin at multiples since 0, since the creation, since the last closing, or at a result.",
  ),
  "trip.buckets.dropsOne": said("At most one old bucket is dropped for each result.", false),
  "trip.buckets.creditedAt": said(
    "A result falls into the bucket of its end, or of its call's start.",
    "end",
  ),

  "duration.p50": said("Log-normal: half are shorter."),
  "duration.p99": said("Log-normal: 99 of 100 are shorter."),
  "duration.uniform": said("The shortest and the longest; all between are as likely."),
  "duration.samples": said("Measured values; one is drawn each time."),

  "counts.timeout": counted("a timeout", "failure"),
  "counts.unavailable": counted("a technical failure", "failure"),
  "counts.rejected": counted("a business refusal", "ignored"),
  "counts.rate_limited": counted("a 429, or a 503 with Retry-After", "ignored"),
  "counts.local": counted("the caller's own fault", "ignored"),
  "counts.deadline_exceeded": counted("an attempt that the budget cut", "ignored"),
  "counts.cancelled": counted("an attempt that was ended from outside", "ignored"),

  "arrival.atMs": said("When the request comes."),
  "arrival.answers": said("Answers given by hand, by hop id; they come before the hop's own."),
  "arrival.cancelAtMs": said("When its visitor leaves."),

  "frame.operation": said("The request, counted from 1."),
  "frame.hop": said("The hop it is about."),
  "frame.attempt": said("The attempt within one call, counted from 1."),
  "frame.breaker": said("The breaker it is about."),
  "frame.moment": said("What happens in it."),
  "frame.nth": said("Which one, of several such moments; counted from 1.", 1),

  "layer.kind": said("What kind of layer it is."),
  "layer.name": said("What people call the layer."),
  "layer.connectMs": said(
    "How long it waits for a connection to the layer inside; null: no limit.",
  ),
  "layer.responseMs": said("How long it waits for an answer of the layer inside; null: no limit."),
  "layer.idleMs": said(
    "How long it keeps an unused connection to the layer inside; null: for ever.",
  ),
  "layer.keepAliveMs": said(
    "How long it keeps, as a server, an unused connection of the layer outside; null: for ever.",
  ),
};
