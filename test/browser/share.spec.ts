/** From the share dialog into a page of somebody else's: what it says to paste is pasted. */
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { violations } from "../support/axe";
import { openHost } from "../support/hostPage";
import { button, decision, field, open, test, textOf } from "../support/page";

const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });

async function openShare(page: Page) {
  await button(page, "Scenarios").click();
  await page.getByRole("menuitem", { name: "Share and embed…" }).click();
  const dialog = page.getByRole("dialog", { name: "Share and embed" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The preview at its narrowest: the scrubber above, and all else beside each other below it. */
async function hasTwoRows(page: Page, dialog: Locator) {
  await page.setViewportSize({ width: 320, height: 700 });
  const preview = dialog.getByRole("region", { name: "Preview" });
  const middleOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    return part.evaluate((drawn) => {
      const { top, bottom } = drawn.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  };
  const below = await middleOf(preview.getByRole("button", { name: "Step on" }));
  for (const name of ["Step back", "Play", "More controls"]) {
    expect(await middleOf(preview.getByRole("button", { name }))).toBeCloseTo(below, 0);
  }
  expect(await middleOf(preview.getByRole("slider", { name: /^Steps/ }))).toBeLessThan(below - 24);
}

/** An embed's own policy, and the styles that a snippet has in its tag. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; frame-src 'self'; img-src data:";

for (const way of ["an element of the page", "an iframe"]) {
  test(`an edited frame is shared as ${way}, and pasted`, async ({ page }) => {
    await open(page, "g=order-800");
    // The edit makes it a scenario of one's own: it travels whole.
    await page.getByRole("tab", { name: "Operation" }).click();
    await field(page, "Deadline, ms").fill("790");
    await field(page, "Deadline, ms").press("Enter");
    const sentence = await textOf(decision(page));
    const dialog = await openShare(page);
    await dialog.getByRole("combobox", { name: "As" }).selectOption(way);
    await dialog.getByRole("checkbox", { name: "Ledger" }).check();
    await expect(dialog.getByRole("img", { name: /\.$/ })).toBeVisible();
    expect(await violations(page, { within: "dialog" })).toEqual([]);
    const once = await box(page, "Once a page").inputValue();
    const here = await box(page, "Where it is to stand").inputValue();
    const link = await box(page, "Link").inputValue();
    expect(link.length).toBeLessThan(2000);
    if (way === "an iframe") await hasTwoRows(page, dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await openHost(page, { body: `${here}${once}`, policy: POLICY, scripts: [] });
    const embed =
      way === "an iframe"
        ? page.frameLocator("iframe").locator("hopwatch-embed")
        : page.locator("hopwatch-embed");
    await expect.poll(() => textOf(embed.getByRole("status").first())).toBe(sentence);
    await expect(embed.getByRole("table")).toContainText("790");
    await page.goto(link);
    await expect.poll(() => textOf(decision(page))).toBe(sentence);
  });
}

test("a lesson is shared in another language, and pasted", async ({ page }) => {
  await open(page, "g=order-800");
  const dialog = await openShare(page);
  await dialog.getByRole("combobox", { name: "As" }).selectOption("an iframe");
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("Tiếng Việt");
  await dialog.getByRole("combobox", { name: "Lesson" }).selectOption({ index: 1 });
  const title = (at: Page | FrameLocator) =>
    at.getByRole("article").getByRole("heading", { level: 1 });
  await expect(title(page)).toHaveText(/ệ|ộ|ữ|ấ|ờ/);
  const lesson = await textOf(title(page));
  expect(await violations(page, { within: "dialog" })).toEqual([]);
  const once = await box(page, "Once a page").inputValue();
  const here = await box(page, "Where it is to stand").inputValue();
  await page.keyboard.press("Escape");
  await openHost(page, { body: `${here}${once}`, policy: POLICY, scripts: [] });
  await expect.poll(() => textOf(title(page.frameLocator("iframe")))).toBe(lesson);
});
