/** Nested calls on the page: what each scenario is about is seen at its telling step. */
import { expect, type Page } from "@playwright/test";
import { expectNoViolations, WATERFALL } from "../support/axe";
import { button, decision, ledgerRows, open, region, test, textOf } from "../support/page";

interface Telling {
  readonly name: string;
  /** The decision at the step at which it opens. */
  readonly says: string;
  /** What is written in the picture or under it. */
  readonly shows?: readonly string[];
  /** What a row says to a reader. */
  readonly row?: RegExp;
}

/** Figures from the scenarios' own numbers: what is left is the deadline less what was spent. */
const TELLING: readonly Telling[] = [
  {
    name: "client-gives-up",
    says: "Shop is cut by the budget after 1 500 ms — 0 ms left.",
    shows: ["Ghost work: 1 300 ms in all, from 1 500, when a caller gave up, to 2 800 ms."],
    row: /^Stock: running, 1\s200 of 2\s000\sms, since 300\sms; handed over: nothing told/,
  },
  {
    // 1 500 − 100 − 200.
    name: "client-gives-up-told",
    says: "Stock may wait min(2 000 own, 1 200 left) = 1 200 ms — bound by the budget.",
    shows: ["1 500 ms left", "1 400 ms left", "1 200 ms left"],
  },
  {
    name: "retry-storm-27",
    says: "Database, attempt 3, may wait 100 ms — its own timeout; its caller was told no deadline.",
    shows: ["3 calls", "9 calls", "27 calls"],
  },
  {
    name: "retry-storm-one-layer",
    says: "Database, attempt 3, may wait 100 ms — its own timeout; its caller was told no deadline.",
    shows: ["3 calls"],
  },
  {
    // 300 − 265.
    name: "retry-storm-budget",
    says: "Database, attempt 2 is not retried: it cannot fit, 50 pause ≥ 35 usable — it fails now instead of at the deadline.",
    shows: ["5 calls", "45 ms left"],
  },
  {
    // Believed until 1 300; it is 600.
    name: "budget-reset",
    says: "Tax may wait min(1 000 own, 700 left) = 700 ms — bound by the budget.",
    row: /^Tax: .*handed over: the whole 1\s000\sms again/,
  },
  {
    name: "absolute-skew",
    says: "Stock answers that its deadline has passed, after 300 ms — 500 ms left.",
    shows: ["until 600, on its clock 300"],
  },
  {
    // Ten gaps of 900.
    name: "slow-drip",
    says: "Report answers ok after 9 200 ms — 0 ms left.",
    row: /^Report: .*own work 200\sms; reading the body 9\s000\sms/,
  },
  {
    name: "ghost-write",
    says: "Shop is cut by its own timeout after 1 000 ms — 1 500 ms left; whether the write happened is unknown.",
    shows: [
      "Ghost work: 300 ms in all, from 1 000, when a caller gave up, to 1 300 ms. A write whose outcome was unknown took effect all the same.",
    ],
  },
  {
    name: "fan-out",
    says: "Reviews answers ok after 350 ms — 50 ms left.",
    row: /^Reviews: .*on the critical path for 350\sms/,
  },
  {
    // 120 + 250 + 100 of 800.
    name: "optional-bonus",
    says: "Bonus points is cut by its own timeout after 100 ms — 330 ms left.",
    row: /^Bonus points: timeout, 100 of 100\sms, from 370 to 470\sms/,
  },
  {
    name: "stale-price",
    says: "Price fails technically after 30 ms — 570 ms left.",
    row: /^Price: technical failure, 30 of 150\sms/,
  },
  {
    // 400 − 60 − 120.
    name: "background-import",
    says: "Catalogue fails technically after 120 ms — 220 ms left.",
    row: /^Catalogue: technical failure, 120 of 300\sms/,
  },
  {
    name: "forged-budget",
    says: "Search is cancelled after 1 980 ms — 0 ms left.",
    shows: ["asked 86 400 000, taken 2 000 ms", "1 980 ms left"],
  },
  {
    name: "tight-deadline",
    says: "Search is cut by its own timeout after 200 ms — 300 ms left.",
    row: /^Search: timeout, 200 of 200\sms/,
  },
  {
    // 3 there and 3 back.
    name: "keep-alive-race",
    says: "Application fails technically after 6 ms — 9 994 ms left.",
    row: /^Application: technical failure, 6 of /,
  },
];

const waterfall = (page: Page) => region(page, "Waterfall");
const tree = (page: Page) => page.getByRole("tree", { name: /^Calls of request/ });
const rows = (page: Page) => tree(page).getByRole("treeitem");

for (const { name, says, shows = [], row } of TELLING) {
  test(`${name} is stepped to what it is about`, async ({ page }) => {
    await open(page, `g=${name}`);
    await expect(decision(page)).toHaveText(says);
    const said = await textOf(decision(page));
    // From the first step of its request on.
    await page.keyboard.press("[");
    await page.keyboard.press("Home");
    for (let step = 0; step < 150 && (await textOf(decision(page))) !== said; step += 1) {
      await page.keyboard.press(".");
    }
    await expect(decision(page)).toHaveText(says);
    for (const text of shows) {
      await expect(waterfall(page).getByText(text, { exact: true }).first()).toBeVisible();
    }
    if (row !== undefined) {
      const role = (await tree(page).count()) > 0 ? "treeitem" : "button";
      await expect(waterfall(page).getByRole(role, { name: row })).toBeVisible();
    }
  });
}

test("the tree is walked and folded by keyboard alone", async ({ page }) => {
  await open(page, "g=retry-storm-27");
  // The branches of retries begin folded.
  await expect(rows(page)).toHaveCount(9);
  await rows(page).first().focus();
  await page.keyboard.press("End");
  const last = rows(page).filter({ hasText: "API, try 3" });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("ArrowRight");
  await expect(last).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(rows(page).nth(9)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(last).toBeFocused();
  // Enter goes to where the row ends: 3 × (5 + 505) + 100.
  await page.keyboard.press("Enter");
  await expect(decision(page)).toHaveText(/^API, attempt 3, fails technically after 510\sms/);
  // A step does not fold or unfold anything.
  const before = await rows(page).count();
  await page.keyboard.press(",");
  await expect(rows(page)).toHaveCount(before);
});

test("Ctrl and the wheel zoom at the pointer, a plain wheel scrolls, 0 shows all", async ({
  page,
}) => {
  await open(page, "g=order-800");
  const whole = button(page, "Whole request");
  const box = await waterfall(page).locator(".hw-waterfall-picture").boundingBox();
  if (box === null) throw new Error("no picture");
  await page.mouse.move(box.x + box.width - 100, box.y + 60);
  await page.mouse.wheel(0, -100);
  await expect(whole).toBeHidden();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await expect(whole).toBeVisible();
  // Closer, the first tick is no longer 0.
  await expect(waterfall(page).locator(".hw-tick").first()).not.toHaveText(/^0/);
  // The cursor's moment is kept in view by every step.
  await page.keyboard.press("Home");
  await expect(waterfall(page).locator(".hw-cursor-line")).toHaveCount(1);
  await waterfall(page)
    .getByRole("button", { name: /^Payment/ })
    .focus();
  await page.keyboard.press("0");
  await expect(whole).toBeHidden();
  await page.keyboard.press("+");
  await whole.click();
  await expect(whole).toBeHidden();
});

test("the strip's brush chooses what is seen", async ({ page }) => {
  await open(page, "g=retry-storm-27");
  const strip = page.getByRole("img", { name: /^Part of the axis/ });
  const box = await strip.boundingBox();
  if (box === null) throw new Error("no strip");
  await page.mouse.move(box.x + box.width * 0.25, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(button(page, "Whole request")).toBeVisible();
  const seen = /: ([\d\s]+) to ([\d\s]+)\sms$/.exec((await strip.getAttribute("aria-label")) ?? "");
  const [from = 0, to = 0] = [seen?.[1], seen?.[2]].map((text) =>
    Number((text ?? "").replace(/\s/g, "")),
  );
  // The axis ends at 2 200 or so: a quarter of it, from a quarter on.
  expect(to / from).toBeGreaterThan(1.9);
  expect(to / from).toBeLessThan(2.1);
});

test("on paper everything is there, black on white, and nothing to press", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "g=retry-storm-27");
  await rows(page).first().focus();
  await page.keyboard.press("+");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // 3 + 9 + 27, whatever was folded; nothing is zoomed.
  await expect(rows(page)).toHaveCount(39);
  await expect(waterfall(page).locator(".hw-tick").first()).toHaveText("0");
  await expect(decision(page)).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(region(page, "Transport")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(decision(page).locator("p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  const width = await waterfall(page)
    .locator(".hw-waterfall")
    .evaluate((box) => box.clientWidth);
  // A4 less two margins of 12 mm is 186 mm: 703 px.
  expect(width).toBeLessThanOrEqual(703);
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect(rows(page)).toHaveCount(9);
});

test("a long request is printed whole, on as many pages as it needs", async ({ page }) => {
  await open(page, "g=retry-storm-27");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(2);
  expect(pages).toBeLessThanOrEqual(4);
});

test("the ledger of nested calls has its columns, as on the command line", async ({ page }) => {
  await open(page, "g=client-gives-up-told&f=1.stock.1.answered");
  await expect
    .poll(async () =>
      (await ledgerRows(page)).map((row) => [row.hop, row.n, row.for, row["told until"]]),
    )
    .toEqual([
      ["Shop", "1", "–", "1 500"],
      ["Orders", "2", "1", "1 500"],
      ["Stock", "3", "2", "1 500"],
      ["total", "–", "–", "–"],
    ]);
});

for (const width of [1440, 1024, 390, 320]) {
  test(`nothing scrolls sideways, and axe has nothing to say, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    for (const link of [
      "g=client-gives-up&f=1.stock.1.answered",
      "g=retry-storm-27",
      "g=ghost-write&f=1...finish",
      "g=slow-drip",
      "g=forged-budget",
    ]) {
      await open(page, link);
      const [wide, seen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect.soft(wide, link).toBe(seen);
      if (width === 1024 || width === 320) continue;
      await expectNoViolations(page, link, WATERFALL);
    }
  });
}
