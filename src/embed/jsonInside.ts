/** The scenario that stands inside an element as data, which no browser runs; null where there is none. */
export function jsonInside(element: Element): string | null {
  const script = element.querySelector(':scope > script[type="application/json"]');
  return script?.textContent ?? null;
}
