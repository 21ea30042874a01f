/** Many seeded runs in a real browser: in a worker, beside a page that goes on answering. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Scenario } from "../../src/engine/scenario";
import { ANALYSIS, expectNoViolations, KNOBS, violations } from "../support/axe";
import { button, field, ledgerRows, open, plain, region, test, textOf } from "../support/page";
import { linkTo } from "../support/pageFiles";

/** Searching takes 40 to 199 ms and is cut at 150; nothing else takes time. */
const CUT: Scenario = {
  version: 1,
  title: "Cut at 150",
  deadlineMs: 300,
  seed: 1,
  hops: [
    {
      id: "search",
      kind: "call",
      name: "Search",
      timeoutMs: 150,
      responses: [{ durationMs: { uniform: [40, 199] } }],
    },
  ],
  breakers: {},
  arrivals: [0],
};

/** Ten hops, each by chance: what the goal of 10 000 runs is about. */
const TEN: Scenario = {
  ...CUT,
  title: "Ten hops by chance",
  deadlineMs: 600,
  hops: Array.from({ length: 10 }, (_, k) => ({
    id: `hop-${k + 1}`,
    kind: "call",
    name: `Hop ${k + 1}`,
    timeoutMs: 200,
    responses: [{ durationMs: { p50: 40, p99: 180 } }],
  })),
};

/** The panel, wherever the stage has put it. */
async function panel(page: Page): Promise<Locator> {
  const tab = page.getByRole("tab", { name: "Chance", exact: true });
  const part = page
    .getByRole("region", { name: "Chance", exact: true })
    .or(page.getByRole("tabpanel", { name: "Chance", exact: true }));
  const analysis = page.getByRole("tab", { name: /^Analysis/ });
  await expect(async () => {
    // What there is to press comes by and by, and the stage may lay itself out anew meanwhile.
    if (await analysis.isVisible()) await analysis.click({ timeout: 1_000 });
    await expect(tab.or(part).first()).toBeVisible({ timeout: 1_000 });
    if (await tab.isVisible()) await tab.click({ timeout: 1_000 });
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return part;
}

async function openChance(page: Page, scenario: Scenario): Promise<Locator> {
  await open(page, linkTo(JSON.stringify(scenario)));
  return panel(page);
}

const bars = (part: Locator) => part.getByRole("toolbar").getByRole("button");

async function run(part: Locator, runs = "10000") {
  await part.getByRole("combobox", { name: "Runs" }).selectOption(runs);
  await part.getByRole("button", { name: "Run", exact: true }).click();
  await expect(part.getByRole("status")).toHaveText(/runs are through\.$/, { timeout: 60_000 });
}

declare global {
  interface Window {
    hopwatchLongTasks: number[];
    hopwatchFrames: number;
  }
}

test("the runs leave the page free, and their figures are shown", async ({ page }) => {
  const part = await openChance(page, TEN);
  await expect(part.getByRole("button", { name: "Run", exact: true })).toBeVisible();
  await page.evaluate(() => {
    window.hopwatchLongTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.hopwatchLongTasks.push(duration);
    }).observe({ type: "longtask" });
  });
  const from = Date.now();
  await run(part);
  const tookMs = Date.now() - from;
  const tasks = await page.evaluate(() => window.hopwatchLongTasks);
  console.log(
    `10 000 runs of ten hops and their curve: ${tookMs} ms; tasks over 50 ms on the page: ${tasks.length} (${tasks.map((ms) => `${ms.toFixed(0)} ms`).join(", ")}; goal none on a machine of its own)`,
  );
  expect(Math.max(0, ...tasks)).toBeLessThan(2_000);
  const shares = part.getByRole("table").first();
  await expect(shares.getByRole("row", { name: /^on time/ })).toContainText("%");
  await expect(part.getByText(/^The knee is at/)).toBeVisible();
});

test("progress is told, and the runs stop when they are told to", async ({ page }) => {
  const part = await openChance(page, { ...TEN, arrivals: { everyMs: 1_000, count: 50 } });
  await part.getByRole("combobox", { name: "Runs" }).selectOption("100000");
  await part.getByRole("button", { name: "Run", exact: true }).click();
  const progress = part.getByRole("progressbar", { name: "Progress of the runs" });
  await expect
    .poll(() => progress.evaluate((bar) => (bar as HTMLProgressElement).value))
    .toBeGreaterThan(0);
  await part.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(part.getByRole("status")).toHaveText("Stopped.");
  await expect(progress).toHaveCount(0);
  await expect(part.getByRole("table")).toHaveCount(0);
});

test("a press on a bar opens a run that fell into it, by pointer and by keyboard", async ({
  page,
}) => {
  const part = await openChance(page, CUT);
  await run(part);
  const spent = async () => (await ledgerRows(page)).find(({ hop }) => hop === "Search")?.spent;
  // The first bar holds the shortest answers, the last one those that are cut at 150.
  const [, low, high] =
    /^(\d+) to (\d+) ms: /.exec(plain(await bars(part).first().getAttribute("aria-label"))) ?? [];
  await bars(part).first().click();
  await expect(bars(part).first()).toHaveAttribute("aria-current", "true");
  await expect.poll(async () => Number(await spent())).toBeGreaterThanOrEqual(Number(low));
  expect(Number(await spent())).toBeLessThanOrEqual(Number(high));
  await bars(part).first().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(bars(part).last()).toHaveAttribute("aria-current", "true");
  await expect.poll(spent).toBe("150");
  await expect(bars(part).last()).toBeFocused();
  // Both can be undone, and the figures stay what they are.
  await button(page, "Undo").click();
  await expect(bars(part).first()).toHaveAttribute("aria-current", "true");
  await button(page, "Undo").click();
  await expect(button(page, "Undo")).toBeDisabled();
  await expect(part.getByText("These figures are of an older setting.")).toHaveCount(0);
});

test("the curve is read by pointer and keyboard, and a deadline is taken from it", async ({
  page,
}) => {
  const part = await openChance(page, CUT);
  await run(part);
  const curve = part.getByRole("slider", { name: "Deadline to read off" });
  await curve.hover({ position: { x: 1, y: 60 } });
  // 1 ms less than the shortest: about 40.
  await expect(part.getByText(/^With a deadline of (39|4\d)\sms: 0\s% in time/)).toBeVisible();
  await page.mouse.move(0, 0);
  await curve.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("PageUp");
  const deadline = await curve.getAttribute("aria-valuenow");
  await part.getByRole("button", { name: "Use this deadline" }).click();
  await expect(
    part.getByText("These figures are of an older setting.", { exact: true }),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Operation" }).click();
  await expect(field(page, "Deadline, ms")).toHaveValue(`${deadline}`);
  // It runs again by itself.
  await expect(
    part.getByText("These figures are of an older setting.", { exact: true }),
  ).toHaveCount(0);
});

for (const [how, block] of [
  [
    "cannot be made",
    (page: Page) =>
      page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException("an opaque origin", "SecurityError");
          }
        } as unknown as typeof Worker;
      }),
  ],
  ["cannot be loaded", (page: Page) => page.route(/chanceWorker/, (route) => route.abort())],
] as const) {
  test(`where a worker ${how} the page does it itself, and goes on answering`, async ({
    page,
    watch,
  }) => {
    await block(page);
    const part = await openChance(page, CUT);
    await page.evaluate(() => {
      window.hopwatchFrames = 0;
      const count = () => {
        window.hopwatchFrames += 1;
        requestAnimationFrame(count);
      };
      count();
    });
    await run(part, "1000");
    expect(await page.evaluate(() => window.hopwatchFrames)).toBeGreaterThan(10);
    await expect(part.getByRole("row", { name: /^failed/ })).toContainText("%");
    // That the worker's file did not come is what this test did.
    watch.forgiven.push(/chanceWorker|net::ERR_FAILED/);
  });
}

test("without anything random it is calm, and one press changes that", async ({ page }) => {
  await open(page, "g=order-800");
  const part = await panel(page);
  await expect(part).toContainText("Nothing here is left to chance");
  await part.getByRole("button", { name: /^Let Payment take about 450/ }).click();
  await expect(part.getByText("By chance: how long Payment takes.")).toBeVisible();
  await button(page, "Undo").click();
  await expect(part).toContainText("Nothing here is left to chance");
});

test("nothing scrolls sideways down to 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const part = await openChance(page, TEN);
  await run(part, "1000");
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    // Bars can be pressed: 24 px at least.
    const narrowest = await bars(part).evaluateAll((all) =>
      Math.min(...all.map((bar) => bar.getBoundingClientRect().width)),
    );
    expect(narrowest).toBeGreaterThanOrEqual(23.9);
  }
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe has nothing to say of it, light and dark, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const check = (what: string) => expectNoViolations(page, what, ANALYSIS);
    await open(page, "g=order-800");
    const part = await panel(page);
    await expect(part).toContainText("Nothing here is left to chance");
    await check("nothing random");
    await openChance(page, CUT);
    await run(part, "1000");
    for (const summary of await part.getByText("As a table").all()) await summary.click();
    await check("figures");
    await part.getByRole("combobox", { name: "Runs" }).selectOption("100000");
    await part.getByRole("button", { name: "Run again" }).click();
    await part.getByRole("button", { name: "knee", exact: false }).click();
    await expect(
      part.getByText("These figures are of an older setting.", { exact: true }),
    ).toBeVisible();
    await part.getByRole("button", { name: "Stop" }).click();
    await check("figures of an older setting");
  });
}

test("the knobs of chance have nothing that axe minds", async ({ page }) => {
  await open(page, linkTo(JSON.stringify(CUT)));
  const knobs = region(page, "Knobs");
  for (const name of ["Answers", "Outages"]) {
    await knobs.locator("summary").filter({ hasText: name }).click();
  }
  await knobs.getByRole("button", { name: "Add an outage" }).click();
  expect.soft(await violations(page, { within: KNOBS }), "drawn answers").toEqual([]);
  await knobs.getByRole("combobox", { name: "Its time is", exact: true }).selectOption("samples");
  await knobs.getByRole("textbox", { name: /Measured times/ }).fill("31 x");
  await expect(knobs.getByText("Could not be read: “x”.")).toBeVisible();
  expect.soft(await violations(page, { within: KNOBS }), "measured times").toEqual([]);
  await page.getByRole("tab", { name: "Requests" }).click();
  await knobs.getByRole("combobox", { name: "Requests come" }).selectOption("poisson");
  await expect.poll(() => textOf(knobs)).toContain("in this run.");
  expect.soft(await violations(page, { within: KNOBS }), "random requests").toEqual([]);
});
