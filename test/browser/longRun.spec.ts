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
    /** What the bar showed, as it changed. */
    hopwatchParts: number[];
  }
}

const progress = (page: Page) => page.getByRole("progressbar", { name: "Progress of the run" });
const run = (page: Page) =>
  region(page, "Run").getByRole("slider", { name: "Request at the cursor" });

/** The bar was seen on its way, not only at its ends. */
async function expectProgressSeen(page: Page) {
  const parts = await page.evaluate(() => window.hopwatchParts.splice(0));
  expect(parts.some((part) => part > 0 && part < 1)).toBe(true);
}

test("a long run tells how far it is, can be stopped, and comes out right", async ({ page }) => {
  await page.addInitScript(() => {
    window.hopwatchLongTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.hopwatchLongTasks.push(duration);
    }).observe({ type: "longtask" });
    window.hopwatchParts = [];
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>(".hw-long-run progress");
      if (bar !== null) window.hopwatchParts.push(bar.value);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  // Printed, not asserted: on a busy machine any task is long. That it can be stopped is the proof.
  const tell = async (what: string) => {
    const tasks = await page.evaluate(() => window.hopwatchLongTasks.splice(0));
    console.log(
      `100 000 requests, ${what}: tasks over 50 ms on the page: ${tasks.length} (${tasks.map((ms) => `${ms.toFixed(0)} ms`).join(", ")})`,
    );
  };
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const link = linkTo(JSON.stringify(MANY));
  await page.goto(`./#${link}`);
  // The page is there before the run is, and the address stays what was asked for.
  await expect(run(page)).toHaveAttribute("aria-valuemax", /^(14|100000)$/);
  await expect(run(page)).toHaveAttribute("aria-description", /^100\s000 requests: 100\s000 ok$/, {
    timeout: 60_000,
  });
  await expect(progress(page)).toHaveCount(0);
  await expectProgressSeen(page);
  expect(workers).toEqual([expect.stringContaining("runWorker")]);
  await expect(button(page, "Undo")).toBeDisabled();
  expect(page.url()).toContain(link);
  await tell("opened by a link");

  const timeout = field(page, "Own timeout, ms");
  await timeout.fill("5");
  await timeout.press("Enter");
  // At once: the page answers while the run is made, or it would be there before the press.
  await button(page, "Stop").click();
  await expect(progress(page)).toHaveCount(0);
  await expect(timeout).toHaveValue("100");
  await expect(button(page, "Undo")).toBeDisabled();
  await tell("edited and stopped");
  await run(page).press("End");
  await expect(run(page)).toHaveAttribute("aria-valuenow", "100000");

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
