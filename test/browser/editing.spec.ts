/** Changing a scenario by hand: every edit shows at once, and undo takes each back whole. */
import { expect, type Locator, type Page } from "@playwright/test";
import {
  button,
  decision,
  field,
  hopRow,
  open,
  region,
  scrubber,
  slider,
  test,
} from "../support/page";
import { settledPictureOf } from "../support/pagePicture";

/** A hand's path: the mouse takes hold of the middle, moves by `byPx` in several steps. */
async function drag(page: Page, grip: Locator, byPx: number, letGo = true) {
  const box = await grip.boundingBox();
  if (box === null) throw new Error("nothing to take hold of");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 6 });
  if (letGo) await page.mouse.up();
}

/** The handle that says this of itself; readers have a slider in its place, so it has no role. */
function handle(page: Page, label: string): Locator {
  return page.locator(".hw-handle").filter({ has: page.locator("title", { hasText: label }) });
}

/** Where a handle draws its grip, in px of the window. */
async function gripX(page: Page, label: string): Promise<number> {
  const box = await handle(page, label).locator(".hw-handle-grip").boundingBox();
  if (box === null) throw new Error(`no handle ${label}`);
  return box.x + box.width / 2;
}

/** Does it; undone everything looks as before, redone as after. */
async function undoable(page: Page, change: () => Promise<unknown>) {
  const before = await settledPictureOf(page);
  await change();
  const after = await settledPictureOf(page);
  expect(after).not.toEqual(before);
  await page.keyboard.press("Control+z");
  expect(await settledPictureOf(page)).toEqual(before);
  await page.keyboard.press("Control+Shift+z");
  expect(await settledPictureOf(page)).toEqual(after);
}

/** Out of a text field, whose own undo comes first. */
async function leave(page: Page) {
  await scrubber(page).focus();
}

test("a handle drags its setting, and one drag is one step of undo", async ({ page }) => {
  await open(page, "g=order-800");
  await page.getByRole("checkbox", { name: "Follow the cursor" }).uncheck();
  await hopRow(page, "Inventory").click();
  const own = field(page, "Own timeout, ms");
  const deadlineX = await gripX(page, "deadline 800");
  // Inventory starts at 100, so its own timeout of 300 ends at 400: half of the deadline's 800.
  const pxPerMs = (deadlineX - (await gripX(page, "own timeout 300"))) / 400;

  await undoable(page, () => drag(page, handle(page, "own timeout 300"), -100 * pxPerMs));
  expect(Math.abs(Number(await own.inputValue()) - 200)).toBeLessThanOrEqual(1);
  await expect(page.getByRole("list", { name: /^Steps of request 1/ })).toContainText("Inventory");
  await page.keyboard.press("Control+z");
  await expect(own).toHaveValue("300");
  await expect(button(page, "Undo")).toBeDisabled();

  await undoable(page, () => drag(page, handle(page, "takes 450"), -200 * pxPerMs));
  await expect(decision(page)).toHaveText(/^Payment answers ok after 2(49|50|51)\s/);
  await page.keyboard.press("Control+z");

  await undoable(page, () => drag(page, handle(page, "deadline 800"), 50 * pxPerMs));
  await expect(decision(page)).toHaveText(/^Payment is cut by the budget after 3(79|80|81)\s/);
  await page.keyboard.press("Control+z");
  await expect(button(page, "Undo")).toBeDisabled();
});

test("Esc in a drag leaves everything as it was, without a step of undo", async ({ page }) => {
  await open(page, "g=order-800");
  const before = await settledPictureOf(page);
  await drag(page, handle(page, "deadline 800"), -120, false);
  await expect(decision(page)).not.toHaveText(/after 330\s/);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.mouse.move(5, 5);
  expect(await settledPictureOf(page)).toEqual(before);
  await expect(button(page, "Undo")).toBeDisabled();
});

test("a slider drag is one step of undo; field, reset and none are one each", async ({ page }) => {
  await open(page, "g=order-800");
  const own = slider(page, "Own timeout");
  await undoable(page, async () => {
    await own.scrollIntoViewIfNeeded();
    const box = await own.boundingBox();
    if (box === null) throw new Error("no slider");
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await leave(page);
  });
  const dragged = Number(await own.inputValue());
  expect(dragged).toBeGreaterThan(0);
  expect(dragged).toBeLessThan(400);
  await expect(decision(page)).toContainText("Payment is cut by its own timeout");
  await undoable(page, async () => {
    await field(page, "Own timeout, ms").fill("123");
    await page.keyboard.press("Enter");
    await leave(page);
  });
  await expect(decision(page)).toContainText("Payment is cut by its own timeout after 123");
  await undoable(page, () => button(page, "Reset Own timeout").click());
  await expect(own).toHaveValue("400");
  await undoable(page, () => page.getByRole("checkbox", { name: "Own timeout: none" }).check());
  await page.keyboard.press(",");
  await expect(decision(page)).toHaveText(
    "Payment may wait 410 left − 80 reserve = 330 ms — bound by the budget; it has no own timeout.",
  );
});

test("hops are added, renamed, moved and removed", async ({ page }) => {
  await open(page, "g=order-800");
  const knobs = region(page, "Knobs");
  const rows = page.getByRole("list", { name: /^Steps of request 1/ }).getByRole("button");
  const names = () => rows.evaluateAll((all) => all.map((row) => row.textContent));
  await undoable(page, () => button(page, "Add a call").click());
  expect(await names()).toEqual(["Gateway", "Inventory", "Payment", "New call", "Closing work"]);
  await undoable(page, async () => {
    await field(page, "Name").fill("Receipt");
    await page.keyboard.press("Enter");
    await leave(page);
  });
  await undoable(page, () => button(page, "Move Receipt earlier").click());
  expect(await names()).toEqual(["Gateway", "Inventory", "Receipt", "Payment", "Closing work"]);
  await undoable(page, () => button(page, "Add work").click());
  expect(await names()).toEqual([
    "Gateway",
    "Inventory",
    "Receipt",
    "New work",
    "Payment",
    "Closing work",
  ]);
  await undoable(page, () => button(page, "Remove New work").click());
  await hopRow(page, "Receipt").click();
  await undoable(page, () => button(page, "Remove Receipt").click());
  expect(await names()).toEqual(["Gateway", "Inventory", "Payment", "Closing work"]);
  // An empty name is never one.
  await hopRow(page, "Gateway").click();
  await field(page, "Name").fill("   ");
  await page.keyboard.press("Enter");
  await expect(knobs.getByRole("alert")).toHaveText(/1 to 80 characters/);
  await page.keyboard.press("Escape");
  await expect(field(page, "Name")).toHaveValue("Gateway");
});

test("a breaker is put before a hop, ruled and taken away", async ({ page }) => {
  await open(page, "g=order-800");
  const breaker = region(page, "Breaker");
  await undoable(page, () => button(page, "Put a breaker before Payment").click());
  await expect(breaker.getByText("payment, before Payment")).toBeVisible();
  await expect(
    breaker.getByRole("img", { name: /^State diagram of the breaker payment\. Closed/ }),
  ).toBeVisible();

  // A starved call counts for nothing, until somebody says that it does.
  await page.keyboard.press("End");
  await expect(
    breaker.getByRole("img", { name: /Closed: 0 failures in a row of the 3/ }),
  ).toBeVisible();
  await page.getByText("What counts").click();
  const starved = breaker.getByRole("radiogroup", { name: "deadline exceeded counts as" });
  await expect(starved.getByRole("radio", { name: "ignored" })).toBeChecked();
  await undoable(page, () => starved.getByRole("radio", { name: "failure" }).check());
  await expect(
    breaker.getByRole("img", { name: /Closed: 1 failure in a row of the 3/ }),
  ).toBeVisible();
  await expect(breaker.getByText(/^A starved call now counts\./)).toBeVisible();
  await breaker.getByRole("combobox", { name: "Rules for" }).selectOption("Payment");
  await undoable(page, () => starved.getByRole("radio", { name: "success" }).check());
  await expect(
    breaker.getByRole("img", { name: /Closed: 0 failures in a row of the 3/ }),
  ).toBeVisible();

  await region(page, "Knobs").getByRole("tab", { name: "Breaker" }).click();
  await undoable(page, async () => {
    await slider(page, "Opens at failures in a row").focus();
    await page.keyboard.press("ArrowLeft");
  });
  await expect(breaker.getByRole("img", { name: /of the 2 that would open it/ })).toBeVisible();
  await region(page, "Knobs").getByRole("tab", { name: "Hop" }).click();
  await hopRow(page, "Payment").click();
  // Without a breaker its panel is gone, and comes back as it first was.
  await breaker.getByRole("combobox", { name: "Rules for" }).selectOption("every hop on it");
  await page.getByText("What counts").click();
  await undoable(page, () =>
    region(page, "Knobs").getByRole("combobox", { name: "Breaker" }).selectOption("none"),
  );
  await expect(breaker.getByText("No call here has a breaker.")).toBeVisible();
});

test("a breaker is forced by hand, and says so", async ({ page }) => {
  await open(page, "g=budget-meets-breaker");
  const breaker = region(page, "Breaker");
  await page.keyboard.press("End");
  await breaker.getByText("Forced by hand").click();
  // What is in it is loaded when it is first opened.
  await expect(button(page, "Add a period")).toBeVisible();
  await undoable(page, () => button(page, "Add a period").click());
  await expect(breaker.getByRole("listitem", { name: "Period 1" })).toBeVisible();
  await expect(breaker.getByText("1 period", { exact: true })).toBeVisible();
  await undoable(page, () => button(page, "Remove period 1").click());
});

test("every kind of answer is sent by hand, and the clock moves", async ({ page }) => {
  await open(page, "g=breaker-lab");
  const by = region(page, "Send");
  const clock = by.getByRole("status", { name: "Clock" });
  const send = async (answer: string, said: string) => {
    await by.getByRole("button", { name: answer, exact: true }).click();
    await expect(decision(page)).toHaveText(said);
  };
  const move = async (to: string, moment: string) => {
    await by.getByRole("button", { name: to, exact: true }).click();
    await expect(clock).toHaveText(moment);
  };
  await expect(clock).toHaveText("20 004 ms");
  await expect(by.getByRole("button", { name: "at reopening" })).toBeDisabled();
  await send("business refusal", "Supplier answers no, a business refusal, after 0 ms.");
  for (let nth = 1; nth <= 3; nth++)
    await send("failure", "Supplier fails technically after 0 ms.");
  await page.keyboard.press(".");
  await expect(decision(page)).toHaveText(
    "Breaker supplier opens: failures 3 ≥ 3 — it refuses every call until 30 004 ms.",
  );
  const refused = "Supplier is refused: breaker supplier is open,";
  const uncalled = "— the dependency is not called.";
  await send("ok", `${refused} until 30 004 − now 20 004 = 10 000 ms early ${uncalled}`);
  await move("+1 s", "21 004 ms");
  await send("ok", `${refused} until 30 004 − now 21 004 = 9 000 ms early ${uncalled}`);
  await move("1 ms early", "30 003 ms");
  await send("ok", `${refused} until 30 004 − now 30 003 = 1 ms early ${uncalled}`);
  await move("at reopening", "30 004 ms");
  await send("429", "Supplier answers “too many requests” after 0 ms.");
  await send(
    "ok",
    `Supplier is refused: a Retry-After holds breaker supplier back, until 35 004 − now 30 004 = 5 000 ms early ${uncalled}`,
  );
  await move("at reopening", "35 004 ms");
  await send("ok", "Supplier answers ok after 0 ms.");
  await page.keyboard.press(".");
  await expect(decision(page)).toHaveText(
    "Breaker supplier closes: successes 1 ≥ 1 — calls go through again.",
  );
  await send("slow", "Supplier is cut by its own timeout after 1 000 ms.");
  await expect(region(page, "Transport").getByText("request 21 of 21")).toBeVisible();

  // Fifteen presses, and nothing else, are to be undone.
  for (let press = 1; press <= 15; press++) await page.keyboard.press("Control+z");
  await expect(button(page, "Undo")).toBeDisabled();
  await expect(clock).toHaveText("20 004 ms");
  await undoable(page, () => by.getByRole("button", { name: "failure" }).click());
  await undoable(page, () => by.getByRole("button", { name: "+1 s" }).click());
});

test("budget, answers, retries and requests change by their own knobs", async ({ page }) => {
  await open(page, "g=order-800");
  const knobs = region(page, "Knobs");
  const tab = (name: string) => knobs.getByRole("tab", { name, exact: true }).click();
  await tab("Operation");
  await undoable(page, () =>
    knobs.getByRole("combobox", { name: "Budget" }).selectOption("local: own timeouts only"),
  );
  await expect(decision(page)).toContainText("Payment is cut by its own timeout after 400");
  await tab("Hop");
  await hopRow(page, "Inventory").click();
  await undoable(page, () =>
    knobs.getByRole("combobox", { name: "It answers" }).selectOption("technical failure"),
  );
  await undoable(page, async () => {
    await slider(page, "Attempts").focus();
    await page.keyboard.press("ArrowRight");
  });
  await tab("Requests");
  await undoable(page, () => button(page, "Add a request").click());
  await expect(region(page, "Transport").getByText("request 1 of 2")).toBeVisible();
  await undoable(page, () => button(page, "Remove request 2").click());
});

test("an edit that cannot run is refused in words, and nothing is lost", async ({ page }) => {
  await open(page, "g=local-only");
  const knobs = region(page, "Knobs");
  await hopRow(page, "Profile").click();
  await knobs.getByRole("combobox", { name: "It answers" }).selectOption("never answers");
  const before = await settledPictureOf(page);
  await page.getByRole("checkbox", { name: "Own timeout: none" }).click();
  await expect(page.getByRole("alert")).toContainText("This cannot run, so what was open stays.");
  await expect(page.getByRole("alert")).toContainText(
    "Nothing would limit the wait at Profile: it needs a timeout of its own, or the request a deadline.",
  );
  await expect(page.getByRole("checkbox", { name: "Own timeout: none" })).not.toBeChecked();
  expect(await settledPictureOf(page)).toEqual(before);
  await button(page, "Dismiss").click();
  await expect(page.getByRole("alert")).toBeEmpty();
});
