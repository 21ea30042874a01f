/** The race for an unused connection: its server closes it while a request is sent on it. */
import type { Ms } from "./scenario";

export interface Connection {
  /** How long the server keeps it when nothing comes; null: for ever. */
  readonly serverKeepAliveMs: Ms | null;
  /** How long the balancer keeps it for the next request; null: for ever. */
  readonly balancerIdleMs: Ms | null;
  readonly oneWayMs: Ms;
}

/**
 * How long the connection was unused, as the balancer sees it, when a request sent on it dies: from
 * `fromMs` on and before `toMs`. Until `closedAtMs` the request is on its way to a server that closes
 * before it comes; from then on the server's FIN is on its way to a balancer that does not know yet.
 */
export interface RaceWindow {
  readonly fromMs: Ms;
  readonly closedAtMs: Ms;
  readonly toMs: Ms;
}

/**
 * null: no request can die. Either the balancer gives the connection up early enough, or nothing takes
 * time on the wire. The connection is unused from 0 on at both ends.
 */
export function keepAliveRace(connection: Connection): RaceWindow | null {
  const { serverKeepAliveMs: closedAtMs, balancerIdleMs, oneWayMs } = connection;
  if (closedAtMs === null) return null;
  const fromMs = Math.max(0, closedAtMs - oneWayMs);
  const finSeenAtMs = closedAtMs + oneWayMs;
  const toMs = balancerIdleMs === null ? finSeenAtMs : Math.min(finSeenAtMs, balancerIdleMs);
  return toMs <= fromMs ? null : { fromMs, closedAtMs, toMs };
}
