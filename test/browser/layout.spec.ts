/** From 320 px to a projector: nothing scrolls sideways, is cut off or lies on something else. */
import { expect } from "@playwright/test";
import { encodeLink } from "../../src/codec/link";
import type { Scenario } from "../../src/engine/scenario";
import { layoutFaults } from "../support/layoutFaults";
import { button, ledger, open, region, test } from "../support/page";

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [640, 900],
  [390, 844],
  // Also what 1280 × 1024 is at 400 %.
  [320, 256],
];

/** Three with much to say: many requests and a breaker, retries with their pause, a late order. */
const FRAMES = [
  "g=budget-meets-breaker&f=9.payment.1.told&v=event",
  "g=retry-spends-the-budget&f=1...finish",
  "g=order-800-local&f=1...finish",
] as const;

test("nothing scrolls sideways, overlaps or is cut off, at any width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const link of FRAMES) {
    await open(page, link);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect.soft(await layoutFaults(page), `${link} at ${width} px`).toEqual([]);
    }
  }
});

test("names of one long word widen nothing", async ({ page }) => {
  const breaker = "b".repeat(40);
  const hops = ["one", "two", "three"].map((id) => ({
    id,
    kind: "call" as const,
    // Fourteen letters: short for the ledger's table, wide for half a card.
    name: id === "two" ? "M".repeat(14) : "M".repeat(80),
    timeoutMs: 100,
    breaker,
    responses: [{ durationMs: 50 }],
  }));
  const scenario: Scenario = {
    version: 1,
    title: "W".repeat(80),
    note: "N".repeat(500),
    deadlineMs: 800,
    seed: 1,
    hops,
    breakers: { [breaker]: {} },
    arrivals: [0],
    opensAt: { operation: 1, moment: "finish" },
  };
  await open(page, encodeLink({ source: { kind: "scenario", scenario }, frame: null, view: {} }));
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of ["Operation", "Breaker", "Requests", "Hop"]) {
      const knobs = page.getByRole("tablist", { name: "Which knobs" });
      await knobs.getByRole("tab", { name: tab }).click();
      await expect.poll(overflow, `${tab} at ${width} px`).toBe(0);
    }
  }
  await page.getByRole("tab", { name: "Ledger", exact: true }).click();
  const beyondPx = await ledger(page).evaluate((table) => {
    const rights = [...table.querySelectorAll("tbody :is(th, td)")].map(
      (cell) => cell.getBoundingClientRect().right,
    );
    return Math.max(...rights) - table.getBoundingClientRect().right;
  });
  expect(beyondPx).toBeLessThanOrEqual(0.5);
});

test("every tab of a narrow stage fits, its settings unfolded too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, FRAMES[0]);
  const unfold = () =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
  for (const tab of ["Send", "Ledger", "Knobs"]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await unfold();
    expect.soft(await layoutFaults(page), tab).toEqual([]);
  }
  for (const tab of ["Operation", "Breaker", "Requests"]) {
    await page
      .getByRole("tablist", { name: "Which knobs" })
      .getByRole("tab", { name: tab })
      .click();
    await unfold();
    expect.soft(await layoutFaults(page), `knobs: ${tab}`).toEqual([]);
  }
  await button(page, "More controls").click();
  expect.soft(await layoutFaults(page), "more controls").toEqual([]);
  await page.keyboard.press("Escape");
  for (const menu of ["Scenarios", "More"]) {
    await button(page, menu).click();
    expect.soft(await layoutFaults(page), menu).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("twice the text still fits", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, FRAMES[0]);
  // A policy keeps strange styles out, so the size is set as a visitor's own preference is: by script.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect.soft(await layoutFaults(page), `${width} px`).toEqual([]);
  }
});

for (const [width, height] of [
  [1440, 700],
  [390, 844],
  [320, 256],
] as const) {
  test(`what has the focus is not under the transport, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "g=budget-meets-breaker");
    const covered = new Set<string>();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 90; press++) {
        await page.keyboard.press(key);
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          if (element === null || element === document.body) return null;
          const { left, top, width: w, height: h } = element.getBoundingClientRect();
          const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
          if (element.closest('[data-place="transport"]')) return "";
          // Seen is what the pointer would meet at some place of it.
          const places = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.15, 0.5, 0.85].map((y) => [left + w * x, top + h * y] as const),
          );
          const isSeen = places.some(([x, y]) => {
            const met = document.elementFromPoint(x, y);
            return (
              met !== null &&
              (element.contains(met) ||
                met.contains(element) ||
                met.closest("label")?.contains(element))
            );
          });
          return isSeen ? "" : `${element.localName} ${label.replace(/\s+/g, " ").trim()}`;
        });
        if (stop === null) break;
        if (stop !== "") covered.add(`${key}: ${stop}`);
      }
    }
    expect([...covered]).toEqual([]);
  });
}

test("the ledger of nested calls is no wider than its part, and an end in two words is one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "g=retry-storm-27");
  const part = await region(page, "Ledger").boundingBox();
  const table = await ledger(page).boundingBox();
  expect(table?.width).toBeLessThanOrEqual((part?.width ?? 0) + 0.5);
  const ends = ledger(page).getByRole("cell", { name: "technical failure" });
  const heights = await ends.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(0);
  // A line of 20, 4 above and below, and the hairline.
  for (const height of heights) expect(height).toBeLessThanOrEqual(29);
});

test("in a tall narrow window the transport is at its foot", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 2600 });
  await open(page, "g=order-800");
  const box = await region(page, "Transport").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(2600, 0);
  // Not stretched: a row of 3.5 em and its hairline.
  expect(box?.height).toBeLessThan(80);
});

test("with less motion nothing moves by itself after a step", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "g=breaker-lab");
  await page.keyboard.press("Home");
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press(".");
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  }
});

test("a step on moves the token along its arrow, and the next step does not wait", async ({
  page,
}) => {
  await open(page, "g=breaker-lab&f=4.supplier.1.end");
  await page.keyboard.press(".");
  await expect(region(page, "Decision at the cursor").getByRole("status")).toContainText(
    "Breaker supplier opens",
  );
  const travel = await page.evaluate(() =>
    document.getAnimations().map((animation) => animation.effect?.getTiming().duration),
  );
  expect(travel).toContain(300);
  await page.keyboard.press(",");
  await expect(region(page, "Decision at the cursor").getByRole("status")).toContainText("fails");
});

test("the transport stands still from step to step, and so does the button under the pointer", async ({
  page,
}) => {
  await open(page, "g=budget-meets-breaker");
  await page.keyboard.press("Home");
  const places = () =>
    region(page, "Transport")
      .getByRole("button")
      .or(region(page, "Transport").getByRole("slider"))
      .evaluateAll((all) =>
        all.map((each) => {
          const { left, width } = each.getBoundingClientRect();
          return [Math.round(left), Math.round(width)];
        }),
      );
  const first = await places();
  // From request 9 to 10 there is a digit more.
  for (let press = 0; press < 10; press++) {
    await button(page, "Next request").click();
    expect(await places()).toEqual(first);
  }
});
