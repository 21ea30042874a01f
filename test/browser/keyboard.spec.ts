/** The whole page by keyboard alone: the keys, the tab order, the focus that is seen. */
import { expect, type Page } from "@playwright/test";
import {
  button,
  decision,
  field,
  open,
  plain,
  region,
  scrubber,
  slider,
  test,
  textOf,
} from "../support/page";

const START =
  "Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms — bound by the budget.";
const CUT =
  "Payment is cut by the budget after 330 ms — 80 ms left; whether the write happened is unknown.";

/** Role, name and place of what has the focus, and whether one sees that it has. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const style = getComputedStyle(element);
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      name: `${element.localName} ${label.replace(/\s+/g, " ").trim()}`,
      part: element.closest("section")?.getAttribute("aria-label") ?? "",
      ring: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      inView: width > 0 && height > 0 && y + height > 0 && y < innerHeight && x + width > 0,
    };
  });
}

test("keys step, leap and undo wherever the focus is on nothing in particular", async ({
  page,
}) => {
  await open(page, "g=order-800");
  const says = (sentence: string | RegExp) => expect(decision(page)).toHaveText(sentence);
  const press = (key: string) => page.keyboard.press(key);
  await says(CUT);
  for (const [back, on] of [
    [",", "."],
    ["ArrowLeft", "ArrowRight"],
    ["PageUp", "PageDown"],
  ] as const) {
    await press(back);
    await says(START);
    await press(on);
    await says(CUT);
  }
  // A small step leads to an event between two decisions.
  for (const [back, on] of [
    ["Shift+Comma", "Shift+Period"],
    ["Shift+ArrowLeft", "Shift+ArrowRight"],
  ] as const) {
    await press(back);
    await says("The request reaches Payment — it is told no deadline.");
    await press(on);
    await says(CUT);
  }
  await press("Home");
  await says(/^Request 1 arrives/);
  await press("End");
  await says(/^Request 1 is answered/);
});

test("digits open the gallery, brackets walk the requests, Ctrl+Z goes back", async ({ page }) => {
  await open(page, "g=order-800");
  const title = field(page, "Title of the scenario");
  const titles = [];
  for (let digit = 1; digit <= 9; digit++) {
    await page.keyboard.press(String(digit));
    titles.push(await title.inputValue());
  }
  expect(titles).toEqual([
    "Three calls, each with its own timeout",
    "Three calls share one deadline",
    "A call that never starts",
    "A retry spends the budget of the next call",
    "Create an order, every timeout on its own",
    "Create an order in 800 ms",
    "Auth takes 150 ms, then a call with one retry",
    "Auth takes 480 ms of the 500",
    "A breaker, call by call",
  ]);
  const request = region(page, "Transport").getByText(/^request \d+ of 10$/);
  await expect(request).toHaveText("request 6 of 10");
  await page.keyboard.press("]");
  await expect(request).toHaveText("request 7 of 10");
  await page.keyboard.press("[");
  await page.keyboard.press("[");
  await expect(request).toHaveText("request 5 of 10");
  await page.keyboard.press("Control+z");
  await expect(title).toHaveValue("Auth takes 480 ms of the 500");
  await page.keyboard.press("Control+Shift+z");
  await expect(title).toHaveValue("A breaker, call by call");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(title).toHaveValue("A breaker, call by call");
});

test("Space plays and pauses, but presses a button that has the focus", async ({ page }) => {
  await open(page, "g=order-800");
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  await expect(button(page, "Pause")).toBeVisible();
  await page.keyboard.press(" ");
  await expect(button(page, "Play")).toBeVisible();
  await page.keyboard.press("Home");
  await button(page, "Step on").focus();
  await page.keyboard.press(" ");
  await expect(scrubber(page)).toHaveAttribute("aria-valuenow", "2");
  await expect(button(page, "Play")).toBeVisible();
});

test("no key is taken while typing, and a slider keeps its own", async ({ page }) => {
  await open(page, "g=order-800");
  const title = field(page, "Title of the scenario");
  await title.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("1, 2. [3] ? ");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("!");
  await expect(title).toHaveValue("1!, 2. [3] ? ");
  await expect(decision(page)).toHaveText(CUT);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // While the text is changed, Ctrl+Z is the text's own.
  await page.keyboard.press("Control+z");
  await expect(title).not.toHaveValue("1!, 2. [3] ? ");
  await page.keyboard.press("Escape");
  await expect(title).toHaveValue("Create an order in 800 ms");

  const own = slider(page, "Own timeout");
  await own.focus();
  await page.keyboard.press("ArrowRight");
  await expect(own).toHaveValue("401");
  await page.keyboard.press("PageDown");
  await expect(own).toHaveValue("391");
  await page.keyboard.press("Home");
  await expect(own).toHaveValue("1");
  await page.keyboard.press(",");
  await expect(decision(page)).toHaveText(/^Payment may wait min\(1 own/);
  // Each press was a step of its own.
  for (const value of ["391", "401", "400"]) {
    await page.keyboard.press("Control+z");
    await expect(own).toHaveValue(value);
  }
});

test("in the stage's sliders the arrows are theirs; everywhere the comma and the point step", async ({
  page,
}) => {
  await open(page, "g=budget-meets-breaker");
  await page.getByRole("slider", { name: "Request at the cursor" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(region(page, "Transport").getByText("request 7 of 14")).toBeVisible();
  await expect(decision(page)).toHaveText(/^Request 7 fails after 470\sms/);
  await page.keyboard.press(",");
  await expect(decision(page)).toHaveText(/^Payment is refused/);
  await scrubber(page).focus();
  await page.keyboard.press("Home");
  await expect(decision(page)).toHaveText(/^Request 7 arrives/);
  await page.keyboard.press("End");
  await expect(decision(page)).toHaveText(/^Request 7 fails/);
  const rows = page.getByRole("list", { name: /^Steps of request 7/ });
  await rows.getByRole("button", { name: /^Gateway/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.getByRole("button", { name: /^Inventory/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(decision(page)).toHaveText("Inventory answers ok after 290 ms — 410 ms left.");
});

test("a select keeps its keys, and leaves undo to the page", async ({ page }) => {
  await open(page, "g=order-800");
  const answers = region(page, "Knobs").getByRole("combobox", { name: "It answers" });
  await answers.focus();
  await answers.selectOption("technical failure");
  await page.keyboard.press("1");
  await expect(field(page, "Title of the scenario")).toHaveValue("Create an order in 800 ms");
  await expect(answers).toHaveValue("unavailable");
  await page.keyboard.press("Control+z");
  await expect(answers).toHaveValue("ok");
});

test("single keys can be switched off, and stay off", async ({ page }) => {
  await open(page, "g=order-800");
  const said = await textOf(decision(page));
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keys" });
  await expect(dialog).toBeVisible();
  const single = dialog.getByRole("checkbox", { name: "Single keys work everywhere on the page" });
  await expect(single).toBeChecked();
  await single.focus();
  await page.keyboard.press(" ");
  await expect(single).not.toBeChecked();
  // Behind a dialog nothing moves.
  await page.keyboard.press(",");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(decision(page)).toHaveText(said);
  for (const key of [",", "1", "?", " ", "Home", "["]) await page.keyboard.press(key);
  await expect(decision(page)).toHaveText(said);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await page.keyboard.press(",");
  await expect(decision(page)).toHaveText(said);
  // In the stage itself they go on.
  await scrubber(page).focus();
  await page.keyboard.press(",");
  await expect(decision(page)).not.toHaveText(said);
});

test("dialogs and menus open, keep the focus and give it back", async ({ page }) => {
  await open(page, "g=order-800");
  for (const [opener, dialog] of [
    ["About", "About Hopwatch"],
    ["Keys", "Keys"],
  ] as const) {
    await button(page, opener).focus();
    await page.keyboard.press("Enter");
    const shown = page.getByRole("dialog", { name: dialog });
    await expect(shown).toBeVisible();
    for (let tab = 0; tab < 4; tab++) {
      await page.keyboard.press("Tab");
      // The browser may pass by its own bar; the page behind is never reached.
      expect(
        await page.evaluate(
          () =>
            document.activeElement?.closest("dialog") !== null ||
            document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  }

  const scenarios = button(page, "Scenarios");
  await scenarios.focus();
  await page.keyboard.press("ArrowDown");
  const menu = page.getByRole("menu", { name: "Scenarios" });
  const chosen = menu.getByRole("menuitemradio", { name: /^Create an order in 800 ms/ });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeChecked();
  await page.keyboard.press("Home");
  await expect(menu.getByRole("menuitemradio", { name: /^Three calls, each/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(scenarios).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chosen).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  await expect(field(page, "Title of the scenario")).toHaveValue("Three calls share one deadline");
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Tab goes through the whole page and out again, and is seen where it is, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "g=budget-meets-breaker");
    // What looks for findings comes after the page, and its button then has their number.
    await expect(page.getByRole("img", { name: "none", exact: true }).first()).toBeVisible();
    const walk = async (key: string, most: number) => {
      const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
      for (let presses = 0; presses < most; presses++) {
        await page.keyboard.press(key);
        const stop = await focused(page);
        if (stop === null) return stops;
        stops.push(stop);
      }
      return stops;
    };
    const on = await walk("Tab", 150);
    expect(on.length, "Tab comes out again").toBeLessThan(150);
    const names = on.map(({ name }) => name);
    expect(on.filter(({ ring }) => !ring).map(({ name }) => name)).toEqual([]);
    expect(on.filter(({ inView }) => !inView).map(({ name }) => name)).toEqual([]);
    // The bar first; then the parts, each left only once; the transport at the end.
    const parts = on.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
    expect(parts.filter((part) => part !== "Why not?")).toEqual(
      width === 1440
        ? ["", "Run", "Waterfall", "Ledger", "Send", "Breaker", "Knobs", "Analysis", "Transport"]
        : ["", "Run", "Waterfall", "Breaker", "", "Knobs", "Transport"],
    );
    expect(names.length).toBeGreaterThan(width === 1440 ? 35 : 20);
    // Back is the same way.
    const back = (await walk("Shift+Tab", names.length)).map(({ name }) => name);
    expect(back).toEqual(names.toReversed());
  });
}

test("every knob, answer and hop can be changed from the keyboard", async ({ page }) => {
  await open(page, "g=order-800");
  const knobs = region(page, "Knobs");
  const tabs = knobs.getByRole("tab");
  await knobs.getByRole("tab", { name: "Hop", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.filter({ hasText: "Operation" })).toBeFocused();
  await expect(slider(page, "Deadline")).toHaveValue("800");
  await slider(page, "Deadline").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(field(page, "Deadline, ms")).toHaveValue("799");
  await button(page, "Reset Deadline").focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Deadline, ms")).toHaveValue("800");

  await field(page, "Deadline, ms").focus();
  await page.keyboard.type("900");
  await page.keyboard.press("Enter");
  await expect(slider(page, "Deadline")).toHaveValue("900");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("2s");
  await page.keyboard.press("Enter");
  await expect(knobs.getByRole("alert")).toHaveText(
    "Expected a whole number from 1 to 86 400 000. Esc restores.",
  );
  await page.keyboard.press("Escape");
  await expect(field(page, "Deadline, ms")).toHaveValue("900");
  expect(plain(await decision(page).textContent())).toContain("Payment is cut by its own timeout");
});
