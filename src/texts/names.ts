/** Hop id → the name people gave it. */
export type Names = ReadonlyMap<string, string>;

/** A hop that the map lacks is called by its id. */
export function nameOf(hop: string, names: Names): string {
  return names.get(hop) ?? hop;
}
