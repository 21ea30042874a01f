/** A `template` is for pages whose navigation runs every script anew, data or not, and takes its type away. */
const PLACES = ':scope > :is(script[type="application/json"], script:not([type], [src]), template)';

/** The scenario that stands inside an element as data, which no browser runs; null where there is none. */
export function jsonInside(element: Element): string | null {
  for (const place of element.querySelectorAll<HTMLElement | HTMLTemplateElement>(PLACES)) {
    if ("content" in place) return place.content.textContent;
    // Without a type it may be a script of the page's own.
    if (place.hasAttribute("type") || /^\s*\{/.test(place.textContent)) return place.textContent;
  }
  return null;
}
