/** A docs site with embeds in it, served below the site's own address, and what is asked of its embeds. */
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";

export const ROOT = join(import.meta.dirname, "../..");
export const SITES = join(ROOT, "test/docs-sites");
/** Of those that are built. */
export const BUILT = join(ROOT, "dist/docs-sites");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Under the site's own address, since Hopwatch and its docs mostly stand on one server. */
export async function openSite(
  page: Page,
  name: string,
  base = "./",
  sites = SITES,
): Promise<void> {
  await page.route("**/docs/**", async (route) => {
    const path = new URL(route.request().url()).pathname.split("/docs/")[1] ?? "";
    const file = join(sites, normalize(path.endsWith("/") ? `${path}index.html` : path));
    // A page may go without its ending, as most servers have it.
    const body = await readFile(file).catch(() => readFile(`${file}/index.html`).catch(() => null));
    if (body === null) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ body, contentType: TYPES[extname(file) || ".html"] ?? "text/plain" });
  });
  await page.goto(`${base}docs/${name}/`);
}

export const figure = (embed: Locator) => embed.getByRole("figure", { name: /^Hopwatch: / });
export const paper = (embed: Locator) =>
  figure(embed).evaluate((drawn) => getComputedStyle(drawn).backgroundColor);
/** `--hw-paper` of theme.css. */
export const LIGHT = "rgb(251, 250, 247)";
export const DARK = "rgb(18, 22, 27)";

/** The pictures are told of a new width after the page has it. */
export async function fitsItsColumn(page: Page): Promise<void> {
  const overflowPx = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overflowPx).toBe(0);
}

/** The two pages of a site that a tool has built, each with two embeds that must be at work, in this colour. */
export function builtPages(page: Page) {
  const embeds = page.locator("hopwatch-embed");
  const timeouts = async () => {
    await expect(page.getByRole("heading", { name: "Timeouts", level: 1 })).toBeVisible();
    await expect(embeds).toHaveCount(2);
    await expect(embeds.nth(0).getByRole("status").first()).not.toBeEmpty();
    await embeds.nth(1).scrollIntoViewIfNeeded();
    await expect(embeds.nth(1).getByRole("table")).toBeVisible();
  };
  const breakers = async () => {
    await expect(page.getByRole("heading", { name: "Breakers", level: 1 })).toBeVisible();
    await expect(embeds).toHaveCount(2);
    await expect(embeds.nth(0).getByRole("img", { name: /breaker/i })).toBeVisible();
    await embeds.nth(1).scrollIntoViewIfNeeded();
    await expect(figure(embeds.nth(1))).toHaveAccessibleName("Hopwatch: One call");
  };
  const are = async (colour: string) => {
    for (const each of await embeds.all()) await expect.poll(() => paper(each)).toBe(colour);
  };
  return { embeds, timeouts, breakers, are };
}
