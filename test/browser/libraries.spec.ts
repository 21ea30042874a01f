/** A breaker that behaves like a real library, on the page. */
import { expect, type Locator, type Page } from "@playwright/test";
import { violations } from "../support/axe";
import { button, decision, open, plain, test } from "../support/page";

/** Tab by Tab, as somebody without a pointer gets there. */
async function tabTo(page: Page, wanted: Locator) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by Tab");
}

/** What is wider than its room, of the page and of what is open on it. */
function sidewaysIn(page: Page, what: string) {
  return page.evaluate((selector) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll(selector)].filter(
      (element) => element.scrollWidth > element.clientWidth + 1,
    );
    return [scrollWidth - clientWidth, ...wide.map((element) => element.textContent)];
  }, what);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a library is chosen, its window drawn, its evidence read (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "#g=budget-meets-breaker");
    await page.getByText("Behaves like a library").click();
    await page.getByLabel("Behaves like", { exact: true }).selectOption("resilience4j");
    await expect(page.getByRole("heading", { name: "Its window" })).toBeVisible();
    await expect(page.getByText("382 of 382 recordings")).toBeVisible();
    expect(await violations(page, { within: ".hw-breaker" })).toEqual([]);

    await page.getByRole("button", { name: "How each library was checked" }).click();
    const dialog = page.getByRole("dialog", { name: "How true the libraries are" });
    await dialog.getByText(/^opossum .*rules$/u).click();
    await expect(dialog.getByRole("rowheader", { name: "the warm-up" })).toBeVisible();
    expect(await violations(page, { within: "dialog" })).toEqual([]);
  });
}

for (const [width, colorScheme] of [
  [1440, "light"],
  [320, "dark"],
] as const) {
  test(`two libraries are compared on the same traffic, by keyboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "g=breaker-lab");
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "Compare with" });
    await tabTo(page, dialog.getByRole("combobox", { name: "Second" }));
    await page.keyboard.type("sony");
    await expect(dialog.getByText(/^Taken over: Timeout/)).toBeVisible();
    expect(await violations(page, { within: "dialog" })).toEqual([]);
    expect(await sidewaysIn(page, "dialog :is(p, div, button)")).toEqual([0]);
    await tabTo(page, dialog.getByRole("button", { name: "Compare the two" }));
    await page.keyboard.press("Enter");

    // Open from 3 on for 10 000 ms: at 10 003 it is over for the one alone.
    const part = page.getByRole("region", { name: "Where they part" });
    await expect(part).toContainText(/At 10\s003\sms, as request 7 calls Supplier/);
    await expect(part).toContainText("sony/gobreaker needs one ms more");
    expect(await violations(page, { within: ".hw-compare" })).toEqual([]);
    expect(await sidewaysIn(page, ".hw-parting :is(p, div, button)")).toEqual([0]);
    await tabTo(page, part.getByRole("button", { name: /^Go to/ }));
    await page.keyboard.press("Enter");
    await expect(decision(page)).toContainText(/Supplier/);
    await expect(page).toHaveURL(/#g=breaker-lab&bs=[\w-]+&f=7\.supplier\.1\.start/);

    await page.reload();
    await expect(part).toContainText("sony/gobreaker needs one ms more");
    await page.goto("./#g=breaker-lab");
    await expect(part).toHaveCount(0);
    await button(page, "Undo").click();
    await expect(part).toBeVisible();
  });
}

test("the fidelity table has room on a phone, from the menu and from the About dialog", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "");
  const fidelity = page.getByRole("dialog", { name: "How true the libraries are" });
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "How true the libraries are" }).click();
  await fidelity.getByText(/^opossum .*rules$/u).click();
  const wide = "dialog, dialog :is(div, table, th, td, details)";
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysIn(page, wide)).toEqual([0]);
  }
  await page.keyboard.press("Escape");
  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "About" }).click();
  await page.getByRole("button", { name: "How true the libraries are" }).click();
  await expect(fidelity).toBeVisible();
  expect(plain(await fidelity.getByRole("row").nth(2).textContent())).toMatch(/^\d+/);
});
