/** What its dictionaries inherit, so that a hop or a breaker may be called `constructor`. */
const NOTHING = Object.freeze(Object.create(null));

/** One that inherits no key. Engines keep the keys of an object without any prototype far slower. */
export function dictionary<T>(): { [key: string]: T } {
  return Object.create(NOTHING);
}
