/** Docs sites as their authors build them (test/docs-sites), with two embeds on each page. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import {
  BUILT,
  builtPages,
  DARK,
  figure,
  fitsItsColumn,
  LIGHT,
  openSite,
  paper,
  ROOT,
  SITES,
} from "../support/docsSite";
import { test } from "../support/page";

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
  // Its scenario is inside, where no script is run anew.
  await expect(figure(embeds.nth(1))).toHaveAccessibleName("Hopwatch: One call");
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

test("a site of VitePress: rendered on a server, hydrated, navigated, switched", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const vitepress = join(ROOT, "node_modules/vitepress/bin/vitepress.js");
  await promisify(execFile)(process.execPath, [vitepress, "build", join(SITES, "vitepress")]);
  // What a reader without JavaScript, or a machine that reads the page, is given.
  const served = await readFile(join(BUILT, "vitepress/index.html"), "utf8");
  expect(served).toContain('<a href="/some/deep/path/#g=order-800">An order in 800 ms</a>');

  await openSite(page, "vitepress", "./some/deep/path/", BUILT);
  const { embeds, timeouts, breakers, are } = builtPages(page);
  await timeouts();
  await expect(embeds.nth(0).getByRole("link", { name: "Open in Hopwatch" })).toHaveAttribute(
    "href",
    /^\/some\/deep\/path\/#g=order-800&f=/,
  );
  await page
    .getByRole("switch", { name: /dark theme/ })
    .first()
    .click();
  await are(DARK);

  await page.getByRole("main").getByRole("link", { name: "Breakers" }).click();
  await breakers();
  await are(DARK);
  await page.goBack();
  await timeouts();
  await page.goForward();
  await breakers();
  // The page as it is served, which Vue takes over, with a scenario inside.
  await page.reload();
  await breakers();
  await page
    .getByRole("switch", { name: /light theme/ })
    .first()
    .click();
  await are(LIGHT);
  await page.setViewportSize({ width: 320, height: 700 });
  await fitsItsColumn(page);
});
