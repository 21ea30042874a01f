/** A site of Docusaurus as its author builds it: rendered on a server, hydrated, navigated, switched. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import {
  BUILT,
  builtPages,
  DARK,
  fitsItsColumn,
  LIGHT,
  openSite,
  SITES,
} from "../support/docsSite";
import { test } from "../support/page";

const SITE = join(SITES, "docusaurus");
const OUT = join(BUILT, "docusaurus");

test("a site of Docusaurus, below a base path", async ({ page }) => {
  test.setTimeout(600_000);
  const docusaurus = join(SITE, "node_modules/@docusaurus/core/bin/docusaurus.mjs");
  await promisify(execFile)(process.execPath, [docusaurus, "build", SITE, "--out-dir", OUT], {
    // Without it the tool asks the registry for a newer one of itself.
    env: { ...process.env, CI: "1" },
  });
  // What a reader without JavaScript, or a machine that reads the page, is given.
  const served = await readFile(join(OUT, "index.html"), "utf8");
  expect(served).toMatch(
    /<a href="\/some\/deep\/path\/#g=order-800">An order in 800 ms<\/a><\/hopwatch-embed>/,
  );

  await openSite(page, "docusaurus", "./some/deep/path/", BUILT);
  const { embeds, timeouts, breakers, are } = builtPages(page);
  const switchTheme = () =>
    page
      .getByRole("button", { name: /Switch between/ })
      .first()
      .click();
  const theme = () => page.locator("html").getAttribute("data-theme");

  await timeouts();
  await are(LIGHT);
  await expect(embeds.nth(0).getByRole("link", { name: "Open in Hopwatch" })).toHaveAttribute(
    "href",
    /^\/some\/deep\/path\/#g=order-800&f=/,
  );
  await embeds.nth(0).getByRole("button", { name: "Step on" }).click();

  // The switch has three positions: as the system, light, dark.
  while ((await theme()) !== "dark") await switchTheme();
  await are(DARK);
  await page.getByRole("article").getByRole("link", { name: "Breakers" }).click();
  await breakers();
  await are(DARK);
  for (let visit = 0; visit < 3; visit++) {
    await page.goBack();
    await timeouts();
    await page.goForward();
    await breakers();
  }
  // The page as it is served, which React takes over, with a scenario inside.
  await page.reload();
  await breakers();
  await are(DARK);
  while ((await theme()) !== "light") await switchTheme();
  await are(LIGHT);
  await page.setViewportSize({ width: 320, height: 700 });
  await fitsItsColumn(page);
  await page.goBack();
  await timeouts();
  await fitsItsColumn(page);
});
