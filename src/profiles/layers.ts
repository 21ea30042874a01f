/**
 * The timeouts that products come with, as layers of a ladder. `docs/ladder.md` names the source of
 * each figure; a timeout that no source gives is left out, not guessed.
 */
import type { Layer, LayerTimeout } from "../engine/ladder";
import type { Ms } from "../engine/scenario";

export interface LayerProfile {
  /** Public: it may stand in links and lessons. */
  readonly id: string;
  readonly layer: Layer;
  /** What the product lets one set, or what binds in practice. */
  readonly ranges: { readonly [timeout in LayerTimeout]?: readonly [Ms, Ms] };
  /** Other timeouts of the product that are no rung of the ladder, by the product's own names. */
  readonly besides: { readonly [setting: string]: Ms | null };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const LAYER_PROFILES: readonly LayerProfile[] = [
  {
    id: "aws-alb",
    layer: {
      kind: "load-balancer",
      name: "AWS Application Load Balancer",
      // Its idle timeout runs while it waits for an answer too: no byte for so long is a 504.
      responseMs: MINUTE,
      idleMs: MINUTE,
    },
    ranges: { idleMs: [SECOND, 4000 * SECOND] },
    besides: {},
  },
  {
    id: "nginx",
    layer: {
      kind: "proxy",
      name: "nginx",
      connectMs: MINUTE,
      responseMs: MINUTE,
      idleMs: MINUTE,
      keepAliveMs: 75 * SECOND,
    },
    // The connect timeout usually cannot be more than 75 s.
    ranges: { connectMs: [1, 75 * SECOND] },
    besides: { proxy_send_timeout: MINUTE, keepalive_time: HOUR },
  },
  {
    id: "envoy",
    layer: {
      kind: "proxy",
      name: "Envoy",
      connectMs: 5 * SECOND,
      responseMs: 15 * SECOND,
      idleMs: HOUR,
      keepAliveMs: HOUR,
    },
    ranges: {},
    besides: { stream_idle_timeout: 5 * MINUTE },
  },
  {
    id: "node-http",
    layer: { kind: "application", name: "Node http server", keepAliveMs: 5 * SECOND },
    ranges: {},
    besides: {
      headersTimeout: MINUTE,
      requestTimeout: 5 * MINUTE,
      // Newer releases keep the socket this much longer than they announce.
      keepAliveTimeoutBuffer: SECOND,
    },
  },
  {
    id: "go-http",
    // IdleTimeout is ReadTimeout where it is not set, and neither is set.
    layer: { kind: "application", name: "Go net/http server", keepAliveMs: null },
    ranges: {},
    besides: {},
  },
];

export function layerProfile(id: string): LayerProfile | null {
  return LAYER_PROFILES.find((profile) => profile.id === id) ?? null;
}
