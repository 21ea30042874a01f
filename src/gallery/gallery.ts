/** The named scenarios, in the order in which they teach. The files are checked by the codec in the tests. */
import type { Scenario } from "../engine/scenario";
import absoluteSkew from "./absolute-skew.json";
import auth150 from "./auth-150.json";
import auth480 from "./auth-480.json";
import backgroundImport from "./background-import.json";
import breakerLab from "./breaker-lab.json";
import budgetMeetsBreaker from "./budget-meets-breaker.json";
import budgetReset from "./budget-reset.json";
import businessErrorAsProbe from "./business-error-as-probe.json";
import clientGivesUp from "./client-gives-up.json";
import clientGivesUpTold from "./client-gives-up-told.json";
import dilutedRate from "./diluted-rate.json";
import fanOut from "./fan-out.json";
import forgedBudget from "./forged-budget.json";
import ghostWrite from "./ghost-write.json";
import keepAliveRace from "./keep-alive-race.json";
import lateSuccessCloses from "./late-success-closes.json";
import localOnly from "./local-only.json";
import nothingLeft from "./nothing-left.json";
import optionalBonus from "./optional-bonus.json";
import order800 from "./order-800.json";
import order800Local from "./order-800-local.json";
import probeFlood from "./probe-flood.json";
import restartForgets from "./restart-forgets.json";
import retryAfterVsOpenTime from "./retry-after-vs-open-time.json";
import retrySpendsTheBudget from "./retry-spends-the-budget.json";
import retryStorm27 from "./retry-storm-27.json";
import retryStormBudget from "./retry-storm-budget.json";
import retryStormOneLayer from "./retry-storm-one-layer.json";
import sharedBreakerTwoOperations from "./shared-breaker-two-operations.json";
import sharedDeadline from "./shared-deadline.json";
import { fillShelf, type GalleryEntry } from "./shelf";
import slowDrip from "./slow-drip.json";
import stalePrice from "./stale-price.json";
import starvedCallTrips from "./starved-call-trips.json";
import stuckHalfOpen from "./stuck-half-open.json";
import stuckOpenNoTraffic from "./stuck-open-no-traffic.json";
import tightDeadline from "./tight-deadline.json";
import twoInstances from "./two-instances.json";

/** The names are public: links, lessons and the command line use them. */
const FILES = {
  "local-only": localOnly,
  "shared-deadline": sharedDeadline,
  "nothing-left": nothingLeft,
  "retry-spends-the-budget": retrySpendsTheBudget,
  "order-800-local": order800Local,
  "order-800": order800,
  "auth-150": auth150,
  "auth-480": auth480,
  "breaker-lab": breakerLab,
  "budget-meets-breaker": budgetMeetsBreaker,
  "client-gives-up": clientGivesUp,
  "client-gives-up-told": clientGivesUpTold,
  "retry-storm-27": retryStorm27,
  "retry-storm-one-layer": retryStormOneLayer,
  "retry-storm-budget": retryStormBudget,
  "budget-reset": budgetReset,
  "absolute-skew": absoluteSkew,
  "slow-drip": slowDrip,
  "ghost-write": ghostWrite,
  "fan-out": fanOut,
  "optional-bonus": optionalBonus,
  "stale-price": stalePrice,
  "background-import": backgroundImport,
  "forged-budget": forgedBudget,
  "tight-deadline": tightDeadline,
  "keep-alive-race": keepAliveRace,
  "stuck-half-open": stuckHalfOpen,
  "probe-flood": probeFlood,
  "late-success-closes": lateSuccessCloses,
  "business-error-as-probe": businessErrorAsProbe,
  "starved-call-trips": starvedCallTrips,
  "stuck-open-no-traffic": stuckOpenNoTraffic,
  "diluted-rate": dilutedRate,
  "retry-after-vs-open-time": retryAfterVsOpenTime,
  "shared-breaker-two-operations": sharedBreakerTwoOperations,
  "two-instances": twoInstances,
  "restart-forgets": restartForgets,
};
export type GalleryName = keyof typeof FILES;
export const GALLERY_NAMES = Object.keys(FILES) as readonly GalleryName[];

// A JSON import has its strings widened, so the compiler cannot see that each is a Scenario.
export const GALLERY: readonly GalleryEntry[] = GALLERY_NAMES.map((name) => ({
  name,
  scenario: FILES[name] as unknown as Scenario,
}));
fillShelf(GALLERY);

/** The scenario of that name, or null. */
export function galleryScenario(name: string): Scenario | null {
  return GALLERY.find((entry) => entry.name === name)?.scenario ?? null;
}
