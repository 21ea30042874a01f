/** A frame is a frame: the same back and forth, in another window, after a reload. */
import { expect, type Page } from "@playwright/test";
import {
  button,
  decision,
  expectLedger,
  field,
  ledgerRows,
  open,
  plain,
  scrubber,
  test,
  textOf,
} from "../support/page";
import { pictureOf, settledPictureOf } from "../support/pagePicture";

type StepSize = "decisions" | "every event";

async function setStepSize(page: Page, size: StepSize) {
  await page.getByRole("combobox", { name: "Step size" }).selectOption(size);
}

/** Where the cursor is in the run: the request and the step of it. */
async function place(page: Page): Promise<string> {
  const named = await scrubber(page).getAttribute("aria-label");
  return plain(`${named} ${await scrubber(page).getAttribute("aria-valuetext")}`);
}

/** Presses a key until it moves nothing any more; the picture of every frame on the way. */
async function walk(page: Page, key: string, picture: (page: Page) => Promise<readonly string[]>) {
  const frames = [await picture(page)];
  for (let at = await place(page); ; ) {
    await page.keyboard.press(key);
    const now = await place(page);
    if (now === at) return frames;
    frames.push(await picture(page));
    at = now;
  }
}

for (const [name, size, picture, least] of [
  ["retry-spends-the-budget", "every event", settledPictureOf, 9],
  ["breaker-lab", "decisions", pictureOf, 35],
] as const) {
  test(`${name}: back is on, exactly reversed (${size})`, async ({ page }) => {
    await open(page, `g=${name}`);
    await setStepSize(page, size);
    await button(page, "First step").click();
    const on = await walk(page, ".", (shown) => picture(shown));
    const back = await walk(page, ",", (shown) => picture(shown));
    expect(on.length).toBeGreaterThanOrEqual(least);
    expect(back).toEqual(on.toReversed());
  });
}

/** The address, once it has caught up with what `change` did. */
async function addressAfter(page: Page, change: () => Promise<unknown>): Promise<string> {
  const before = page.url();
  await change();
  await expect.poll(() => page.url()).not.toBe(before);
  return page.url();
}

/** Waits until the address, which follows a moment later, says this. */
async function expectAddress(page: Page, part: string) {
  await expect.poll(() => page.url()).toContain(part);
}

/** Opens this very address in another window. */
async function inAnotherWindow(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(decision(other)).not.toBeEmpty();
  return other;
}

test("the address is the exact frame, in any window", async ({ page }) => {
  await open(page, "g=budget-meets-breaker");
  const frames: readonly { readonly link: string; readonly steps: readonly string[] }[] = [
    // Payment's answer of the fifth request opens the breaker.
    { link: "f=5...breaker~payment", steps: [] },
    { link: "f=9.payment.1.told&v=event", steps: [".", ","] },
    { link: "f=13...finish", steps: ["[", "."] },
  ];
  for (const { link, steps } of frames) {
    await open(page, `g=budget-meets-breaker&${link}`);
    for (const key of ["", ...steps]) {
      if (key !== "") await addressAfter(page, () => page.keyboard.press(key));
      const other = await inAnotherWindow(page, page.url());
      expect(await settledPictureOf(other), `${link} ${key}`).toEqual(await settledPictureOf(page));
      await other.close();
    }
  }
});

test("the address holds edited work, the step size and the open tab", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "g=order-800");
  await page.getByRole("tab", { name: "Operation" }).click();
  await field(page, "Deadline, ms").fill("700");
  await field(page, "Deadline, ms").press("Enter");
  await button(page, "More controls").click();
  await setStepSize(page, "every event");
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Ledger" }).click();
  await expect
    .poll(() => new URL(page.url()).hash)
    .toMatch(/^#s=[\w-]+&f=1\.payment\.1\.end&v=event\.ledger$/);

  const other = await inAnotherWindow(page, page.url());
  await other.setViewportSize({ width: 390, height: 844 });
  await expect(decision(other)).toContainText("Payment is cut by the budget after 230 ms");
  await expect(other.getByRole("tab", { name: "Ledger" })).toHaveAttribute("aria-selected", "true");
  await expectLedger(other, await ledgerRows(page));
  await button(other, "More controls").click();
  await expect(other.getByRole("combobox", { name: "Step size" })).toHaveValue("event");
});

test("a reload keeps edits, cursor, undo and redo", async ({ page }) => {
  await open(page, "g=order-800");
  const deadline = field(page, "Deadline, ms");
  await page.getByRole("tab", { name: "Operation" }).click();
  for (const ms of ["700", "650", "640"]) {
    await deadline.fill(ms);
    await deadline.press("Enter");
  }
  await button(page, "Undo").click();
  await button(page, "Step back").click();
  await expectAddress(page, "&f=1.payment.1.start");
  const said =
    "Payment may wait min(400 own, 260 left − 80 reserve) = 180 ms — bound by the budget.";
  await expect(decision(page)).toHaveText(said);
  await page.reload();

  await expect(decision(page)).toHaveText(said);
  await page.getByRole("tab", { name: "Operation" }).click();
  await expect(deadline).toHaveValue("650");
  await button(page, "Undo").click();
  await expect(deadline).toHaveValue("700");
  await button(page, "Undo").click();
  await expect(deadline).toHaveValue("800");
  await expect(button(page, "Undo")).toBeDisabled();
  for (const ms of ["700", "650", "640"]) {
    await button(page, "Redo").click();
    await expect(deadline).toHaveValue(ms);
  }
  await expect(button(page, "Redo")).toBeDisabled();
});

test("another address in the same window opens there, and the way back works", async ({ page }) => {
  await open(page, "g=order-800");
  const before = await textOf(decision(page));
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press(",");
  await expectAddress(page, "f=1.payment.1.start");
  // Stepping does not fill the browser's history.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press(".");
  await expectAddress(page, "f=1.payment.1.end");

  await page.evaluate(() => {
    window.location.hash = "g=auth-150&f=1.downstream.2.end";
  });
  await expect(decision(page)).toHaveText(
    "Downstream, attempt 2, is cut by the budget after 50 ms — 0 ms left.",
  );
  await button(page, "Undo").click();
  await expect(decision(page)).toHaveText(before);
  await expectAddress(page, "g=order-800");
  await button(page, "Redo").click();
  await expectAddress(page, "g=auth-150");
  await page.goBack();
  await expect(decision(page)).toHaveText(before);
  await page.goForward();
  await expect(decision(page)).toContainText("Downstream, attempt 2");
});
