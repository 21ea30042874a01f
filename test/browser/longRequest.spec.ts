/** A request with more rows than the window: the row at the cursor, wherever that is. */
import { expect, type Page } from "@playwright/test";
import type { Scenario } from "../../src/engine/scenario";
import { open, region, test } from "../support/page";
import { linkTo } from "../support/pageFiles";

/** Sixty calls; the last one's write is cut off 200 ms before it is done. */
const SIXTY: Scenario = {
  version: 1,
  title: "Sixty calls",
  deadlineMs: 20_000,
  seed: 1,
  hops: Array.from({ length: 60 }, (_, k) => ({
    id: `hop-${k + 1}`,
    kind: "call",
    name: `Hop ${k + 1}`,
    timeoutMs: 100,
    ...(k === 59
      ? { effect: "write", responses: [{ durationMs: 300 }] }
      : { responses: [{ durationMs: 20 }] }),
  })),
  breakers: {},
  arrivals: [0, 30_000],
  opensAt: { operation: 1, hop: "hop-50", attempt: 1, moment: "start" },
};

const openSixty = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, linkTo(JSON.stringify(SIXTY)));
};
const current = (page: Page) => region(page, "Waterfall").locator("button[aria-current=step]");

/**
 * A step in every frame, then a press of that button and one step more, if any; how many rows are current
 * before the hand has rested.
 */
const hurry = (page: Page, steps: number, press?: string, goesOn = false) =>
  page.evaluate(
    async ([count, name, more]) => {
      const go = () =>
        document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: ".", code: "Period", bubbles: true }),
        );
      for (let step = 0; step < count; step += 1) {
        go();
        await new Promise(requestAnimationFrame);
      }
      const isIt = (button: Element) => (button.ariaLabel ?? button.textContent) === name;
      if (name !== undefined) [...document.querySelectorAll("button")].find(isIt)?.click();
      if (more) go();
      return document.querySelectorAll(".hw-names-button[aria-current=step]").length;
    },
    [steps, press, goesOn] as const,
  );

test("out of sight it is left out of steps in haste, and Tab leads to it after them", async ({
  page,
}) => {
  await openSixty(page);
  await expect(current(page)).toHaveAccessibleName(/^Hop 50:/);
  expect(await hurry(page, 8)).toBe(0);
  await expect(current(page)).toHaveAccessibleName(/^Hop 54:/);
  await expect(current(page)).toHaveAttribute("tabindex", "0");
  await expect(current(page)).not.toBeInViewport();
  // One step by itself is followed at once.
  await page.waitForTimeout(300);
  expect(await hurry(page, 1)).toBe(1);
});

test("a finding leads to its row while steps are made in haste", async ({ page, context }) => {
  await openSixty(page);
  await region(page, "Analysis").evaluate((part) => part.scrollIntoView());
  const show = page.getByRole("button", { name: "Show Hop 60, request 1" }).first();
  await expect(show).toBeVisible();
  // On a slow machine it takes longer to come than the hand to rest.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await hurry(page, 4, "Show Hop 60, request 1");
  await expect(current(page)).toHaveAccessibleName(/^Hop 60:/);
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toBeInViewport();
});

test("a finding does not call back whoever has stepped on", async ({ page }) => {
  await openSixty(page);
  await region(page, "Analysis").evaluate((part) => part.scrollIntoView());
  await expect(page.getByRole("button", { name: "Show Hop 60, request 1" }).first()).toBeVisible();
  await hurry(page, 4, "Show Hop 60, request 1", true);
  await expect(region(page, "Decision at the cursor")).toContainText("Request 1 fails after");
  await page.waitForTimeout(500);
  await expect(page.locator(":focus")).toHaveCount(0);
});

test("Tab leads to it while steps are made in haste too", async ({ page }) => {
  await openSixty(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("slider", { name: "Request at the cursor" }).focus();
  expect(await hurry(page, 8)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(current(page)).toHaveAccessibleName(/^Hop 54:/);
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toBeInViewport();
  await page.waitForTimeout(300);
  await expect(current(page)).toHaveAttribute("tabindex", "0");
});
