import { setHop } from "../engine/edit";
import { attemptsOf } from "./attempts";
import type { Rule } from "./finding";
import { limitMs, placesOf } from "./places";

/** Of what a call may take, a fix leaves this share for connecting: time for another try elsewhere. */
const SHARE = 4;

/** A dead address uses up all that the call was given. */
export const connectTimeoutTooLong: Rule<"connect-timeout-too-long"> = (_scenario, run, plan) =>
  placesOf(plan).flatMap((place) => {
    const { hop } = place;
    const limit = limitMs(place);
    if (hop.connectTimeoutMs === null || limit === null || hop.connectTimeoutMs < limit) return [];
    const stuck = attemptsOf(run, ({ hop: id, started, cutBy, calleeStartMs }) => {
      return id === hop.id && started && calleeStartMs === null && isLimit(cutBy);
    });
    return [
      {
        rule: "connect-timeout-too-long",
        severity: stuck.length > 0 ? "error" : "warning",
        hop: hop.id,
        operation: stuck[0]?.operation ?? null,
        attempt: stuck[0]?.attempt ?? null,
        figures: {
          name: hop.name,
          connectTimeoutMs: hop.connectTimeoutMs,
          limitMs: limit,
          times: stuck.length,
        },
        ...(limit > SHARE && {
          fix: (scenario) =>
            setHop(scenario, hop.id, { connectTimeoutMs: Math.floor(limit / SHARE) }),
        }),
      },
    ];
  });

function isLimit(cutBy: string | null): boolean {
  return cutBy === "own" || cutBy === "budget";
}
