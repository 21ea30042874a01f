/** Where the page is not made welcome: storage that fails, sandboxes, sleeping tabs, slow machines. */
import { expect, type Page } from "@playwright/test";
import {
  button,
  decision,
  field,
  open,
  plain,
  region,
  scrubber,
  test,
  textOf,
} from "../support/page";

const title = (page: Page) => field(page, "Title of the scenario");

async function editDeadline(page: Page, ms: string) {
  await page.getByRole("tab", { name: "Operation" }).click();
  await field(page, "Deadline, ms").fill(ms);
  await field(page, "Deadline, ms").press("Enter");
}

/** Everything that touches a storage, once. */
async function works(page: Page) {
  await open(page, "g=order-800");
  await editDeadline(page, "700");
  await expect(decision(page)).toContainText("after 230");
  await expect.poll(() => page.url()).toContain("#s=");
  await button(page, "Theme").click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await button(page, "Scenarios").click();
  await expect(page.getByRole("menuitem", { name: "New scenario" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(decision(page)).toContainText("after 230");
}

for (const [how, script] of [
  [
    "whose every method throws",
    () => {
      const refuse = () => {
        throw new DOMException("no", "QuotaExceededError");
      };
      for (const name of ["getItem", "setItem", "removeItem", "clear", "key"] as const) {
        Storage.prototype[name] = refuse;
      }
    },
  ],
  [
    "that must not even be asked for",
    () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("no", "SecurityError");
          },
        });
      }
    },
  ],
  [
    "that is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
] as const) {
  test(`the page works with a storage ${how}`, async ({ page }) => {
    await page.addInitScript(script);
    await works(page);
  });
}

for (const [what, rubbish, offered = false] of [
  ["no JSON", "{{{"],
  ["another shape", "[1,2,3]"],
  [
    "wrong values",
    JSON.stringify({
      preferences: { theme: "pink", singleKeys: 7, stepSize: {}, speed: 1e9 },
      lastWork: { title: ["x"], link: 5 },
      here: 1,
      past: "x",
      future: [{}, "g=order-800", "s=!!!"],
    }),
  ],
  [
    "a last work that is none",
    JSON.stringify({ lastWork: { title: "<img src=x onerror=alert(1)>", link: "s=AAAA" } }),
    true,
  ],
] as const) {
  test(`the page works with a storage that holds ${what}`, async ({ page }) => {
    await page.addInitScript(
      ([local, tab, text]) => {
        localStorage.setItem(local, text);
        sessionStorage.setItem(tab, text);
      },
      ["hopwatch.1", "hopwatch.history.1", rubbish] as const,
    );
    await open(page, "g=order-800");
    await expect(decision(page)).toContainText("Payment is cut by the budget");
    await expect(button(page, "Undo")).toBeDisabled();
    await button(page, "Scenarios").click();
    const last = page.getByRole("menuitem", { name: /^Your last work/ });
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expect(last).toHaveCount(offered ? 1 : 0);
    if (!offered) return;
    await last.click();
    await expect(page.getByRole("alert")).toContainText("Your last work cannot be read any more.");
    await expect(title(page)).toHaveValue("Create an order in 800 ms");
  });
}

test("the last work is offered on another day, in another tab", async ({ page, context }) => {
  await open(page, "g=order-800");
  await editDeadline(page, "640");
  await title(page).fill("Tuned by hand");
  await title(page).press("Enter");
  await expect.poll(() => page.url()).toContain("#s=");
  await page.close();
  const other = await context.newPage();
  await open(other, "");
  await expect(decision(other)).toContainText("Payment is refused");
  await button(other, "Scenarios").click();
  await other.getByRole("menuitem", { name: /^Your last work/ }).click();
  await expect(title(other)).toHaveValue("Tuned by hand");
  await expect(decision(other)).toContainText("after 170");
});

test("two tabs keep out of each other's way", async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, "g=order-800");
  await open(other, "g=order-800");
  await editDeadline(page, "700");
  await editDeadline(other, "600");
  await expect.poll(() => page.url()).toContain("#s=");
  await expect.poll(() => other.url()).toContain("#s=");
  await page.reload();
  await other.reload();
  await expect(decision(page)).toContainText("after 230");
  await expect(decision(other)).toContainText("after 130");
  for (const each of [page, other]) {
    await button(each, "Undo").click();
    await expect(decision(each)).toContainText("after 330");
  }
});

test("in a sandboxed frame that may only run scripts, the page works without its storage", async ({
  page,
  baseURL,
  watch,
}) => {
  // An opaque origin: storage throws, and the module must be fetched as from a stranger. The host
  // allows that with one header; without it a browser loads no module there, of any site.
  await page.route(/\/assets\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "access-control-allow-origin": "*" },
    });
  });
  await page.route("**/host.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>host</title><iframe title="Hopwatch" sandbox="allow-scripts" width="1200" height="900" src="${baseURL}#g=order-800"></iframe>`,
    }),
  );
  await page.goto("./host.html");
  const frame = page.frameLocator("iframe");
  const said = frame.getByRole("region", { name: "Decision at the cursor" }).getByRole("status");
  await expect(said).toContainText("Payment is cut by the budget");
  await frame.getByRole("button", { name: "Step back", exact: true }).click();
  await expect(said).toContainText("Payment may wait");
  await frame.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(frame.getByRole("region", { name: "Messages" })).toContainText(
    /Link copied|The browser did not allow copying/,
  );
  // What such a frame is denied by its host is no fault of the page.
  watch.forgiven.push(/Clipboard API has been blocked/);
});

test("its policy is strict, and nothing on the page breaks it", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await open(page, "g=budget-meets-breaker");
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  for (const key of [".", "]", "Home", "?"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  for (const key of ["1", "9", "End"]) await page.keyboard.press(key);
  await button(page, "Scenarios").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("6");
  await editDeadline(page, "100");
  await expect(decision(page)).toContainText("Inventory: deadline exceeded");
});

test("from a folder further down it works and stays there", async ({ page }) => {
  await page.goto("./some/deep/path/#g=order-800");
  await expect(decision(page)).toContainText("Payment is cut by the budget");
  await page.keyboard.press(",");
  await expect
    .poll(() => page.url())
    .toMatch(/\/some\/deep\/path\/#g=order-800&f=1\.payment\.1\.start$/);
});

/** Plays from the first step, fast; the run strip says where it is. */
async function play(page: Page) {
  await open(page, "g=budget-meets-breaker");
  await page.keyboard.press("Home");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await button(page, "Play").click();
}
const step = async (page: Page) =>
  plain(`${await scrubber(page).getAttribute("aria-label")} ${await textOf(decision(page))}`);

test("resized while it plays it goes on, as large as its window", async ({ page }) => {
  await play(page);
  const before = await step(page);
  for (const [width, height] of [
    [700, 900],
    [320, 500],
    [1600, 900],
    [900, 300],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button(page, "Pause")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  await expect.poll(() => step(page)).not.toBe(before);
  await button(page, "Pause").click();
  await expect(button(page, "Play")).toBeVisible();
});

test("a tab that is hidden while it plays pauses, keeps what it has, and does not jump", async ({
  page,
}) => {
  await play(page);
  await expect.poll(() => textOf(decision(page))).not.toContain("Request 1 arrives");
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await expect(button(page, "Play")).toBeVisible();
  const asleep = await step(page);
  // What is not yet written is written at once.
  const frame = page.url();
  await hide(false);
  expect(await step(page)).toBe(asleep);
  await page.reload();
  expect(page.url()).toBe(frame);
  await expect.poll(() => step(page)).toBe(asleep);
});

test("stepped as fast as keys come on a machine four times slower, no step is lost", async ({
  page,
}) => {
  await open(page, "g=budget-meets-breaker");
  await page.keyboard.press("Home");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Six decisions a request: to the arrival of the fourth.
  const on = 18;
  for (let press = 0; press < on; press++) await page.keyboard.press(".");
  const reached = await step(page);
  for (let press = 0; press < on; press++) await page.keyboard.press(",");
  await expect(decision(page)).toContainText("Request 1 arrives");
  for (let press = 0; press < on; press++) await page.keyboard.press(".");
  expect(await step(page)).toBe(reached);
  await expect(region(page, "Transport").getByText("request 4 of 14")).toBeVisible();
  await expect(decision(page)).toContainText("Request 4 arrives");
});
