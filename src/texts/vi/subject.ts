import { type Names, nameOf } from "../names";

interface OfHop {
  readonly hop: string;
  readonly attempt: number | null;
}

/** `Payment` or `Payment (lần thử 2)`, at any place of a sentence. */
export function subject({ hop, attempt }: OfHop, names: Names): string {
  const name = nameOf(hop, names);
  return attempt !== null && attempt > 1 ? `${name} (lần thử ${attempt})` : name;
}
