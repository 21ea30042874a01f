/** Every state of the page that the tests visit, held against axe's rules, light and dark. */
import { expect, type Page } from "@playwright/test";
import { expectNoViolations, KNOBS, violations } from "../support/axe";
import { button, hopRow, open, region, test } from "../support/page";
import { openByDrop } from "../support/pageFiles";

interface State {
  readonly name: string;
  /** Brings the page there, from wherever the last state left it. */
  readonly enter: (page: Page) => Promise<unknown>;
  /** What is new there; else the whole page is looked at. */
  readonly within?: string;
  readonly leave?: (page: Page) => Promise<unknown>;
}

const PICTURE = ".hw-stage-picture";

const esc = (page: Page) => page.keyboard.press("Escape");

/** In the bar, or in its menu where the bar is short. */
async function fromBar(page: Page, name: string) {
  const more = button(page, "More");
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  } else await button(page, name).click();
}

/** And all that comes with them: what is opened is loaded then, and may have some of its own. */
async function openAllDetails(page: Page) {
  await expect(async () => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await expect(page.locator(".hw-more:not(:has(> .hw-more-body > *))")).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });
}

const STATES: readonly State[] = [
  { name: "as it opens", enter: (page) => open(page, "") },
  {
    name: "a breaker at work",
    enter: (page) => open(page, "g=budget-meets-breaker&f=9.payment.1.start"),
  },
  { name: "finished", enter: (page) => open(page, "g=order-800&f=1...finish"), within: PICTURE },
  { name: "no breaker", enter: (page) => open(page, "g=order-800&f=1.payment.1.end") },
  {
    name: "retries and a ghost",
    enter: (page) => open(page, "g=auth-150&f=1.downstream.2.end"),
    within: PICTURE,
  },
  { name: "nothing left", enter: (page) => open(page, "g=nothing-left"), within: PICTURE },
  { name: "About", enter: (page) => fromBar(page, "About"), within: "dialog", leave: esc },
  { name: "Keys", enter: (page) => fromBar(page, "Keys"), within: "dialog", leave: esc },
  {
    name: "the scenarios",
    enter: (page) => button(page, "Scenarios").click(),
    within: '[role="menu"]',
    leave: esc,
  },
  {
    name: "a bad file",
    enter: (page) => openByDrop(page, { name: "bad.json", text: '{"version":2,"hops":{}}' }),
    leave: (page) => button(page, "Dismiss").click(),
  },
  {
    name: "everything unfolded",
    enter: async (page) => {
      await open(page, "g=budget-meets-breaker&f=6.payment.1.refused");
      await openAllDetails(page);
      await button(page, "Add a period").click();
    },
  },
  {
    name: "retries like a library",
    enter: async (page) => {
      await open(page, "g=retry-spends-the-budget");
      await hopRow(page, "Supplier").click();
      await page.getByText("Retries like a library").click();
      await page.getByRole("combobox", { name: "Behaves like" }).selectOption("cockatiel");
      const kind = page.getByRole("combobox", { name: "Its kind" });
      await kind.selectOption("ExponentialBackoff");
      await expect(page.getByRole("combobox", { name: "generator" })).toBeVisible();
    },
    within: KNOBS,
  },
  ...["Operation", "Breaker", "Requests"].map((tab) => ({
    name: `the knobs of ${tab.toLowerCase()}`,
    enter: async (page: Page) => {
      await page
        .getByRole("tablist", { name: "Which knobs" })
        .getByRole("tab", { name: tab })
        .click();
      await expect(page.getByRole("tabpanel", { name: tab, exact: true })).not.toBeEmpty();
      await openAllDetails(page);
    },
    within: KNOBS,
  })),
  {
    name: "a field in error",
    enter: async (page) => {
      await page.getByRole("tab", { name: "Operation" }).click();
      const deadline = page.getByRole("textbox", { name: "Deadline, ms" });
      await deadline.fill("2s");
      await deadline.press("Enter");
      await expect(
        region(page, "Knobs")
          .or(page.getByRole("tabpanel", { name: "Knobs" }))
          .getByRole("alert"),
      ).toBeVisible();
    },
    within: KNOBS,
    leave: esc,
  },
];

const NARROW: readonly State[] = [
  ...["Send", "Ledger", "Knobs"].map((tab) => ({
    name: `the tab ${tab}`,
    enter: (page: Page) => page.getByRole("tab", { name: tab, exact: true }).click(),
    within: `[data-place="${tab.toLowerCase()}"]`,
  })),
  {
    name: "more controls",
    enter: (page) => button(page, "More controls").click(),
    leave: esc,
  },
];

for (const [width, height, states] of [
  [1440, 900, STATES],
  [390, 844, [...STATES, ...NARROW]],
] as const) {
  test(`axe has nothing to say, light and dark, at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    for (const { name, enter, within, leave } of states) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await enter(page);
      await expectNoViolations(page, name, within);
      await leave?.(page);
    }
  });
}

test("axe has nothing to say of high contrast", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, "g=budget-meets-breaker&f=9.payment.1.start");
  expect(await violations(page)).toEqual([]);
});

test("with forced colours, what is chosen and where one is can still be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "g=order-800");
  const outline = (name: string) =>
    hopRow(page, name).evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline("Payment")).toBe("solid");
  expect(await outline("Gateway")).toBe("none");
  // Bars are drawn in the system's own ink, and their patterns stay.
  const drawn = await page
    .locator(".hw-waterfall-plot .hw-bar[data-mark=used]")
    .evaluateAll((all) =>
      all.map((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        return fill !== "none" || stroke !== "none";
      }),
    );
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn).not.toContain(false);
  // So are the marks of hop rows, which are gradients and borders.
  const marks = await hopRow(page, "Payment").evaluate((row) => {
    const grip = row.querySelector(".hw-hop-grip");
    return grip === null ? "" : getComputedStyle(grip, "::before").backgroundImage;
  });
  expect(marks).toContain("gradient");
  // And the lines of the sliders.
  const lines = await page
    .locator(".hw-slider-track input")
    .evaluateAll((all) => all.map((line) => getComputedStyle(line).backgroundImage));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toContain("gradient");
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(
    () => getComputedStyle(document.activeElement as Element).outlineStyle,
  );
  expect(ring).not.toBe("none");
});
