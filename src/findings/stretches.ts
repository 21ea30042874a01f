/** Events or requests between two pauses of a rule: a millisecond, or some where requests make many attempts. */
const AT_ONCE = 1_000;

/** The list in parts, for a rule that pauses between them. */
export function* stretches<T>(items: readonly T[]): Generator<readonly T[], undefined, undefined> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    yield items.slice(from, from + AT_ONCE);
  }
}
