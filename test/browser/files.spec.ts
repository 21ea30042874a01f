/** Files and links: opened, saved, copied; and the bad ones, of which nothing is taken. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { button, decision, field, open, region, test } from "../support/page";
import { linkTo, openByDialog, openByDrop, SMALL } from "../support/pageFiles";
import { pictureOf, settledPictureOf } from "../support/pagePicture";

const SMALL_TEXT = JSON.stringify(SMALL, null, 2);
const title = (page: Page) => field(page, "Title of the scenario");
const said = (page: Page, role: "status" | "alert") =>
  page.getByRole("region", { name: "Messages" }).getByRole(role);

for (const [way, give] of [
  ["the dialog", openByDialog],
  ["a drop", openByDrop],
] as const) {
  test(`a scenario file opens by ${way}, and undo goes back`, async ({ page }) => {
    await open(page, "g=order-800");
    await give(page, { name: "small.json", text: SMALL_TEXT });
    await expect(title(page)).toHaveValue("A small one");
    await expect(said(page, "status")).toContainText("Opened “A small one”.");
    await expect(page).toHaveTitle("A small one · Hopwatch");
    await expect(page.getByText("It has three hops.")).toBeVisible();
    await button(page, "Undo").click();
    await expect(title(page)).toHaveValue("Create an order in 800 ms");
    await expect(decision(page)).toContainText("Payment is cut by the budget after 330");
  });
}

test("a file held over the page is announced, and let go when it leaves", async ({ page }) => {
  await open(page, "g=order-800");
  const dataTransfer = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(["{}"], "a.json"));
    return held;
  });
  await page.getByRole("main").dispatchEvent("dragover", { dataTransfer });
  await expect(page.getByText("Drop a scenario file to open it")).toBeVisible();
  await page.getByRole("main").dispatchEvent("dragleave", { dataTransfer });
  await expect(page.getByText("Drop a scenario file to open it")).toBeHidden();
});

test("what is saved as a file opens again as the same work", async ({ page }) => {
  await open(page, "g=budget-meets-breaker");
  await page.getByRole("tab", { name: "Operation" }).click();
  await field(page, "Deadline, ms").fill("640");
  await field(page, "Deadline, ms").press("Enter");
  await title(page).fill("Mine: order & Ärger");
  await title(page).press("Enter");
  const before = await settledPictureOf(page);
  await button(page, "Scenarios").click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Save as file" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("mine-order-ärger.json");
  await expect(said(page, "status")).toContainText("Saved as mine-order-ärger.json.");
  const text = await readFile(await saved.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: 1, deadlineMs: 640, reserveMs: 80 });

  await page.keyboard.press("1");
  await openByDialog(page, { name: "mine.json", text });
  await expect(title(page)).toHaveValue("Mine: order & Ärger");
  expect(await settledPictureOf(page)).toEqual(before);
});

test("a copied link is this very frame", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "g=order-800");
  await page.keyboard.press(",");
  // At once: the address has not caught up yet.
  await button(page, "Copy link").click();
  await expect(said(page, "status")).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe("#g=order-800&f=1.payment.1.start");
  await button(page, "Copy as Markdown").click();
  await expect(region(page, "Ledger").getByRole("status")).toHaveText("Copied as Markdown.");
  const table = await page.evaluate(() => navigator.clipboard.readText());
  expect(table.split("\n")[0]).toContain("| operation | hop | attempt |");
});

test("where copying is not allowed, the page says where the same text stands", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await open(page, "g=order-800");
  await button(page, "Copy link").click();
  await expect(said(page, "alert")).toContainText("The address bar holds the same link");
  await button(page, "Copy as CSV").click();
  const dialog = page.getByRole("dialog", { name: "Copy by hand" });
  await expect(dialog.getByRole("textbox")).toHaveValue(/^operation,hop,attempt,start,/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

const small = JSON.stringify(SMALL);
const withTimeout = (json: string) => small.replace('"timeoutMs":400', `"timeoutMs":${json}`);
const span = "hops[2].timeoutMs: expected a whole number of milliseconds from 1 to 86400000, got";

/** What is wrong, the file, and what the page says of it. */
const BAD_FILES: readonly (readonly [string, string, string])[] = [
  ["nothing", "", "(file): expected JSON, got text that ends too early"],
  ["a mistake", '{"version":1,,}', "(file): expected JSON, got"],
  ["cut off", small.slice(0, -40), "(file): expected JSON, got"],
  ["another kind of JSON", "[1]", "(file): expected an object, got [1]"],
  ["an unknown key", small.replace('"seed"', '"seeds":2,"seed"'), "seeds: expected no other key"],
  ["NaN", withTimeout("NaN"), "(file): expected JSON, got"],
  ["1e309", withTimeout("1e309"), `${span} Infinity`],
  ["-1", withTimeout("-1"), `${span} -1`],
  ["2.5", withTimeout("2.5"), `${span} 2.5`],
  ["a text for a number", withTimeout('"2s"'), `${span} "2s"`],
  [
    "__proto__ among the keys",
    small.replace('"seed"', '"__proto__":{"deadlineMs":1},"seed"'),
    '["__proto__"]: expected no other key',
  ],
  [
    "__proto__ as a breaker",
    small.replace('"breakers":{}', '"breakers":{"__proto__":{"openMs":1}}'),
    'breakers["__proto__"]: expected a lower-case letter',
  ],
  [
    "an id twice",
    small.replace('"id":"second"', '"id":"first"'),
    'hops[1].id: expected an id that no other hop has, got "first"',
  ],
  [
    "a breaker that is not there",
    withTimeout('400,"breaker":"nope"'),
    'hops[2].breaker: expected a key of breakers, got "nope"',
  ],
  [
    "300 hops",
    JSON.stringify({
      ...SMALL,
      hops: Array.from({ length: 300 }, (_, k) => ({ ...SMALL.hops[0], id: `hop-${k}` })),
    }),
    "hops: expected a list of 0 to 200, got",
  ],
  ["a depth without end", "[".repeat(200_000), "(file): expected values at most 40 deep"],
  [
    "a callee in the wrong place",
    withTimeout('400,"calls":{}'),
    "hops[2].calls: expected a list of 0 to 200, got {}",
  ],
  [
    "10 MB",
    `${small}${" ".repeat(10_000_000)}`,
    `It has ${new Intl.NumberFormat("en").format(10_000_000 + small.length).replaceAll(",", " ")} bytes; a scenario file has 1 048 576 at most.`,
  ],
  [
    "a call that never ends",
    small
      .replace('"deadlineMs":800', '"deadlineMs":null')
      .replace('"timeoutMs":400', '"timeoutMs":null')
      .replace('{"durationMs":30}', '{"never":true}'),
    "it needs a timeout of its own, or the request a deadline",
  ],
  [
    "more attempts than a run may have",
    JSON.stringify({
      ...SMALL,
      arrivals: { everyMs: 1, count: 100_000 },
      hops: [
        {
          ...SMALL.hops[2],
          retry: { maxAttempts: 100, backoff: { kind: "fixed", baseMs: 0 } },
          responses: [{ durationMs: 0, result: "unavailable" }],
        },
      ],
    }),
    "1 000 000 is the most it can show",
  ],
];

test("of a bad file nothing is taken: what was open stays, and the page says why", async ({
  page,
}) => {
  await open(page, "g=order-800");
  await page.keyboard.press(",");
  await expect.poll(() => page.url()).toContain("f=1.payment.1.start");
  const address = page.url();
  const before = await pictureOf(page);
  for (const [what, text, says] of BAD_FILES) {
    const name = `${what}.json`;
    await page.getByLabel("Open file…").setInputFiles({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
    const alert = said(page, "alert");
    // What is refused only once it has run takes its time.
    await expect.soft(alert, what).toContainText(says, { timeout: 40_000 });
    await expect.soft(alert, what).toContainText("what was open stays");
    expect.soft(await pictureOf(page), what).toEqual(before);
    await expect(button(page, "Undo")).toBeDisabled();
    await alert.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert).toBeEmpty();
  }
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => Object.hasOwn(Object.prototype, "deadlineMs"))).toBe(false);
});

function* spaces(megabytes: number): Generator<Uint8Array> {
  const chunk = new Uint8Array(1_048_576).fill(0x20);
  for (let k = 0; k < megabytes; k++) yield chunk;
}

const good = linkTo(small);
/** Made when they are asked for: the bomb takes a moment. */
const badLinks = (): readonly (readonly [string, string, string])[] => [
  ["rubbish", "%%%", "(link): expected either s= with a scenario or g="],
  ["more rubbish", "s=!!!&f=x", "#s: expected a scenario as this page packs it, got damaged"],
  ["a payload cut off", good.slice(0, -20), "#s: expected a scenario as this page packs it"],
  ["a payload changed", good.replace(/.{8}$/, "AAAAAAAA"), "#s: expected a scenario"],
  ["a bad scenario inside", linkTo(withTimeout('"2s"')), `${span} "2s"`],
  ["no such name", "g=no-such", "The gallery has no scenario of that name. It has local-only,"],
  ["no name at all", "g=../../etc/passwd", "#g: expected the name of a scenario"],
  ["a bad frame", "g=order-800&f=1.<script>", "#f: expected a frame such as 7.payment.1.refused"],
  ["a bad view", "g=order-800&v=0.0", "#v: expected a view such as event or event.ledger"],
  ["both", `g=order-800&${good}`, "(link): expected either s= with a scenario or g="],
  ["twice", "g=order-800&g=auth-150", "#g: expected this key once, got it twice"],
  // About 400 kB of link, hundreds of MB once inflated.
  ["a bomb", linkTo(spaces(256)), "#s: expected a file of at most 1048576 bytes, got more"],
  // About as long as the browser's own limit for an address.
  ["too long", `s=${"A".repeat(1_900_000)}`, "#s: expected a file of at most 1048576 bytes, got"],
];

test("of a bad link nothing is taken: what was open stays, and the page says why", async ({
  page,
}) => {
  await open(page, good);
  await expect(title(page)).toHaveValue("A small one");
  const before = await pictureOf(page);
  for (const [what, link, says] of badLinks()) {
    const ms = await page.evaluate((hash) => {
      const from = performance.now();
      window.location.hash = hash;
      return new Promise<number>((resolve) =>
        window.addEventListener("hashchange", () => resolve(performance.now() - from), {
          once: true,
        }),
      );
    }, link);
    const alert = said(page, "alert");
    // What is refused only once it has run takes its time.
    await expect.soft(alert, what).toContainText(says, { timeout: 40_000 });
    await expect
      .soft(alert, what)
      .toContainText("This link cannot be opened, so what was open stays.");
    expect.soft(await pictureOf(page), what).toEqual(before);
    expect.soft(ms, what).toBeLessThan(5000);
    await alert.getByRole("button", { name: "Dismiss" }).click();
  }
  await expect(button(page, "Undo")).toBeDisabled();
});

test("a bad link that comes first opens the first scenario, and says why", async ({ page }) => {
  for (const [what, link, says] of badLinks().filter(([what]) => /^rubbish|bomb/.test(what))) {
    await page.goto("about:blank");
    await page.goto(`./#${link}`);
    await expect.soft(said(page, "alert"), what).toContainText(says);
    await expect
      .soft(said(page, "alert"), what)
      .toContainText("here is the first scenario instead");
    await expect.soft(decision(page), what).toContainText("Payment is refused");
  }
});
