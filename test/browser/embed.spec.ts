/** An embed in pages of other people's: their policies, their styles, their navigation, their mistakes. */
import { expect, type Locator, type Page } from "@playwright/test";
import { violations, violationsInFrame } from "../support/axe";
import { listen, openHost } from "../support/hostPage";
import { plain, test, textOf } from "../support/page";

const embeds = (page: Page) => page.locator("hopwatch-embed");
const decisionOf = (embed: Locator) => embed.getByRole("status").first();
const stepOn = (embed: Locator) => embed.getByRole("button", { name: "Step on" });
const position = (embed: Locator) => embed.getByRole("slider", { name: /^Steps/ });

/** Rules that would spoil any part they reached, and what is handed down by inheritance. */
const HOSTILE_CSS = `
  body { text-transform: uppercase; letter-spacing: 3px; text-align: right; color: #222; }
  button, select { background: rgb(255, 0, 0); border-radius: 20px; }
  .hw-decision-lead, table, svg { display: none; }
`;

test("two on a page share nothing, under the strictest policy and the worst style sheet", async ({
  page,
}) => {
  await openHost(page, {
    css: HOSTILE_CSS,
    body: `<hopwatch-embed id="one" scenario="budget-meets-breaker" site="../"></hopwatch-embed>
      <hopwatch-embed id="two" scenario="budget-meets-breaker" view="decision ledger"
        controls="all" editable="deadline" step="1"></hopwatch-embed>
      <button id="host">A button of the page</button>`,
  });
  const told = await listen(page);
  const [one, two] = [page.locator("#one"), page.locator("#two")];
  // The gallery's own first frame: payment is refused while its breaker is open.
  await expect(decisionOf(one)).toContainText("Payment is refused");
  await expect(decisionOf(two)).not.toContainText("Payment is refused");
  // It neither scrolls nor focuses anything by itself, and it does not play.
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.localName])).toEqual([
    0,
    "body",
  ]);
  await expect(one.getByRole("button", { name: "Play" })).toBeVisible();

  // Keys count only where the focus is.
  const [before, beside] = [await textOf(decisionOf(one)), await textOf(decisionOf(two))];
  await page.locator("#host").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(".");
  expect(await textOf(decisionOf(one))).toBe(before);
  await stepOn(one).focus();
  await page.keyboard.press(".");
  await expect.poll(() => textOf(decisionOf(one))).not.toBe(before);
  expect(await textOf(decisionOf(two))).toBe(beside);
  expect((await told()).map(({ type }) => type)).toEqual(["hopwatch-step"]);
  expect((await told())[0]?.detail).toMatchObject({
    request: 6,
    sentence: expect.stringMatching(/\.$/),
  });

  // Only what the author named can be changed; the change is told as plain data.
  const sliders = two.getByRole("slider", { name: /, slider$/ });
  await expect(sliders).toHaveCount(1);
  const deadline = two.getByRole("textbox", { name: /^Deadline/ });
  await deadline.fill("900");
  await deadline.press("Enter");
  await expect
    .poll(async () => (await told()).findLast(({ type }) => type === "hopwatch-change")?.detail)
    .toMatchObject({ scenario: { deadlineMs: 900 } });
  // The edited one cannot go by its name in the gallery any more.
  await expect(one.getByRole("link", { name: "Open in Hopwatch" })).toHaveAttribute(
    "href",
    /^\.\.\/#g=budget-meets-breaker&f=6\./,
  );

  // The page's styles stop at the border, and ours do too.
  const looks = await one.evaluate((host) => {
    const root = host.shadowRoot;
    const button = root?.querySelector("button");
    const lead = root?.querySelector(".hw-decision-lead");
    if (!button || !lead) throw new Error("nothing is drawn");
    const styles = getComputedStyle(lead);
    return {
      red: getComputedStyle(button).backgroundColor === "rgb(255, 0, 0)",
      display: styles.display,
      inherited: [styles.textTransform, styles.letterSpacing, styles.textAlign],
    };
  });
  expect(looks).toEqual({ red: false, display: "block", inherited: ["none", "normal", "start"] });
  const host = await page.evaluate(() => [
    document.styleSheets.length,
    document.adoptedStyleSheets.length,
    document.querySelector("#one")?.getAttributeNames().join(" "),
  ]);
  expect(host).toEqual([1, 0, "id scenario site"]);
  for (const within of ["#one", "#two"]) {
    expect(await violations(page, { within }), within).toEqual([]);
  }
});

test("is moved, taken out, put back and forgotten as single-page navigation does it", async ({
  page,
}) => {
  await openHost(page, {
    body: `<div id="a"><hopwatch-embed scenario="order-800"></hopwatch-embed></div><div id="b"></div>`,
  });
  const embed = embeds(page);
  await stepOn(embed).click();
  const stepped = await position(embed).getAttribute("aria-valuenow");
  await page.evaluate(() => {
    const moved = document.querySelector("hopwatch-embed");
    const drawn = moved?.shadowRoot?.querySelector("figure");
    if (moved) document.querySelector("#b")?.append(moved);
    Object.assign(window, { stays: () => drawn === moved?.shadowRoot?.querySelector("figure") });
  });
  expect(await position(embed).getAttribute("aria-valuenow")).toBe(stepped);
  expect(await page.evaluate(() => (window as unknown as { stays(): boolean }).stays())).toBe(true);

  // Out of the page nothing is left inside; back again it is as it was left.
  const inside = await page.evaluate(async () => {
    const gone = document.querySelector("hopwatch-embed");
    gone?.remove();
    await new Promise((resolve) => setTimeout(resolve));
    const count = gone?.shadowRoot?.childElementCount;
    if (gone) document.querySelector("#a")?.append(gone);
    return count;
  });
  expect(inside).toBe(0);
  await expect(position(embed)).toHaveAttribute("aria-valuenow", stepped ?? "");

  // Attributes and properties are one, whenever they are set.
  await embed.evaluate((host) => Object.assign(host, { scenario: "local-only", view: "ledger" }));
  await expect(embed.getByRole("table")).toBeVisible();
  await expect(embed).toHaveAttribute("scenario", "local-only");

  // A page that goes back and forth twenty times holds none of them.
  await page.evaluate(async () => {
    const gone: WeakRef<Element>[] = [];
    Object.assign(window, { gone });
    for (let visit = 0; visit < 20; visit++) {
      const main = document.querySelector("#a");
      if (main) main.innerHTML = `<hopwatch-embed scenario="order-800"></hopwatch-embed>`;
      const made = main?.firstElementChild;
      if (made) gone.push(new WeakRef(made));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    document.querySelector("#a")?.replaceChildren();
  });
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await session.send("HeapProfiler.collectGarbage");
      return page.evaluate(
        () =>
          (window as unknown as { gone: WeakRef<Element>[] }).gone.filter(
            (each) => each.deref() !== undefined,
          ).length,
      );
    })
    .toBe(0);
});

const FRAME = "embed.html?v=1&scenario=budget-meets-breaker";

const SCENARIO = JSON.stringify({
  version: 1,
  title: "Two calls",
  deadlineMs: 100,
  seed: 1,
  hops: [{ id: "one", kind: "call", name: "One", timeoutMs: 90, responses: [{ durationMs: 70 }] }],
  breakers: {},
  arrivals: [0],
});

test("says in one line what is wrong, tells the page, and tries again", async ({ page, watch }) => {
  const bad: readonly (readonly [string, string, RegExp])[] = [
    ["nothing named", "", /^Nothing to show/],
    ["two named", `scenario="order-800" state="g=order-800"`, /^Only one can say what is shown/],
    ["an unknown scenario", `scenario="&lt;b>nix"`, /^The gallery has no scenario "<b>nix"/],
    ["a hostile state", `state="s=AAAA&amp;f=7"`, /^The state cannot be read\. #s: expected/],
    ["an unknown name in a state", `state="g=nix"`, /^The gallery has no scenario "nix"/],
    ["a server that says no", `src="missing.json"`, /could not be loaded: the server answered 404/],
    ["a script for an address", `src="javascript:alert(1)"`, /is no address/],
    ["a server elsewhere", `src="https://stranger.invalid/a.json"`, /could not be loaded/],
    ["wrong JSON", `src="broken.json"`, /^The scenario cannot be read\. \(file\): expected JSON/],
    ["a newer version", `src="newer.json"`, /^The scenario cannot be read\. version: expected 1/],
    ["a huge file", `src="huge.json"`, /has more than 1 048 576 bytes/],
    ["an unknown view", `scenario="order-800" view="waterfal"`, /^view: expected one of run/],
    [
      "a height out of range",
      `scenario="order-800" height="9"`,
      /^height: expected a whole number/,
    ],
    ["a step beyond", `scenario="order-800" step="999"`, /^step: expected a frame such as/],
    ["a value there is not", `scenario="order-800" editable="nix.timeout"`, /^editable: expected/],
  ];
  await openHost(page, {
    body: bad.map(([, attributes]) => `<hopwatch-embed ${attributes}></hopwatch-embed>`).join(""),
    files: {
      "broken.json": { body: "{" },
      "newer.json": { body: SCENARIO.replace('"version":1', '"version":2') },
      "huge.json": { body: `{"title":"${"x".repeat(1_100_000)}"}` },
    },
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'",
    scripts: [],
  });
  const told = await listen(page);
  await page.addScriptTag({ url: "../hopwatch-embed.js" });
  for (const [index, [what, , line]] of bad.entries()) {
    const embed = embeds(page).nth(index);
    await embed.scrollIntoViewIfNeeded();
    const alert = embed.getByRole("alert");
    await expect(alert, what).toBeVisible();
    expect(plain((await alert.textContent())?.replace("Try again", "") ?? ""), what).toMatch(line);
  }
  expect((await told()).filter(({ type }) => type === "hopwatch-error")).toHaveLength(bad.length);
  // What is only an attribute that cannot be is shown all the same.
  await expect(decisionOf(embeds(page).nth(11))).toBeVisible();

  // The same address may have something to say later.
  const missing = embeds(page).nth(5);
  await page.route("**/host/missing.json", (route) =>
    route.fulfill({ body: SCENARIO, contentType: "application/json" }),
  );
  await missing.getByRole("button", { name: "Try again" }).click();
  await expect(decisionOf(missing)).toBeVisible();

  // These complaints are the browser's own, about what the page asked for.
  const own = /404|Content Security Policy|Content-Security-Policy|stranger\.invalid/;
  watch.forgiven.push(own);
});

test("keeps its manners: the wheel, what is out of view, paper, no JavaScript", async ({
  page,
  browser,
}) => {
  await openHost(page, {
    css: "main { padding-block-end: 3000px; }",
    body: `<hopwatch-embed scenario="breaker-lab" view="waterfall" height="500"></hopwatch-embed>
      <p id="below">Below</p>`,
  });
  const embed = embeds(page);
  await expect(position(embed)).toBeVisible();
  expect((await embed.boundingBox())?.height).toBeGreaterThanOrEqual(500);
  await embed.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);

  // It plays when it is asked to, and no longer than somebody can see it.
  await embed.getByRole("button", { name: "Play" }).click();
  await expect(embed.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 2800));
  await expect(embed.getByRole("button", { name: "Play" })).toBeAttached();

  // On paper: the frame with its ledger, and nothing to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ media: "print" });
  await expect(embed.getByRole("table", { name: /as far as the cursor/ })).toBeVisible();
  await expect(embed.getByRole("button", { name: "Play" })).toBeHidden();

  // What nobody has scrolled to yet is on paper, too.
  await page.emulateMedia({ media: null });
  await openHost(page, {
    css: "h1 { block-size: 6000px; }",
    body: `<hopwatch-embed scenario="order-800"></hopwatch-embed>`,
  });
  await page.evaluate(() => {
    window.addEventListener("afterprint", () => {
      const inside = document.querySelector("hopwatch-embed")?.shadowRoot;
      Object.assign(window, { printed: inside?.querySelector("table")?.textContent });
    });
  });
  await page.pdf();
  const printed = await page.evaluate(() => (window as unknown as { printed?: string }).printed);
  expect(printed).toContain("as far as the cursor");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await context.newPage();
  await openHost(plainPage, {
    body: `<hopwatch-embed scenario="breaker-lab"><a href="../#g=breaker-lab">
      <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" alt="The breaker opens."></a>
      </hopwatch-embed>`,
  });
  await expect(plainPage.getByRole("link", { name: "The breaker opens." })).toBeVisible();
  await context.close();
});

test("speaks another language from a file beside the script, or says that it cannot", async ({
  page,
  watch,
}) => {
  await openHost(page, {
    body: `<hopwatch-embed id="ru" lang="ru-RU" scenario="order-800" view="decision waterfall ledger findings"
        site="../"></hopwatch-embed>
      <hopwatch-embed id="de" lang="de" scenario="order-800"></hopwatch-embed>
      <p lang="vi"><iframe title="Khung" sandbox="allow-scripts" height="400" src="../${FRAME}"></iframe></p>
      <section><hopwatch-embed id="own" scenario="order-800"></hopwatch-embed></section>`,
    scripts: [],
  });
  const told = await listen(page);
  const gone = "**/hopwatch-embed.vi.js";
  await page.route(gone, (route) => route.abort());
  for (const name of ["embed", "frame"]) {
    await page.addScriptTag({ url: `../hopwatch-${name}.js` });
  }
  const [ru, de] = [page.locator("#ru"), page.locator("#de")];
  await ru.getByRole("button", { name: "Шаг вперёд" }).click();
  await expect(decisionOf(ru)).toContainText(/[а-яё]{4}/);
  await expect(ru.getByRole("link", { name: "Открыть в Hopwatch" })).toBeVisible();
  await expect(ru.getByRole("heading", { name: "Замечания" })).toBeVisible();
  expect((await told()).findLast(({ type }) => type === "hopwatch-step")?.detail).toMatchObject({
    sentence: expect.stringMatching(/[а-яё]{4}/),
  });
  const steps = ru.getByRole("slider", { name: /^Шаги/ });
  const stepped = await steps.getAttribute("aria-valuenow");

  // One that there is not: English, and one line.
  await de.scrollIntoViewIfNeeded();
  await expect(de.getByRole("alert")).toHaveText('lang: expected one of en, ru, vi, got "de".');
  await expect(stepOn(de)).toBeVisible();

  // A file that does not come leaves English, too, whether in the page or in a sandbox.
  const line = "The language in hopwatch-embed.vi.js could not be loaded, so this is in English.";
  const frame = page.frameLocator("iframe").locator("hopwatch-embed");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(frame.getByRole("alert")).toHaveText(line);
  await expect(stepOn(frame)).toBeVisible();
  await ru.evaluate((host) => host.setAttribute("lang", "vi"));
  await expect(ru.getByRole("alert")).toHaveText(line);
  await expect(position(ru)).toHaveAttribute("aria-valuenow", stepped ?? "");
  const errors = (await told()).filter(({ type }) => type === "hopwatch-error");
  expect(errors.map(({ detail }) => (detail as { reason: string }).reason).sort()).toEqual([
    "option",
    "unreachable",
    "unreachable",
  ]);

  // It may come later; the step stays.
  await page.unroute(gone);
  await ru.evaluate((host) => host.setAttribute("lang", "en"));
  await ru.evaluate((host) => host.setAttribute("lang", "vi"));
  await expect(ru.getByRole("slider", { name: /^Các bước/ })).toHaveAttribute(
    "aria-valuenow",
    stepped ?? "",
  );
  await expect(ru.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await page.addScriptTag({ url: "../hopwatch-frame.js" });
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(frame.getByRole("slider", { name: /^Các bước/ })).toBeVisible();
  expect(await violationsInFrame(page.locator("iframe").first())).toEqual([]);

  // Without an attribute it speaks as the page does around it, from one moment to the next.
  await page.addScriptTag({ url: "../hopwatch-embed.js" });
  const own = page.locator("#own");
  const section = page.locator("main > section");
  await own.scrollIntoViewIfNeeded();
  await stepOn(own).click();
  const moved = await position(own).getAttribute("aria-valuenow");
  await section.evaluate((around) => around.setAttribute("lang", "ru-RU"));
  await expect(own.getByRole("slider", { name: /^Шаги/ })).toHaveAttribute(
    "aria-valuenow",
    moved ?? "",
  );
  await page.locator("html").evaluate((html) => html.setAttribute("lang", "vi"));
  await section.evaluate((around) => around.removeAttribute("lang"));
  await expect(own.getByRole("slider", { name: /^Các bước/ })).toBeVisible();
  await section.evaluate((around) => around.setAttribute("lang", "de"));
  await expect(position(own)).toHaveAttribute("aria-valuenow", moved ?? "");
  await expect(own.getByRole("alert")).toHaveCount(0);
  // That the file did not come is what this test did.
  watch.forgiven.push(/hopwatch-embed\.vi\.js|net::ERR_FAILED/);
});

for (const [when, scripts] of [
  ["before", ["../hopwatch-frame.js"]],
  ["after", []],
] as const) {
  test(`a sandboxed frame is told by a script that is loaded ${when} it`, async ({ page }) => {
    await openHost(page, {
      css: "body { background: #111; color: #eee; } iframe { width: 100%; border: 0; }",
      body: `<iframe title="Budget" sandbox="allow-scripts" height="200" src="../${FRAME}"></iframe>`,
      scripts,
    });
    const frame = page.frameLocator("iframe");
    const inside = frame.locator("hopwatch-embed");
    await expect(decisionOf(inside)).toContainText("Payment is refused");
    if (scripts.length === 0) await page.addScriptTag({ url: "../hopwatch-frame.js" });
    const told = await listen(page);

    // The page's theme and language, and the height it needs, in both directions.
    await expect(inside).toHaveAttribute("theme", "dark");
    await expect(inside).toHaveAttribute("lang", "en");
    // Beside its rounded corners, too.
    await expect(frame.locator("html")).toHaveCSS("color-scheme", "dark");
    const heightPx = async () => (await page.locator("iframe").boundingBox())?.height ?? 0;
    const needPx = async () => (await inside.boundingBox())?.height ?? 0;
    await expect.poll(async () => Math.abs((await heightPx()) - (await needPx()))).toBeLessThan(1);
    const hiddenPx = () =>
      frame
        .locator("html")
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await hiddenPx()).toBe(0);
    await stepOn(inside).click();
    await expect
      .poll(async () => (await told()).map(({ type }) => type))
      .toEqual(["hopwatch-step"]);

    // Strangers, older versions and things of another shape are not heard.
    const before = await textOf(decisionOf(inside));
    const say = (message: unknown) =>
      page.evaluate((data) => {
        document.querySelector("iframe")?.contentWindow?.postMessage(data, "*");
      }, message);
    await say({ hopwatch: 2, type: "step", step: "1" });
    await say({ hopwatch: 1, type: "step", step: 1 });
    await say({ hopwatch: 1, type: "theme", theme: "pink" });
    await say("hello");
    await page.evaluate(() =>
      window.postMessage({ hopwatch: 1, type: "size", heightPx: 9000 }, "*"),
    );
    await say({ hopwatch: 1, type: "theme", theme: "light" });
    await expect(inside).toHaveAttribute("theme", "light");
    expect(await textOf(decisionOf(inside))).toBe(before);
    expect(await heightPx()).toBeLessThan(1000);

    // A scenario by message, and one that is none.
    await say({ hopwatch: 1, type: "open", scenario: JSON.parse(SCENARIO) });
    await expect(inside.getByRole("figure", { name: /^Hopwatch/ })).toHaveAccessibleName(
      "Hopwatch: Two calls",
    );
    await say({ hopwatch: 1, type: "open", scenario: { version: 1 } });
    await expect(inside.getByRole("alert")).toContainText("The scenario cannot be read.");
    await expect
      .poll(async () => (await told()).map(({ type }) => type))
      .toContain("hopwatch-error");
  });
}

test("a lesson in a sandboxed frame, from files beside its page", async ({ page }) => {
  await openHost(page, {
    css: "body { background: #111; color: #eee; } iframe { width: 100%; border: 0; }",
    body: `<iframe lang="ru" title="Lesson" sandbox="allow-scripts" height="200"
        src="../embed.html?v=1&amp;lesson=three-states"></iframe>
      <iframe title="None" sandbox="allow-scripts" height="100"
        src="../embed.html?v=1&amp;lesson=nix"></iframe>`,
    scripts: [],
  });
  const told = await listen(page);
  await page.addScriptTag({ url: "../hopwatch-frame.js" });
  const frame = page.frameLocator("iframe").first();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/^[А-Яё]/);
  await page.evaluate(() => document.querySelector("iframe")?.setAttribute("lang", "en"));
  await expect(frame.getByRole("heading", { level: 2 }).first()).toHaveText("Counting");
  await expect
    .poll(() =>
      frame
        .locator(".hw-lesson-frame")
        .evaluate((inside) => getComputedStyle(inside).backgroundColor),
    )
    .toBe("rgb(18, 22, 27)");
  // As high as it is, and no higher with every step.
  const insidePx = () =>
    frame.locator(".hw-lesson-frame").evaluate((inside) => inside.clientHeight);
  const frameBox = () => page.locator("iframe").first().boundingBox();
  await expect
    .poll(async () => Math.abs(((await frameBox())?.height ?? 0) - (await insidePx())))
    .toBeLessThan(5);
  await frame.getByRole("button", { name: "Next", exact: true }).click();
  await expect(frame.getByText("Step 2 of 8")).toBeVisible();
  await expect
    .poll(async () => (await told()).find(({ type }) => type === "hopwatch-step")?.detail)
    .toMatchObject({ step: 2, of: 8, sentence: expect.stringMatching(/\.$/) });
  expect(await violationsInFrame(page.locator("iframe").first())).toEqual([]);
  const none = page.frameLocator("iframe").nth(1);
  await expect(none.getByRole("alert")).toHaveText(/^The course has no lesson "nix"\. It has /);
  expect((await told()).find(({ type }) => type === "hopwatch-error")?.detail).toMatchObject({
    reason: "source",
  });
});

test("a frame alone, by its address: axe, a state after #, a version it does not speak", async ({
  page,
}) => {
  await page.goto(`./${FRAME}&view=run%20decision%20waterfall%20breaker%20ledger&controls=all`);
  await expect(decisionOf(embeds(page))).toContainText("Payment is refused");
  await expect(embeds(page).getByRole("link", { name: "Open in Hopwatch" })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto("./embed.html?v=1#g=order-800&f=1.payment.1.start");
  await expect(decisionOf(embeds(page))).toContainText("Payment");
  for (const [query, line] of [
    ["v=2&scenario=order-800", /^This frame speaks version 1/],
    ["v=1&src=a.json", /^A frame makes no request/],
  ] as const) {
    await page.goto(`./embed.html?${query}`);
    await expect(page.getByRole("alert")).toHaveText(line);
  }
});
