/** The tree of hops, edited by keyboard alone, by the mouse and by a finger; and every edit undone. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Scenario } from "../../src/engine/scenario";
import { KNOBS, violations } from "../support/axe";
import { button, decision, field, hopRow, open, sentencesToTheEnd, test } from "../support/page";
import { linkTo } from "../support/pageFiles";
import { settledPictureOf } from "../support/pagePicture";

const tree = (page: Page) => page.getByRole("tree", { name: "Hops, in call order" });
const said = (page: Page) => page.locator(".hw-hops").getByRole("status");

/** The tree as it is read: a line a hop, its level before it. */
const shape = (page: Page) =>
  tree(page)
    .getByRole("treeitem")
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          `${row.getAttribute("aria-level")} ${row.querySelector(".hw-hops-name")?.textContent}`,
      ),
    );

async function middle(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error("not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
}

async function undoAll(page: Page) {
  while (await button(page, "Undo").isEnabled()) await page.keyboard.press("Control+z");
}

/** What is drawn of a long picture depends on how far down the page is. */
async function pictureFromTop(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  return settledPictureOf(page);
}

/** A field takes what is typed over it. */
async function fill(page: Page, label: string, text: string) {
  await field(page, label).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("client, orders and stock are built by keyboard alone, and run as in the gallery", async ({
  page,
}) => {
  const { keyboard } = page;
  await open(page, "");
  await button(page, "Scenarios").focus();
  await keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "New scenario" }).focus();
  await keyboard.press("Enter");
  await expect(tree(page)).toBeVisible();
  expect(await shape(page)).toEqual(["1 Edge", "1 Service"]);

  await hopRow(page, "Service").focus();
  await keyboard.press("ArrowUp");
  await keyboard.press("Delete");
  expect(await shape(page)).toEqual(["1 Service"]);
  await expect(hopRow(page, "Service")).toBeFocused();

  const rename = async (name: string) => {
    await keyboard.press("Enter");
    await expect(field(page, "Name")).toBeFocused();
    await keyboard.press("Control+a");
    await keyboard.type(name);
    await keyboard.press("Enter");
    await keyboard.press("Shift+Tab");
    await expect(hopRow(page, name)).toBeFocused();
  };
  const add = async () => {
    await button(page, "Add a call").focus();
    await keyboard.press("Enter");
    await hopRow(page, "New call").focus();
  };
  await rename("Shop");
  // One is added after Shop and nested in it; the next goes inside at once.
  await add();
  expect(await shape(page)).toEqual(["1 Shop", "1 New call"]);
  await keyboard.press("Alt+ArrowRight");
  await expect(said(page)).toHaveText("New call: in Shop, 1 of 1.");
  await expect(hopRow(page, "New call")).toBeFocused();
  await rename("Orders");
  await page.getByRole("combobox", { name: "Where to add" }).focus();
  await keyboard.type("in");
  await expect(page.getByRole("combobox", { name: "Where to add" })).toHaveValue("inside");
  await add();
  await rename("Stock");
  expect(await shape(page)).toEqual(["1 Shop", "2 Orders", "3 Stock"]);

  for (const [name, takes] of [
    ["Stock", "2500"],
    ["Orders", "200"],
    ["Shop", "100"],
  ] as const) {
    await expect(field(page, "Name")).toHaveValue(name);
    await fill(page, "Own timeout, ms", "2000");
    await fill(page, "Answer takes, ms", takes);
    await hopRow(page, name).focus();
    await keyboard.press("ArrowUp");
  }
  await page.getByRole("tab", { name: "Hop", exact: true }).focus();
  await keyboard.press("ArrowRight");
  await fill(page, "Reserve, ms", "0");
  await fill(page, "Deadline, ms", "1500");
  await page.getByRole("slider", { name: /^Steps/ }).focus();
  await keyboard.press("Home");
  const built = await sentencesToTheEnd(page);

  await open(page, "g=client-gives-up");
  await page.getByRole("slider", { name: /^Steps/ }).focus();
  await keyboard.press("Home");
  expect(built).toEqual(await sentencesToTheEnd(page));
  // The client waits 1 500 of the 100 + 200 + 2 500; nobody is told, so Orders waits its 2 000 for Stock.
  expect(built).toContain("Shop is cut by the budget after 1 500 ms — 0 ms left.");
  expect(built).toContain("Stock is cut by its own timeout after 2 000 ms.");
});

test("a hop is dragged under another, and Esc leaves it where it was", async ({ page }) => {
  await open(page, "g=order-800");
  const before = await pictureFromTop(page);
  const gateway = await middle(hopRow(page, "Gateway"));
  const inventory = await middle(hopRow(page, "Inventory"));
  const drag = async () => {
    await page.mouse.move(gateway.x, gateway.y);
    await page.mouse.down();
    // Below the middle of Inventory, one level to the right.
    await page.mouse.move(gateway.x + 14, inventory.y + 6, { steps: 6 });
  };
  await drag();
  await expect(said(page)).toHaveText("Gateway: in Inventory, first. Esc leaves it.");
  const line = await page.locator(".hw-hop-line").boundingBox();
  expect(Math.abs((line?.y ?? 0) - (inventory.y + inventory.height / 2))).toBeLessThanOrEqual(2);
  await page.keyboard.press("Escape");
  await expect(page.locator(".hw-hop-line")).toHaveCount(0);
  await page.mouse.up();
  expect(await shape(page)).toEqual(["1 Gateway", "1 Inventory", "1 Payment"]);
  await expect(button(page, "Undo")).toBeDisabled();

  await page.mouse.move(5, 5);
  await drag();
  await page.mouse.up();
  expect(await shape(page)).toEqual(["1 Inventory", "2 Gateway", "1 Payment"]);
  await expect(said(page)).toHaveText("Gateway: in Inventory, 1 of 1.");
  await expect(hopRow(page, "Gateway")).toHaveAttribute("aria-selected", "true");

  // Straight up it keeps its level as far as it can: the first of all is at the edge.
  const from = await middle(hopRow(page, "Payment"));
  const top = await middle(hopRow(page, "Inventory"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, top.y - 8, { steps: 6 });
  await page.mouse.up();
  expect(await shape(page)).toEqual(["1 Payment", "1 Inventory", "2 Gateway"]);

  await undoAll(page);
  expect(await shape(page)).toEqual(["1 Gateway", "1 Inventory", "1 Payment"]);
  await page.mouse.move(5, 5);
  await expect.poll(() => pictureFromTop(page)).toEqual(before);
});

test("a press that does not move only chooses", async ({ page }) => {
  await open(page, "g=order-800");
  const gateway = await middle(hopRow(page, "Gateway"));
  await page.mouse.move(gateway.x, gateway.y);
  await page.mouse.down();
  await page.mouse.move(gateway.x + 2, gateway.y + 2);
  await page.mouse.up();
  await expect(hopRow(page, "Gateway")).toHaveAttribute("aria-selected", "true");
  await expect(hopRow(page, "Gateway")).toBeFocused();
  // Let go outside of the list at once: coming back drags nothing.
  await page.mouse.move(gateway.x, gateway.y);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.mouse.move(gateway.x, gateway.y + 40, { steps: 3 });
  await expect(page.locator(".hw-hop-line")).toHaveCount(0);
  await expect(button(page, "Undo")).toBeDisabled();
});

test("keys edit, the focus stays, and undo takes all of it back", async ({ page }) => {
  await open(page, "g=retry-storm-27");
  const before = await pictureFromTop(page);
  const start = await shape(page);
  await tree(page).getByRole("treeitem").last().focus();
  for (const key of ["ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
  const deepest = tree(page).getByRole("treeitem", { selected: true });
  const address = page.url();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight"]) {
    await page.keyboard.press(`Alt+${key}`);
    await expect(deepest).toBeFocused();
  }
  // Not the browser's way back, not even where there is nothing more to leave.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press("Alt+ArrowLeft");
  await expect(said(page)).toHaveText(/is at the edge already\.$/);
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  await page.keyboard.press("Delete");
  expect((await shape(page)).length).toBe(start.length - 1);
  await expect(tree(page).locator(":focus")).toHaveCount(1);
  await undoAll(page);
  expect(await shape(page)).toEqual(start);
  await expect.poll(() => pictureFromTop(page)).toEqual(before);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a hop is dragged by its grip; elsewhere a finger scrolls", async ({ page }) => {
    await open(page, "g=order-800");
    await page.getByRole("tab", { name: "Knobs", exact: true }).tap();
    await hopRow(page, "Inventory").scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const grip = await middle(hopRow(page, "Gateway").locator(".hw-hop-grip"));
    const inventory = await middle(hopRow(page, "Inventory"));
    const send = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    await send("touchStart", grip.x, grip.y);
    for (const part of [0.2, 0.6, 1]) {
      await send("touchMove", grip.x + 16 * part, grip.y + (inventory.y + 8 - grip.y) * part);
    }
    await expect(said(page)).toHaveText("Gateway: in Inventory, first. Esc leaves it.");
    await send("touchEnd", 0, 0);
    expect(await shape(page)).toEqual(["1 Inventory", "2 Gateway", "1 Payment"]);
  });
});

/** Twenty chains of ten: 200 hops, the most there may be. */
const FULL: Scenario = {
  version: 1,
  title: "Two hundred hops",
  deadlineMs: 20_000,
  seed: 1,
  hops: Array.from({ length: 20 }, (_, k) => chain(k + 1, 1)),
  breakers: {},
  arrivals: [0],
};

function chain(nth: number, depth: number): Scenario["hops"][number] {
  return {
    id: `c${nth}-${depth}`,
    kind: "call",
    name: `Chain ${nth}.${depth}`,
    timeoutMs: 900,
    responses: [{ durationMs: 5 }],
    ...(depth < 10 && { calls: [chain(nth, depth + 1)] }),
  };
}

test("200 hops are walked, folded and moved, and no more are taken", async ({ page }) => {
  await open(page, linkTo(JSON.stringify(FULL)));
  await expect(tree(page).getByRole("treeitem")).toHaveCount(200);
  await expect(button(page, "Add a call")).toBeDisabled();
  await tree(page).getByRole("treeitem").first().focus();
  await page.keyboard.press("End");
  await expect(hopRow(page, "Chain 20\\.10")).toBeFocused();
  await expect(hopRow(page, "Chain 20\\.10")).toBeInViewport();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(said(page)).toHaveText("Chain 20.10: in Chain 20.8, 2 of 2.");
  await hopRow(page, "Chain 1\\.1").click();
  await page.keyboard.press("ArrowLeft");
  await expect(tree(page).getByRole("treeitem")).toHaveCount(191);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe has nothing to say of the tree and its knobs, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "g=client-gives-up");
    if (width < 800) await page.getByRole("tab", { name: "Knobs", exact: true }).click();
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await hopRow(page, "Orders").click();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect(await violations(page, { within: KNOBS }), scheme).toEqual([]);
      await page.keyboard.press("ArrowLeft");
      await expect(hopRow(page, "Orders")).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Alt+ArrowUp");
      await expect(said(page)).toHaveText("Orders is the first here.");
      const row = await middle(hopRow(page, "Shop"));
      await page.mouse.move(row.x, row.y);
      await page.mouse.down();
      await page.mouse.move(row.x + 3, row.y + 60, { steps: 3 });
      expect(await violations(page, { within: KNOBS }), `${scheme}, dragging`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await hopRow(page, "Orders").click();
      await page.keyboard.press("ArrowRight");
    }
    await expect(decision(page)).toBeVisible();
  });
}
