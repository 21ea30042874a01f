/**
 * Words that are put in later: an area of the texts whose texts are only their own keys and figures,
 * for those who find something out before it is known in which language it will be read.
 */
export interface Area {
  readonly [key: string]: string | ((...figures: never[]) => string) | Area;
}

/** No text of a visitor's is put into a sentence with it: it would be escaped. */
const MARK = "\u0000";

/** The same keys as `area`, to be given to `worded` under that name. */
export function unworded<A extends Area>(name: string, area: A): A {
  return branch(area, [name]) as A;
}

function branch(area: Area, path: readonly string[]): Area {
  return Object.fromEntries(
    Object.entries(area).map(([key, value]) => {
      const here = [...path, key];
      if (typeof value === "string") return [key, mark(here, [])];
      if (typeof value === "object") return [key, branch(value, here)];
      return [key, (...figures: readonly unknown[]) => mark(here, figures)];
    }),
  );
}

function mark(path: readonly string[], figures: readonly unknown[]): string {
  return MARK + JSON.stringify([path, figures]);
}

/** What it says in the words of these areas, by their names; a text that is no such key stays as it is. */
export function worded(text: string, areas: Area): string {
  if (!text.startsWith(MARK)) return text;
  const [path, figures]: [readonly string[], readonly unknown[]] = JSON.parse(text.slice(1));
  const found = path.reduce<Area[string] | undefined>(
    (at, key) => (typeof at === "object" ? at[key] : undefined),
    areas,
  );
  if (typeof found === "string") return found;
  if (typeof found !== "function") throw new Error(`No words for ${path.join(".")}.`);
  return (found as (...figures: readonly unknown[]) => string)(...figures);
}
