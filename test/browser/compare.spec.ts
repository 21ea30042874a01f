/** Two settings side by side: chosen, edited, undone, reloaded and passed on, in any width. */
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations, WATERFALL } from "../support/axe";
import {
  button,
  field,
  open,
  plain,
  region,
  scrubber,
  slider,
  test,
  textOf,
} from "../support/page";

const PRESET = /^Each timeout on its own/;
const DIFFERENCE =
  "With the deadline shared: pending at Payment (deadline exceeded) after 800 ms instead of pending at Payment (timeout) after 870 ms, 70 ms late. 120 ms of ghost work instead of 50 ms.";

function half(page: Page, which: "Now" | "Pinned"): Locator {
  return page.getByRole("region", { name: new RegExp(`^${which}(:|$)`) });
}

function difference(page: Page): Locator {
  return region(page, "Waterfall").getByRole("status");
}

async function compareWith(page: Page, name: RegExp) {
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Compare with" });
  await dialog.getByRole("button", { name }).click();
  await expect(half(page, "Pinned")).toBeVisible();
}

/** Where the cursor of a half stands, in px of the window. */
async function cursorX(of: Locator): Promise<number> {
  const box = await of.locator(".hw-cursor-line:not(.hw-compare-line *)").first().boundingBox();
  if (box === null) throw new Error("no cursor");
  return box.x;
}

async function sentences(page: Page): Promise<readonly string[]> {
  return Promise.all([
    textOf(difference(page)),
    textOf(half(page, "Now").getByRole("heading")),
    textOf(half(page, "Pinned").getByRole("heading")),
    textOf(page.getByRole("table", { name: "The figures of both" })),
  ]);
}

test("a preset shows the difference in words; an edit changes the upper half alone", async ({
  page,
}) => {
  await open(page, "g=order-800&f=1.payment.1.end");
  await compareWith(page, PRESET);
  expect(plain(await difference(page).textContent())).toBe(DIFFERENCE);
  await expect(half(page, "Now")).toContainText("The deadline shared");
  const pinned = await textOf(half(page, "Pinned").getByRole("list"));
  const own = slider(page, "Own timeout");
  await own.focus();
  await page.keyboard.press("Home");
  await expect(difference(page)).not.toHaveText(DIFFERENCE);
  await field(page, "Own timeout, ms").fill("200");
  await page.keyboard.press("Enter");
  // Payment from 390, cut at 590; closing to 670. Its 450 end at 840: 250 of them a ghost's.
  await expect(difference(page)).toContainText(
    /pending at Payment \(timeout\) after 670\sms instead of after 870\sms, 70\sms late/,
  );
  await expect(difference(page)).toContainText(/250\sms of ghost work instead of 50\sms/);
  expect(await textOf(half(page, "Pinned").getByRole("list"))).toBe(pinned);
});

test("both halves are in the address: reloaded, undone, and opened by somebody else", async ({
  page,
  context,
}) => {
  await open(page, "g=order-800&f=1.payment.1.end");
  await compareWith(page, PRESET);
  await expect(page).toHaveURL(/#g=order-800&bs=[\w-]+&f=1\.payment\.1\.end/);
  await button(page, "Swap").click();
  await expect(page).toHaveURL(/#s=[\w-]+&bg=order-800&f=1\.payment\.1\.end/);
  const shown = await sentences(page);

  await page.reload();
  await expect(half(page, "Pinned")).toBeVisible();
  expect(await sentences(page)).toEqual(shown);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(half(other, "Pinned")).toBeVisible();
  expect(await sentences(other)).toEqual(shown);
  await other.close();

  await button(page, "Undo").click();
  await expect(half(page, "Now")).toContainText("The deadline shared");
  await button(page, "Undo").click();
  await expect(half(page, "Now")).toHaveCount(0);
  await expect(page).toHaveURL(/#g=order-800&f=/);
  await button(page, "Redo").click();
  await button(page, "Redo").click();
  expect(await sentences(page)).toEqual(shown);
});

test("a second half that is damaged or a bomb is refused by name, and the work stays", async ({
  page,
}) => {
  await open(page, "g=order-800&bg=order-800-local");
  await page.goto("./#g=auth-150&bs=rubbish");
  await expect(page.getByRole("alert")).toContainText(
    "#bs: expected a scenario as this page packs it, got damaged or incomplete data",
  );
  await expect(half(page, "Pinned")).toContainText("Each timeout on its own");
  await page.goto(`./#g=auth-150&bs=${"A".repeat(2_000_000)}`);
  await expect(page.getByRole("alert")).toContainText("#bs: expected a file of at most 1048576");
  await expect(page).toHaveURL(/#g=order-800&bg=order-800-local/);
});

test("one cursor goes through both, on one axis", async ({ page }) => {
  await open(page, "g=order-800&bg=order-800-local&f=1.inventory.1.end");
  const [now, pinned] = [half(page, "Now"), half(page, "Pinned")];
  expect(await cursorX(now)).toBeCloseTo(await cursorX(pinned), 0);
  // On to where Payment ends: at 720 above and at 790 below.
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await expect(pinned).toContainText("There: Payment is cut by its own timeout");
  const axis = await pinned.locator(".hw-axis").boundingBox();
  if (axis === null) throw new Error("no axis");
  const apart = (await cursorX(pinned)) - (await cursorX(now));
  expect(apart / ((await cursorX(now)) - axis.x)).toBeCloseTo(70 / 720, 2);
  await pinned.getByRole("button", { name: /^Gateway/ }).click();
  await expect(scrubber(page)).toHaveAttribute("aria-valuenow", "1");
});

test("by keyboard: c asks, Enter chooses, Esc ends, and the focus stays", async ({ page }) => {
  await open(page, "g=client-gives-up");
  await button(page, "Compare").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Compare with" });
  await dialog.getByRole("button", { name: /^Callees told what remains/ }).focus();
  await page.keyboard.press("Enter");
  await expect(difference(page)).toHaveText(
    /^With callees told nothing: 1\s300\sms of ghost work instead of 0\sms\.$/,
  );
  await expect(button(page, "Compare")).toBeFocused();
  await expect(button(page, "Compare")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(half(page, "Now")).toHaveCount(0);
  await expect(button(page, "Compare")).toHaveAttribute("aria-pressed", "false");
});

for (const width of [390, 320]) {
  test(`at ${width} px one stands above the other and nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "g=budget-meets-breaker&f=6.payment.1.refused");
    await button(page, "More").click();
    await page.getByRole("menuitem", { name: "Compare", exact: true }).click();
    await page.getByRole("button", { name: /^Without a breaker/ }).click();
    const boxes = await Promise.all(
      [half(page, "Now"), half(page, "Pinned")].map((each) => each.boundingBox()),
    );
    const [above, below] = boxes;
    if (!above || !below) throw new Error("a half is not shown");
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    expect(below.x).toBe(above.x);
    expect(below.width).toBe(above.width);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll(".hw-compare :is(p, th, td, h3, button)")]
        .filter((element) => !element.classList.contains("hw-names-button"))
        .filter((element) => element.scrollWidth > element.clientWidth + 1);
      return [scrollWidth - clientWidth, ...wide.map((element) => element.textContent)];
    });
    expect(sideways).toEqual([0]);
    await expect(page.getByRole("row", { name: /^calls to Payment 8 14 −6/ })).toBeVisible();
    await button(page, "Stop comparing").click();
    await expect(half(page, "Now")).toHaveCount(0);
  });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe has nothing to say of a comparison, light and dark, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "g=budget-meets-breaker&f=6.payment.1.refused");
    await compareWith(page, /^Without a breaker/);
    await expectNoViolations(page, "a comparison", WATERFALL);
    await button(page, "Compare with…").click();
    await expectNoViolations(page, "the dialog", "dialog");
  });
}
