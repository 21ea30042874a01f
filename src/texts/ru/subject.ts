import { type Names, nameOf } from "../names";

interface OfHop {
  readonly hop: string;
  readonly attempt: number | null;
}

/**
 * `Payment` or `Payment, попытка 2`: what stands before the colon of a sentence about an attempt. A
 * name that people gave has no cases and no gender, so no verb goes with it.
 */
export function subject({ hop, attempt }: OfHop, names: Names): string {
  const name = nameOf(hop, names);
  return attempt !== null && attempt > 1 ? `${name}, попытка ${attempt}` : name;
}
