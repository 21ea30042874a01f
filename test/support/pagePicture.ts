/** What a frame looks like and says, as text that two frames can be compared by. */
import { expect, type Page } from "@playwright/test";
import type { PartName } from "./page";

const PARTS: readonly PartName[] = [
  "Decision at the cursor",
  "Run",
  "Waterfall",
  "Breaker",
  "Transport",
];

/**
 * Every element of these parts with its geometry, its accessible names and its text, a line each.
 * Left out is what names an element to another one, and where the focus was.
 */
export async function pictureOf(
  page: Page,
  parts: readonly PartName[] = PARTS,
): Promise<readonly string[]> {
  return page.evaluate(async (names) => {
    // What is measured is drawn anew before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const LEFT_OUT = /^(id|for|name|tabindex|aria-(controls|describedby|labelledby))$/;
    const lineOf = (element: Element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !LEFT_OUT.test(name))
        // What is left when the last of an element's own styles is taken away.
        .filter(({ name, value }) => name !== "style" || value !== "")
        // The ids of patterns are made anew on every page.
        .map(({ name, value }) => `${name}=${value.replace(/url\("?#.*-/, "url(#")}`)
        // Their order is the order in which they came.
        .sort();
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent);
      const value = element instanceof HTMLSelectElement ? [element.value] : [];
      return [element.localName, ...attributes, ...value, ...words].join(" ");
    };
    return names.flatMap((name) => {
      const part = document.querySelector(`main section[aria-label="${name}"]`);
      if (part === null) throw new Error(`no part ${name}`);
      return [...part.querySelectorAll("*")].map(lineOf);
    });
  }, parts);
}

/** The same with the ledger, which follows when the page is idle, and with what was still on its way. */
export async function settledPictureOf(page: Page): Promise<readonly string[]> {
  // The name of the library that a breaker behaves like: its rules are loaded to be told.
  await expect(page.locator(".hw-more-facts:empty")).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Effects run after a paint; the ledger has asked for its turn by then, so it comes first.
        requestAnimationFrame(() =>
          setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 400 })),
        );
      }),
  );
  return pictureOf(page, [...PARTS, "Ledger"]);
}
