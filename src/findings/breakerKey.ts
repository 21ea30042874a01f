/** The key of `breakers` that a breaker of a run goes by: `payment@2` is the second instance's `payment`. */
export function keyOf(breaker: string): string {
  return breaker.split("@", 1)[0] ?? breaker;
}
