import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

for (const folder of ["/", "/some/deep/path/"]) {
  test(`the site works from ${folder}, quietly and from its own folder alone`, async ({ page }) => {
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    page.on("request", (request) => requests.push(request.url()));

    await page.goto(`.${folder}`);
    await expect(page).toHaveTitle(/Hopwatch/);
    await expect(page.locator("#root > *").first()).toBeVisible();
    await page.waitForLoadState("networkidle");

    const home = new URL(page.url()).origin + folder;
    expect(complaints).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(home) && !url.startsWith("data:"))).toEqual([]);
  });
}

test("a folder named without its last slash leads to the site", async ({ page }) => {
  await page.goto("./some/deep/path");
  expect(new URL(page.url()).pathname).toBe("/some/deep/path/");
  await expect(page.locator("#root > *").first()).toBeVisible();
});

test("the page is held to its own scripts and styles", async ({ page }) => {
  await page.goto("./");
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /default-src 'none'.*script-src 'self'/);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.stranger = 'ran'";
    document.head.append(script);
    return document.documentElement.dataset.stranger;
  });
  expect(ran).toBeUndefined();
});

test("what the browser itself loads at first is within 150 kB of gzipped JavaScript", async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js")) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto("./");
  // The last that comes by itself is what looks for findings.
  await expect(page.getByRole("banner").getByRole("img", { name: "none" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(150_000);
});

test("the gallery comes when something of it is asked for, and its lack is said", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const gallery = () => asked.filter((url) => /gallery-[^/]*\.js$/.test(url));
  await page.goto("./");
  const title = page.getByRole("textbox", { name: "Title of the scenario" });
  await expect(title).toHaveValue("The budget meets the breaker");
  await page.waitForLoadState("networkidle");
  expect(gallery()).toEqual([]);

  await page.route(/gallery-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole("button", { name: "Scenarios" }).click();
  await expect(page.getByText("The gallery could not be loaded.")).toBeVisible();
  await expect(page.getByRole("menuitemradio")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  await expect(page.getByRole("alert")).toContainText("The gallery could not be loaded.");
  await page.goto("./?again#g=fan-out");
  await expect(page.getByRole("alert")).toContainText("The gallery could not be loaded.");
  await expect(title).toHaveValue("The budget meets the breaker");

  await page.unroute(/gallery-[^/]*\.js$/);
  await page.goto("./");
  await page.getByRole("button", { name: "Scenarios" }).click();
  const open = page.getByRole("menuitemradio", { checked: true });
  await expect(page.getByRole("menuitemradio")).toHaveCount(37);
  await expect(open).toBeFocused();
  await expect(open).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(title).toHaveValue("A breaker, call by call");
});

test("what a link of the gallery leads to is the first thing that is seen", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { title } = document;
      if (title !== seen.at(-1)) seen.push(title);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("./#g=probe-flood");
  await expect(page.getByRole("textbox", { name: "Title of the scenario" })).toHaveValue(
    "Behind one probe, everybody",
  );
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((title) => title.includes("·"))).toEqual([
    "Behind one probe, everybody · Hopwatch",
  ]);
});
