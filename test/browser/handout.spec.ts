/** A lesson on paper: from the sheet on the screen to the pages of the printer. */
import { expect, type Page } from "@playwright/test";
import { violations } from "../support/axe";
import { button, open, region, test } from "../support/page";

const sheet = (page: Page) => page.getByRole("article");

test("the handout of a lesson is opened, turned to its answers, and printed", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  // From the visualiser, as by a link on its page: its own address must not come back.
  await open(page, "g=order-800");
  await page.goto("./#lesson=waterfall-800&handout=blank");
  await expect(sheet(page)).toContainText("How long may Payment be waited for?");
  await expect(sheet(page)).not.toContainText("Answer: 330");
  await expect(page).toHaveURL(/#lesson=waterfall-800&handout=blank$/);
  await expect(page).toHaveTitle(/^The waterfall of 800 ms.* · handout · Hopwatch$/);

  await page.getByRole("link", { name: "With answers" }).press("Enter");
  await expect(sheet(page)).toContainText(/Answer: 330\sms/);
  // The drawings are hidden from readers, and thousands of nodes long.
  expect(await violations(page, { without: "svg" })).toEqual([]);
  await button(page, "Print").press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");

  await page.goto("./#g=order-800");
  await expect(region(page, "Waterfall")).toBeVisible();
});

test("on paper nothing is wider than the sheet, and no picture is cut", async ({ page }) => {
  await page.goto("./#lesson=three-states&handout=answers");
  await expect(sheet(page)).toBeVisible();
  // A4 and Letter between margins of 12 mm, at 96 px an inch: the narrower of the two is 702 px wide.
  await page.setViewportSize({ width: 702, height: 980 });
  await page.emulateMedia({ media: "print" });
  await expect(button(page, "Print")).toBeHidden();
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll(".hw-handout *")]
      .filter((each) => !each.closest(".hw-hidden"))
      .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
      .map((each) => each.getAttribute("class") ?? each.tagName),
  );
  expect(wide).toEqual([]);
  const tall = await page
    .locator(".hw-handout-frame > *")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  // The lower of the two is Letter: 279 mm without 28 mm of margins, which is 948 px.
  expect(Math.max(...tall)).toBeLessThan(948);
  const pdf = await page.pdf({ format: "Letter" });
  const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
  const steps = await page.getByRole("region", { name: /^\d+\. / }).count();
  // Every step fits on a page, and most pages hold one at least.
  expect(pages).toBeLessThanOrEqual(steps + 1);
});

test("a lesson that there is not is said, with those that there are; no page scrolls sideways", async ({
  page,
}) => {
  await page.goto("./#lesson=retry-strom&handout=blank");
  await expect(page.getByRole("heading", { name: "There is no lesson retry-strom" })).toBeVisible();
  await page.getByRole("link", { name: /^Retry storm/ }).click();
  await expect(sheet(page)).toContainText("How many calls does Database get");
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});
