/** The timeouts of the layers around the operation, and the Node code of a call, on the page. */
import { expect, type Page } from "@playwright/test";
import { ANALYSIS, expectNoViolations } from "../support/axe";
import { button, field, open, plain, test, textOf } from "../support/page";

async function openPanel(page: Page, link: string, name: "Layers" | "Code") {
  await open(page, link);
  const narrow = page.getByRole("tab", { name: /^Analysis/ });
  const tab = page.getByRole("tab", { name, exact: true });
  await expect(narrow.or(tab).first()).toBeVisible();
  if (await narrow.isVisible()) await narrow.click();
  await tab.click();
  const panel = page.getByRole("tabpanel", { name, exact: true });
  await expect(panel.getByRole("button").first()).toBeVisible();
  return panel;
}

const widerThanPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("keep-alive-race: the race is told, drawn and mended, and can be undone", async ({ page }) => {
  const panel = await openPanel(page, "g=keep-alive-race", "Layers");
  const found = panel.getByRole("listitem").filter({ hasText: "A server closes connections" });
  // 5 s less and more 1 ms on the wire.
  await expect
    .poll(() => textOf(found))
    .toContain("4 999 ms to 5 001 ms after the one before is lost");
  const pictures = panel.getByRole("img");
  await expect(pictures).toHaveCount(2);
  expect(plain(await pictures.nth(1).getAttribute("aria-label"))).toBe(
    "Timeline of one unused connection. Node server closes it while AWS ALB may still use it: a request sent from 4 999 ms to 5 001 ms is lost.",
  );
  await found.getByRole("button", { name: /^Set Node server: keep-alive/ }).click();
  await expect(found).toHaveCount(0);
  await expect(field(page, "Node server: keep-alive")).toHaveValue("65");
  await page.keyboard.press("Control+z");
  await expect(field(page, "Node server: keep-alive")).toHaveValue("5");
  await expect(found).toBeVisible();
});

test("a usual chain is begun, changed and put in order by keyboard alone", async ({ page }) => {
  const panel = await openPanel(page, "g=order-800", "Layers");
  await button(page, "Start with a usual chain").press("Enter");
  await expect(panel.getByRole("table", { name: /^Layers/ }).getByRole("row")).not.toHaveCount(0);
  // nginx: 60 s to connect under a deadline of 800 ms.
  const connect = field(page, "nginx: connect timeout");
  await connect.fill("1");
  await connect.press("Enter");
  await expect(panel).toContainText("nginx tries to connect for 1");
  await panel
    .getByRole("combobox", { name: "nginx: connect timeout, unit or none" })
    .selectOption("ms");
  await expect(panel).not.toContainText("nginx tries to connect");
  const outwards = button(page, "Move nginx outwards");
  await outwards.press("Enter");
  await expect(field(page, "Name of layer 2")).toHaveValue("nginx");
  await expect(outwards).toBeFocused();
  // The address holds it, a moment after the last change: a reload shows the same ladder.
  let address = "";
  const isAtRest = () => {
    const before = address;
    address = page.url();
    return address === before;
  };
  await expect.poll(isAtRest, { intervals: [600] }).toBe(true);
  await page.reload();
  await expect(field(page, "Name of layer 2")).toHaveValue("nginx");
});

test("the code is that of the call at the cursor, with its figures, and is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const panel = await openPanel(page, "g=order-800&f=1.payment.1.start", "Code");
  await expect
    .poll(() => textOf(panel))
    .toContain("Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms");
  const code = panel.getByRole("region", { name: "Node code of Payment" });
  await expect(code).toContainText("const OWN_TIMEOUT_MS = 400;");
  await button(page, "Copy the code").click();
  await expect(panel.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  // It scrolls by key.
  await code.focus();
  await page.keyboard.press("End");
  await expect.poll(() => code.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  // The cursor stayed where it was.
  await expect(panel).toContainText("Payment may wait");
});

test("where the page may not copy, the code is selected", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("denied")) },
    });
  });
  const panel = await openPanel(page, "g=order-800&f=1.payment.1.start", "Code");
  await button(page, "Copy the code").click();
  await expect(panel.getByRole("status")).toContainText("the code is selected");
  const selected = await page.evaluate(() => String(window.getSelection()));
  expect(selected).toContain("export async function callPayment");
});

for (const width of [1440, 390]) {
  test(`nothing is wider than ${width} px, and axe has nothing to say, light and dark`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const [link, name, enter] of [
      ["g=order-800", "Layers", null],
      ["g=order-800", "Layers", "Start with a usual chain"],
      ["g=keep-alive-race", "Layers", null],
      ["g=order-800&f=1.payment.1.start", "Code", null],
    ] as const) {
      await openPanel(page, link, name);
      if (enter !== null) await button(page, enter).click();
      expect.soft(await widerThanPage(page), `${link} ${name}`).toBe(0);
      await expectNoViolations(page, `${link} ${name}`, ANALYSIS);
    }
  });
}

test("nothing is wider than 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page, "g=keep-alive-race", "Layers");
  expect(await widerThanPage(page)).toBe(0);
  await openPanel(page, "g=order-800&f=1.payment.1.start", "Code");
  expect(await widerThanPage(page)).toBe(0);
});
