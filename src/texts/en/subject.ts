import { type Names, nameOf } from "../names";

interface OfHop {
  readonly hop: string;
  readonly attempt: number | null;
}

/** `Payment`, or `Payment, attempt 2,`: what a sentence about an attempt begins with. */
export function subject({ hop, attempt }: OfHop, names: Names): string {
  const name = nameOf(hop, names);
  return attempt !== null && attempt > 1 ? `${name}, attempt ${attempt},` : name;
}

/** The same where no verb follows: `Payment` or `Payment, attempt 2`. */
export function object({ hop, attempt }: OfHop, names: Names): string {
  const name = nameOf(hop, names);
  return attempt !== null && attempt > 1 ? `${name}, attempt ${attempt}` : name;
}
