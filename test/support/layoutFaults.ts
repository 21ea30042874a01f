/** Where a page is too narrow for what stands on it. */
import type { Page } from "@playwright/test";

/** What is wrong with the page as it stands, in words. */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
        .map((element) => `${element.localName}.${element.getAttribute("class")}`);
      found.push(
        `scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}: ${wide.slice(0, 6)}`,
      );
    }

    const name = (element: Element) =>
      `“${(element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".hw-hidden, [hidden]") === null;

    /** Where the letters themselves are, not the box around them. */
    const inkOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const overlaps = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    /** Text that must not lie on other text of the same group. */
    const groups = [
      ".hw-waterfall-plot text, .hw-names-text, .hw-names-label, .hw-band-name, .hw-waterfall-request",
      ".hw-breaker-diagram text",
      ".hw-run text, .hw-run-name",
      ".hw-toolbar > :not(.hw-menu), .hw-toolbar > .hw-menu > button",
      ".hw-transport-row > :not(.hw-transport-more, .hw-transport-requests), .hw-transport-more > button, .hw-transport-requests > *",
      ".hw-decision > p",
      ".hw-by-hand > *",
    ];
    for (const group of groups) {
      const texts = [...document.querySelectorAll(group)]
        .filter((element) => isShown(element) && name(element) !== "“”")
        .map((element) => ({ element, ink: inkOf(element) }))
        .filter(({ ink }) => ink.width > 0);
      for (const [index, one] of texts.entries()) {
        if (one.ink.left < -1 || one.ink.right > root.clientWidth + 1) {
          found.push(`${name(one.element)} is cut off at the side of the page`);
        }
        for (const other of texts.slice(index + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (overlaps(one.ink, other.ink)) {
            found.push(`${name(one.element)} lies on ${name(other.element)}`);
          }
        }
      }
    }

    // Controls whose words do not fit into them. A name that is shortened has its whole in a title.
    for (const element of document.querySelectorAll(
      "main button, header button, main h2, main th, main td, main summary",
    )) {
      if (!isShown(element) || element.closest(".hw-names") !== null) continue;
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
        found.push(`${name(element)} is wider than its ${element.localName}`);
      }
    }
    // Targets: 24 px at least, or as much room around them.
    for (const element of document.querySelectorAll(
      "main button, header button, main select, main input:not([type=radio], [type=checkbox]), main summary",
    )) {
      if (!isShown(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 24 || height < 24) {
        found.push(
          `${element.localName} ${element.getAttribute("aria-label") ?? name(element)} is ${width.toFixed(0)} × ${height.toFixed(0)}`,
        );
      }
    }
    return [...new Set(found)];
  });
}
