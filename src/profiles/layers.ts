/**
 * The timeouts that products come with, as layers of a ladder. A timeout that no source gives is left
 * out, not guessed.
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
  /** Whose documentation gives the figures, and where in it; as in `docs/ladder.md`. */
  readonly source: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const LAYER_PROFILES: readonly LayerProfile[] = [
  {
    id: "cloudfront",
    layer: {
      kind: "cdn",
      name: "Amazon CloudFront",
      responseMs: 30 * SECOND,
      idleMs: 5 * SECOND,
    },
    ranges: { responseMs: [SECOND, 180 * SECOND], idleMs: [SECOND, 180 * SECOND] },
    besides: {},
    source: "Amazon CloudFront, Origin settings: Response timeout, Keep-alive timeout",
  },
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
    source:
      "Elastic Load Balancing, Application Load Balancer attributes: idle_timeout.timeout_seconds",
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
    source:
      "nginx, ngx_http_proxy_module: proxy_connect_timeout, proxy_read_timeout; ngx_http_upstream_module and ngx_http_core_module: keepalive_timeout",
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
    source: "Envoy, How do I configure timeouts?; the cluster’s connect_timeout",
  },
  {
    id: "istio",
    // Its routes switch Envoy's own limit of 15 s off.
    layer: { kind: "proxy", name: "Istio", connectMs: 10 * SECOND, responseMs: null },
    ranges: {},
    besides: {},
    source: "Istio, Destination Rule: connectTimeout; Virtual Service: timeout",
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
    source: "Node.js, http.Server",
  },
  {
    id: "go-http",
    // IdleTimeout is ReadTimeout where it is not set, and neither is set.
    layer: { kind: "application", name: "Go net/http server", keepAliveMs: null },
    ranges: {},
    besides: {},
    source: "Go, net/http.Server",
  },
  {
    id: "hikaricp",
    layer: { kind: "pool", name: "HikariCP", connectMs: 30 * SECOND, idleMs: 10 * MINUTE },
    // A connection timeout of less than 250 ms is not taken.
    ranges: { connectMs: [250, 2 ** 31 - 1] },
    besides: { maxLifetime: 30 * MINUTE },
    source: "HikariCP, README: connectionTimeout, idleTimeout, maxLifetime",
  },
];

export function layerProfile(id: string): LayerProfile | null {
  return LAYER_PROFILES.find((profile) => profile.id === id) ?? null;
}
