/** What is wrong with a scenario, on the page: seen, shown, mended and undone, by hand and by keyboard. */
import { expect, type Locator, type Page } from "@playwright/test";
import { ANALYSIS, expectNoViolations } from "../support/axe";
import { button, decision, open, plain, region, test, textOf } from "../support/page";

const analysis = (page: Page): Locator =>
  region(page, "Analysis").or(page.getByRole("tabpanel", { name: "Analysis", exact: true }));
/** What is analysed is loaded once it is nearly in view. */
const openAt = async (page: Page, link: string) => {
  await open(page, link);
  await analysis(page).evaluate((part) => part.scrollIntoView());
};
const finding = (page: Page, title: string): Locator =>
  analysis(page).getByRole("listitem").filter({ hasText: title });
const titles = async (page: Page): Promise<readonly string[]> =>
  (await analysis(page).getByRole("heading", { level: 4 }).allTextContents()).map(plain);
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel ?? activeElement?.textContent?.trim() ?? "";
  });

const SEEN: readonly (readonly [name: string, count: string, says: readonly string[]])[] = [
  [
    "order-800-local",
    "1 error, 2 warnings",
    // 100 + (300 + 400) + 80 = 880, 80 more than 800.
    ["= 880 ms: 80 ms past the deadline of 800 ms", "given up after 400 ms without an answer"],
  ],
  [
    "ghost-write",
    "4 errors, 2 warnings",
    // 200 of its own and 2 000 for Orders; Orders was done at 1 300, Shop had been given up at 1 000.
    ["200 ms of its own + 2 000 ms of calls", "Orders worked for 300 ms that nobody waited for"],
  ],
  [
    "retry-storm-27",
    "5 errors, 1 warning",
    ["3 layers retry", "3 × 3 × 3 = 27 calls of Database for one request"],
  ],
  ["keep-alive-race", "1 warning", ["a 502"]],
];

for (const [name, count, says] of SEEN) {
  test(`${name}: its findings are seen, and counted on their tab`, async ({ page }) => {
    await openAt(page, `g=${name}`);
    // Notes may follow.
    const counted = new RegExp(`^Findings ${count}(,|$)`);
    await expect(analysis(page).getByRole("tab", { name: counted })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: counted })).toBeVisible();
    for (const each of says) await expect.poll(() => textOf(analysis(page))).toContain(each);
  });
}

test("where nothing is wrong the panel says what was looked at", async ({ page }) => {
  await openAt(page, "g=breaker-lab");
  await expect(analysis(page).getByRole("heading", { name: "Nothing found." })).toBeVisible();
  await expect(analysis(page)).toContainText("what happened in the 10 requests of this run");
});

test("Show moves the cursor to the bar, and the eye and the focus with it", async ({ page }) => {
  await openAt(page, "g=ghost-write");
  await finding(page, "Work went on")
    .getByRole("button", { name: "Show Orders, request 1" })
    .click();
  await expect(page).toHaveURL(/f=1\.orders\.1\.answered/);
  await expect(decision(page)).toContainText("Orders sends its answer");
  await expect.poll(() => focused(page)).toMatch(/^Orders/);
  const row = page.locator('[data-place="waterfall"] [aria-current="step"]');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(decision(page)).toBeInViewport();
});

test("a finding of a whole request leads to its end, and to the scrubber", async ({ page }) => {
  await openAt(page, "g=order-800-local&f=1.payment.1.start");
  await finding(page, "Timeouts add up").getByRole("button", { name: "Show request 1" }).click();
  await expect(decision(page)).toContainText("70 ms late");
  await expect(page.getByRole("slider", { name: /^Steps/ })).toBeFocused();
});

test("Fix takes its finding away, undo brings it back, and both are told", async ({ page }) => {
  await openAt(page, "g=order-800-local");
  const caps = finding(page, "Timeouts add up");
  await caps.getByRole("button", { name: "Fix: let all calls share the budget" }).click();
  await expect(caps).toHaveCount(0);
  const said = analysis(page).getByRole("status");
  await expect(said).toHaveText(
    "Done: let all calls share the budget. Undo takes it back. Left: 2 warnings.",
  );
  await expect(said).toBeInViewport();
  expect(await titles(page)).toEqual([
    "Warning A write was cut off: nobody knows whether it happened",
    "Warning Work went on after its caller had given up",
  ]);
  await page.keyboard.press("Control+z");
  await expect(caps).toHaveCount(1);
  await expect(said).toHaveText("");
});

test("all of it by keyboard", async ({ page }) => {
  await openAt(page, "g=order-800-local");
  await expect(finding(page, "Timeouts add up")).toBeAttached();
  await button(page, "Findings 1 error, 2 warnings, 1 note").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("1 error, 2 warnings, 1 note");
  await expect(analysis(page).getByRole("heading", { level: 3 })).toBeInViewport();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Show request 1");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Fix: let all calls share the budget");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^Warning A write was cut off/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^Payment: /);
  await page.keyboard.press("Control+z");
  await expect(finding(page, "Timeouts add up")).toHaveCount(1);
});

test("on a narrow page they are behind a tab, which the link keeps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "g=ghost-write");
  const tab = page.getByRole("tab", { name: "Analysis 4 errors, 2 warnings" });
  await expect(tab).toBeVisible();
  await expect(analysis(page)).toBeHidden();
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Findings" }).click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => focused(page)).toBe("4 errors, 2 warnings");
  await expect(page).toHaveURL(/v=\.findings/);
  await page.reload();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(finding(page, "Work went on")).toBeVisible();
  await page.getByRole("tab", { name: "Ledger" }).click();
  await expect(analysis(page)).toBeHidden();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe has nothing to say of them, light and dark, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const name of ["ghost-write", "order-800-local", "breaker-lab"]) {
      await openAt(page, `g=${name}&v=.findings`);
      await expect(analysis(page).getByRole("heading", { level: 3 })).not.toContainText("…");
      await expectNoViolations(page, name, ANALYSIS);
    }
  });
}

test("nothing of it is drawn while a slider is held", async ({ page }) => {
  await openAt(page, "g=order-800-local");
  await expect(finding(page, "Timeouts add up")).toBeAttached();
  await page.evaluate(() => {
    const changes = { count: 0 };
    Object.assign(window, { changes });
    const observer = new MutationObserver((all) => {
      changes.count += all.length;
    });
    for (const each of document.querySelectorAll('[data-place="analysis"], header')) {
      observer.observe(each, { subtree: true, childList: true, characterData: true });
    }
  });
  const changes = () =>
    page.evaluate(() => (window as unknown as { changes: { count: number } }).changes.count);
  const own = page.getByRole("slider", { name: "Own timeout, slider" });
  await own.scrollIntoViewIfNeeded();
  const box = await own.boundingBox();
  if (box === null) throw new Error("no slider");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, y);
  await page.mouse.down();
  // The scenario is not the gallery's own any more, and can be undone: that is the bar's.
  await page.mouse.move(box.x + box.width * 0.38, y);
  await page.waitForTimeout(100);
  const before = await changes();
  for (let move = 0; move < 20; move++) {
    await page.mouse.move(box.x + box.width * (0.36 - 0.005 * move), y);
  }
  await page.waitForTimeout(400);
  expect((await changes()) - before).toBe(0);
  await expect(finding(page, "Timeouts add up")).toBeAttached();
  await page.mouse.up();
  await expect(finding(page, "Timeouts add up")).toHaveCount(0);
});
