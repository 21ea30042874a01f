/** Docs sites as their authors build them (test/docs-sites), with two embeds on each page. */
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/page";

const SITES = join(import.meta.dirname, "../docs-sites");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

/** Under the site's own address, since Hopwatch and its docs mostly stand on one server. */
async function openSite(page: Page, name: string, base = "./"): Promise<void> {
  await page.route("**/docs/**", async (route) => {
    const path = new URL(route.request().url()).pathname.split("/docs/")[1] ?? "";
    const file = normalize(path.endsWith("/") ? `${path}index.html` : path);
    const body = await readFile(join(SITES, file)).catch(() => null);
    if (body === null) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ body, contentType: TYPES[extname(file)] ?? "text/plain" });
  });
  await page.goto(`${base}docs/${name}/`);
}

const figure = (embed: Locator) => embed.getByRole("figure", { name: /^Hopwatch: / });
const paper = (embed: Locator) =>
  figure(embed).evaluate((drawn) => getComputedStyle(drawn).backgroundColor);
/** `--hw-paper` of theme.css. */
const LIGHT = "rgb(251, 250, 247)";
const DARK = "rgb(18, 22, 27)";

async function fitsItsColumn(page: Page): Promise<void> {
  const [scroll, client] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scroll).toBe(client);
}

for (const base of ["./", "./some/deep/path/"]) {
  test(`a plain page of HTML, below ${base}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 700 });
    await openSite(page, "plain", base);
    const embed = page.locator("hopwatch-embed");
    const inFrame = page.frameLocator("iframe").locator("hopwatch-embed");
    await expect(embed.getByRole("status").first()).not.toBeEmpty();
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await expect(inFrame.getByRole("status").first()).toContainText("Payment is refused");
    await expect.poll(() => paper(embed)).toBe(DARK);
    await expect.poll(() => paper(inFrame)).toBe(DARK);
    await fitsItsColumn(page);
    await expect(embed.getByRole("link", { name: "Open in Hopwatch" })).toHaveAttribute(
      "href",
      /^\.\.\/\.\.\/#g=order-800&f=/,
    );
  });
}

test("instant navigation, back and forth, and a switch of the theme", async ({ page }) => {
  await openSite(page, "instant");
  const embeds = page.locator("hopwatch-embed");
  const bothWork = async (first: RegExp, second: RegExp) => {
    await expect(embeds).toHaveCount(2);
    await expect(figure(embeds.nth(0))).toHaveAccessibleName(first);
    await embeds.nth(1).scrollIntoViewIfNeeded();
    await expect(figure(embeds.nth(1))).toHaveAccessibleName(second);
  };
  await bothWork(/^Hopwatch: .+/, /^Hopwatch: .+/);
  const titles = await embeds.evaluateAll((all) =>
    all.map((each) => each.shadowRoot?.querySelector("figure")?.getAttribute("aria-label")),
  );
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  for (const each of await embeds.all()) await expect.poll(() => paper(each)).toBe(DARK);

  await page.getByRole("link", { name: "Breakers" }).click();
  await expect(page.getByRole("heading", { name: "Breakers", level: 1 })).toBeVisible();
  await expect(embeds.nth(0).getByRole("img", { name: /breaker/i })).toBeVisible();
  // In the theme that the reader chose, though the page was written in the other one.
  for (const each of await embeds.all()) await expect.poll(() => paper(each)).toBe(DARK);
  await embeds.nth(1).scrollIntoViewIfNeeded();
  await expect(embeds.nth(1).getByRole("slider", { name: /Own timeout.*slider/ })).toHaveCount(1);

  for (let visit = 0; visit < 3; visit++) {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Timeouts", level: 1 })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Breakers", level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(embeds.nth(1)).toHaveAttribute("scenario", "shared-deadline");
  await bothWork(new RegExp(`^${titles[0]}$`), new RegExp(`^${titles[1]}$`));
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  for (const each of await embeds.all()) await expect.poll(() => paper(each)).toBe(LIGHT);
  await page.setViewportSize({ width: 320, height: 700 });
  await fitsItsColumn(page);
});
