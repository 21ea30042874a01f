/**
 * The options under which a library comes nearest to given rules: what it has a number for is taken
 * over, the rest is as the library has it.
 */
import { breakerPlan } from "../engine/plan";
import type { BreakerRules, Counted, Trip } from "../engine/scenario";
import type { BreakerProfile } from "./breakerProfile";
import { ENDLESS_SIZE } from "./gobreaker";
import { OWN_OPTIONS } from "./ownOptions";
import type { ProfileConfig } from "./profileConfig";

/** What a trip says, by what libraries have options for; undefined: it does not say. */
interface Wanted {
  readonly inRow: number | undefined;
  readonly share: number | undefined;
  readonly minCalls: number | undefined;
  readonly size: number | undefined;
  readonly windowMs: number | undefined;
}

/** What a business refusal is: libraries have an option for what is no failure. */
type Rejected = { readonly rejected: Counted };
const BUSINESS = "business refusals";
const unlessFailure = ({ rejected }: Rejected) => (rejected === "failure" ? undefined : BUSINESS);
const onlyIf = (counted: Counted, { rejected }: Rejected) =>
  rejected === counted ? BUSINESS : undefined;

function wantedOf(trip: Trip): Wanted {
  const none = { inRow: undefined, share: undefined, size: undefined, windowMs: undefined };
  if (trip.kind === "consecutive") {
    // As many calls as it takes in a row are the fewest that it judges by.
    return { ...none, inRow: trip.failures, minCalls: trip.failures };
  }
  const { failures, minCalls } = trip;
  if (trip.kind === "time") {
    const share = failures === undefined ? trip.failureRate : undefined;
    return { ...none, share, minCalls, windowMs: trip.windowMs };
  }
  // All of the last so many are a row.
  const isAll =
    failures === undefined
      ? trip.failureRate === 1 && trip.strict !== true && minCalls === trip.size
      : failures === trip.size;
  if (isAll) return { ...none, inRow: trip.size, minCalls: trip.size };
  const share = failures === undefined ? trip.failureRate : failures / trip.size;
  const size = trip.size < ENDLESS_SIZE ? trip.size : undefined;
  return { ...none, share, minCalls: minCalls ?? 1, size };
}

/** Where a library says the same in options of another form. */
const TRANSLATED: {
  readonly [profile: string]: (wanted: Wanted & Rejected, rules: BreakerRules) => ProfileConfig;
} = {
  lab: ({ inRow }) => ({ threshold: inRow }),
  opossum: ({ minCalls, share, ...rest }) => ({
    errorThresholdPercentage: percent(exceedable(share)),
    volumeThreshold: minCalls,
    errorFilter: unlessFailure(rest),
  }),
  cockatiel: cockatielTrip,
  cockatiel4: cockatielTrip,
  resilience4j: ({ inRow, share, minCalls, size, windowMs, ...rest }) => ({
    ignoreExceptions: onlyIf("ignored", rest),
    recordExceptions: rest.rejected === "success" ? `all but ${BUSINESS}` : undefined,
    failureRateThreshold: inRow === undefined ? percent(share) : 100,
    minimumNumberOfCalls: minCalls === undefined ? undefined : Math.max(1, minCalls),
    slidingWindowSize:
      windowMs === undefined ? (inRow ?? size) : Math.max(1, Math.round(windowMs / 1000)),
  }),
  gobreaker: ({ inRow, share, minCalls, windowMs, ...rest }, { trip }) => ({
    IsExcluded: onlyIf("ignored", rest),
    IsSuccessful: onlyIf("success", rest),
    ReadyToTrip:
      inRow !== undefined
        ? { type: "consecutive", n: inRow }
        : share === undefined
          ? undefined
          : { type: "ratio", ratio: share, minRequests: Math.max(1, minCalls ?? 1) },
    // Without buckets its window is one that is emptied as a whole.
    Interval: windowMs ?? trip?.clearEveryMs,
  }),
  "failsafe-go": (wanted) => ({
    ...failsafeTrip(wanted),
    HandleErrors: wanted.rejected === "failure" ? undefined : `all but ${BUSINESS}`,
  }),
  polly8: ({ minCalls, share }) => ({
    FailureRatio: share,
    MinimumThroughput: minCalls === undefined ? undefined : Math.max(2, minCalls),
  }),
  hystrix: ({ minCalls, share }) => ({
    "circuitBreaker.errorThresholdPercentage": percent(share),
    "circuitBreaker.requestVolumeThreshold":
      minCalls === undefined ? undefined : Math.max(1, minCalls),
  }),
};

function failsafeTrip({ inRow, share, minCalls, size, windowMs }: Wanted): ProfileConfig {
  if (inRow !== undefined) return { WithFailureThreshold: inRow };
  if (share === undefined) return {};
  if (windowMs !== undefined) {
    return { WithFailureRateThreshold: [share, Math.max(1, minCalls ?? 1), windowMs] };
  }
  if (size === undefined) return {};
  return { WithFailureThresholdRatio: [Math.max(1, Math.ceil(share * size)), size] };
}

function cockatielTrip(wanted: Wanted & Rejected): ProfileConfig {
  const { inRow, share, minCalls, size, rejected } = wanted;
  return {
    threshold: inRow ?? exceedable(share),
    handle: rejected === "failure" ? undefined : `all but ${BUSINESS}`,
    ...(size !== undefined && { size, minimumNumberOfCalls: minCalls }),
  };
}

/** More than all can never fail. */
const exceedable = (share: number | undefined) => (share === 1 ? undefined : share);

const percent = (share: number | undefined) =>
  share === undefined ? undefined : Math.round(share * 1e6) / 1e4;

/** The kind of the library's breaker that judges as the rules do. */
function formFor(forms: readonly ProfileConfig[], { size, windowMs }: Wanted): ProfileConfig {
  const kinds =
    windowMs !== undefined
      ? ["SamplingBreaker", "TIME_BASED"]
      : size !== undefined
        ? ["CountBreaker"]
        : ["ConsecutiveBreaker"];
  const isIt = ({ breaker, slidingWindowType }: ProfileConfig) =>
    kinds.some((kind) => kind === breaker || kind === slidingWindowType);
  return forms.find(isIt) ?? forms[0] ?? {};
}

/** Options of theirs that only some libraries have: a number that nobody set is not taken over. */
const PERMITS = ["permittedNumberOfCallsInHalfOpenState", "MaxRequests"];

export interface Translation {
  readonly profile: BreakerProfile;
  readonly config: ProfileConfig;
  /** The options that say what the rules say. The others are the library's own. */
  readonly taken: readonly string[];
}

/** `permits`: whether how many probes there are is somebody's choice, and so taken over. */
export function translated(
  profile: BreakerProfile,
  forms: readonly ProfileConfig[],
  rules: BreakerRules,
  permits: boolean,
): Translation {
  const { counts } = breakerPlan("", rules);
  const wanted = {
    ...wantedOf(rules.trip ?? { kind: "consecutive", failures: 3 }),
    rejected: counts.rejected,
  };
  const told: BreakerRules = { openMs: 10_000, ...rules };
  const own = (OWN_OPTIONS[profile.id] ?? []).map(({ name, read }) => [name, read(told)] as const);
  const trip = Object.entries(TRANSLATED[profile.id]?.(wanted, told) ?? {});
  const read = new Map<string, unknown>([...own, ...trip]);
  const isKnown = ([name, value]: readonly [string, unknown]) =>
    value !== undefined && (permits || !PERMITS.includes(name));
  const taken = [...read].filter(isKnown);
  return {
    profile,
    config: { ...formFor(forms, wanted), ...Object.fromEntries(taken) },
    taken: taken.map(([name]) => name),
  };
}
