/** A run of 100 000 requests in a real browser: the page goes on answering while it is made. */
import { expect, type Page } from "@playwright/test";
import type { Scenario } from "../../src/engine/scenario";
import { button, field, region, test } from "../support/page";
import { linkTo } from "../support/pageFiles";

/** Each is answered in 8 ms: all are ok under a timeout of 100 ms, and none is under 5. */
const MANY: Scenario = {
  version: 1,
  title: "A hundred thousand",
  deadlineMs: 500,
  seed: 1,
  hops: [
    { id: "a", kind: "call", name: "Supplier", timeoutMs: 100, responses: [{ durationMs: 8 }] },
  ],
  breakers: {},
  arrivals: { everyMs: 10, count: 100_000 },
};

declare global {
  interface Window {
    hopwatchLongTasks: number[];
  }
}

const progress = (page: Page) => page.getByRole("progressbar", { name: "Progress of the run" });
const run = (page: Page) =>
  region(page, "Run").getByRole("slider", { name: "Request at the cursor" });

/** Waits until it is under way, at more than nothing. */
async function expectProgress(page: Page) {
  await expect
    .poll(() => progress(page).evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0);
}

test("a long run tells how far it is, can be stopped, and comes out right", async ({ page }) => {
  await page.addInitScript(() => {
    window.hopwatchLongTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.hopwatchLongTasks.push(duration);
    }).observe({ type: "longtask" });
  });
  const tell = async (what: string) => {
    const tasks = await page.evaluate(() => window.hopwatchLongTasks.splice(0));
    console.log(
      `100 000 requests, ${what}: tasks over 50 ms on the page: ${tasks.length} (${tasks.map((ms) => `${ms.toFixed(0)} ms`).join(", ")})`,
    );
    expect(Math.max(0, ...tasks)).toBeLessThan(2_000);
  };
  const link = linkTo(JSON.stringify(MANY));
  await page.goto(`./#${link}`);
  // The page is there before the run is, and the address stays what was asked for.
  await expectProgress(page);
  await expect(page.getByText("Shown until then: what was open before.").first()).toBeVisible();
  await expect(run(page)).toHaveAttribute("aria-valuemax", "14");
  expect(page.url()).toContain(link);
  await expect(run(page)).toHaveAttribute("aria-description", /^100\s000 requests: 100\s000 ok$/, {
    timeout: 60_000,
  });
  await expect(progress(page)).toHaveCount(0);
  await expect(button(page, "Undo")).toBeDisabled();
  await tell("opened by a link");

  const timeout = field(page, "Own timeout, ms");
  await timeout.fill("5");
  await timeout.press("Enter");
  await expectProgress(page);
  // It answers meanwhile: the cursor walks through what is shown.
  await run(page).press("End");
  await expect(run(page)).toHaveAttribute("aria-valuenow", "100000");
  await button(page, "Stop").click();
  await expect(progress(page)).toHaveCount(0);
  await expect(timeout).toHaveValue("100");
  await expect(button(page, "Undo")).toBeDisabled();
  await tell("edited and stopped");

  await timeout.fill("5");
  await timeout.press("Enter");
  await expect(run(page)).toHaveAttribute(
    "aria-description",
    /^100\s000 requests: 100\s000 failed$/,
    { timeout: 60_000 },
  );
  await expect(timeout).toHaveValue("5");
  await tell("edited");
  await button(page, "Undo").click();
  await expect(run(page)).toHaveAttribute("aria-description", /100\s000 ok$/, { timeout: 60_000 });
  await expect(run(page)).toHaveAttribute("aria-valuenow", "100000");
  await tell("undone");
});
