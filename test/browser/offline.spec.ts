/** `dist/hopwatch.html`: the whole site in one file, opened as from a USB stick. */
import { pathToFileURL } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../support/axe";
import { button, decision, field, region, scrubber, test } from "../support/page";

test.use({ baseURL: pathToFileURL("dist/hopwatch.html").href });

/** A hundred runs, which is soon done on the page's own thread too. */
async function countByChance(page: Page): Promise<Locator> {
  await page.goto("#g=tight-deadline");
  // The address changes first, then what is open.
  await expect(field(page, "Title of the scenario")).toHaveValue(
    "A timeout between the median and the slow ones",
  );
  const analysis = region(page, "Analysis");
  await analysis.getByRole("tab", { name: "Chance" }).click();
  await analysis.getByRole("combobox", { name: "Runs" }).selectOption("100");
  await analysis.getByRole("button", { name: "Run", exact: true }).click();
  await expect(analysis.getByRole("status")).toHaveText(/runs are through\.$/, { timeout: 30_000 });
  await expect(analysis.getByRole("row", { name: /^failed/ })).toContainText("%");
  return analysis;
}

test("it steps, opens the gallery, keeps the address and counts by chance, and asks for nothing", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.goto("");
  await expect(page).toHaveTitle(/Hopwatch/);
  await expect(region(page, "Waterfall")).toBeVisible();

  const before = await scrubber(page).getAttribute("aria-valuenow");
  await page.keyboard.press(".");
  await expect(scrubber(page)).not.toHaveAttribute("aria-valuenow", before ?? "");

  await button(page, "Scenarios").click();
  await page
    .getByRole("menuitemradio", { name: /^Create an order in 800 ms/ })
    .first()
    .click();
  await expect(field(page, "Title of the scenario")).toHaveValue(/^Create an order in 800 ms/);
  await expect(page).toHaveURL(/hopwatch\.html#g=order-800/);
  await page.reload();
  await expect(field(page, "Title of the scenario")).toHaveValue(/^Create an order in 800 ms/);

  const analysis = await countByChance(page);
  expect(workers).toEqual([expect.stringMatching(/^blob:/)]);
  for (const panel of ["Findings", "Layers", "Code"]) {
    await analysis.getByRole("tab", { name: new RegExp(`^${panel}`) }).click();
    await expect(analysis.getByRole("tabpanel", { name: new RegExp(`^${panel}`) })).not.toBeEmpty();
  }
  await page.goto("#lesson=set-your-own&handout=blank");
  await expect(page.getByRole("region", { name: "Checklist: Set your own" })).toBeVisible();
  const itself = (url: string) => /^(file:.*\/hopwatch\.html|data:|blob:)/.test(url);
  expect(requests.filter((url) => !itself(url))).toEqual([]);
});

test("it opens a link's frame where the browser keeps nothing and makes no worker", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
    window.Worker = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof Worker;
  });
  await page.goto("#g=order-800&f=1.payment.1.end");
  await expect(decision(page)).toContainText("Payment is cut by the budget after 330");
  await countByChance(page);
});

test("it is held to its own script, and axe finds nothing", async ({ page }) => {
  await page.goto("");
  await expect(region(page, "Waterfall")).toBeVisible();
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute(
    "content",
    /^default-src 'none'; script-src 'sha256-[^ ]+';/,
  );
  expect(await violations(page)).toEqual([]);
});
