/** The limits of the scenario format; the codec refuses what is past them, the page's fields stop there. */
export const LIMITS = {
  /** Longest span, in ms: a day. */
  spanMs: 86_400_000,
  /** Latest moment on the run's clock, in ms: 31 days. */
  momentMs: 31 * 86_400_000,
  hops: 200,
  depth: 12,
  arrivals: 100_000,
  /** Longest name, title or note line, in characters. */
  nameLength: 80,
  /** Longest note, in characters. */
  noteLength: 500,
  /** Largest seed. */
  seed: 2 ** 32 - 1,
  /** Layers of a ladder. */
  layers: 20,
  maxAttempts: 100,
  factor: 100,
  /** Buckets of a window. */
  buckets: 1000,
  /** Open times one after another. */
  openSteps: 100,
  /** Instances of the service, and restarts of them. */
  instances: 1000,
  restarts: 10_000,
  /** Attempts in one run; more is refused by `simulate`. */
  attempts: 1_000_000,
  /** Size of a scenario file, also once inflated from a link: 1 MiB. */
  fileBytes: 1_048_576,
} as const;

/** `hops[].id` and the keys of `breakers`. */
export const ID_PATTERN = /^[a-z][a-z0-9-]{0,39}$/;
