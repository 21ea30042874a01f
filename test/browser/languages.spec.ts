/** The languages beside English: whole, in their place, and without a request until one is chosen. */
import { expect, type Page } from "@playwright/test";
import { BUNDLES } from "../../src/texts/bundles";
import { en } from "../../src/texts/en";
import {
  LANGUAGE_NAMES,
  type Language,
  type LoadedLanguage,
  OFFERED,
} from "../../src/texts/language";
import { violations } from "../support/axe";
import { layoutFaults } from "../support/layoutFaults";
import { button, test } from "../support/page";

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const;

/** A breaker at work: most words of the first screen. */
const FRAME = "g=budget-meets-breaker&f=9.payment.1.told";
/** Every panel, with all that can be unfolded in it: on a wide page several stand beside each other. */
const WIDE = [FRAME, "g=tight-deadline&v=.chance", "g=keep-alive-race&v=.layers"];
const NARROW = [
  ...["knobs", "send", "ledger", "findings", "code"].map((pane) => `${FRAME}&v=.${pane}`),
  ...WIDE.slice(1),
  "g=order-800&bg=order-800-local",
];

const textsOf = async (language: Language) =>
  language === "en" ? en : await BUNDLES[language].texts();

async function open(page: Page, link: string, language: Language): Promise<void> {
  await page.goto(`./#${link}&lang=${language}`);
  const name = (await textsOf(language)).stage.waterfall;
  await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

const OTHERS = OFFERED.filter((each): each is LoadedLanguage => each !== "en");

// English is walked in `layout.spec.ts` and `axe.spec.ts`.
for (const language of OTHERS) {
  test(`${language}: no page is wider than its window, and nothing lies on anything`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, FRAME, language);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
    }
    for (const [links, width] of [
      [WIDE, 1440],
      [NARROW, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const link of links) {
        await open(page, link, language);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        await drawn(page);
        expect.soft(await layoutFaults(page), `${link} at ${width} px, unfolded`).toEqual([]);
      }
    }
    const { bar } = (await textsOf(language)).app;
    for (const menu of [bar.scenarios, bar.more]) {
      await button(page, menu).click();
      expect.soft(await layoutFaults(page), menu).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
  });
}

for (const language of OTHERS) {
  test(`${language}: chosen in the menu it is there at once, with everything as it was`, async ({
    page,
  }) => {
    const texts = await textsOf(language);
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      // The last ones come as the test ends, and are no more to be read then.
      if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""));
    });
    /** Whether anything that was loaded so far speaks it. */
    const isLoaded = async () =>
      (await Promise.all(scripts)).some((script) => script.includes(texts.app.languageAuto));
    await page.goto("./#g=order-800");
    await expect(page.getByRole("region", { name: "Waterfall", exact: true })).toBeVisible();
    const title = page.getByRole("textbox", { name: "Title of the scenario" });
    await title.fill("Mine");
    await title.press("Enter");
    // What stands in the page; nothing of it may be built anew.
    const stage = await page.locator("main").elementHandle();
    await button(page, "Language").click();
    await drawn(page);
    expect(await isLoaded(), "loaded before anything is chosen").toBe(false);
    await page.getByRole("menuitemradio", { name: LANGUAGE_NAMES[language] }).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await isLoaded()).toBe(true);

    await expect(button(page, texts.app.bar.language)).toBeFocused();
    expect(await stage?.evaluate((element) => element.isConnected)).toBe(true);
    const field = page.getByRole("textbox", { name: texts.app.bar.title });
    await expect(field).toHaveValue("Mine");
    await button(page, texts.app.bar.undo).click();
    await expect(field).not.toHaveValue("Mine");

    // It is kept, and in nobody's way: the address holds the work alone.
    await expect(page).not.toHaveURL(/lang/);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await button(page, texts.app.bar.language).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expect(button(page, "Language")).toBeFocused();
  });
}

for (const language of OTHERS.slice(0, 1)) {
  test(`${language}: is what a browser gets that prefers it`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: language, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("./");
    const { bar } = (await textsOf(language)).app;
    await expect(button(page, bar.scenarios).or(button(page, "Scenarios"))).toHaveText(
      new RegExp(bar.scenarios),
    );
    await context.close();
  });
}
