/** The built site as a visitor meets it: opened by a link, read by roles and names, and quiet. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** Everything a page must not do behind the visitor's back; filled while the test runs. */
export interface Watch {
  /** Console errors and warnings, uncaught exceptions, failed requests, breaches of the policy. */
  readonly complaints: string[];
  /** Requests that leave the page's own folder; they are not let through. */
  readonly strangers: string[];
  /** What a test brings about on purpose: complaints of this kind, whenever they come, are none. */
  readonly forgiven: RegExp[];
}

/** A test on a watched browser context: it fails when a page complains or asks for a stranger. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch: Watch = { complaints: [], strangers: [], forgiven: [] };
      await watchContext(context, baseURL ?? "", watch);
      await use(watch);
      const { strangers, forgiven } = watch;
      const complaints = watch.complaints.filter(
        (line) => !forgiven.some((kind) => kind.test(line)),
      );
      expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    },
    { auto: true },
  ],
});

type Context = ReturnType<Page["context"]>;

async function watchContext(context: Context, home: string, { complaints, strangers }: Watch) {
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("requestfailed", (request) => {
    // Leaving a page ends what it was still loading.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    if (request.url().startsWith("http")) complaints.push(`failed: ${request.url()}`);
  });
  await context.route(
    (url) => !url.href.startsWith(home) && !/^(data|blob|about):/.test(url.protocol),
    (route) => {
      strangers.push(route.request().url());
      return route.abort();
    },
  );
}

/** Opens what stands after `#`; in an open page that is a change of the address, not a new page. */
export async function open(page: Page, link: string): Promise<void> {
  await page.goto(`./${link === "" ? "" : `#${link}`}`);
  // An open page is told of its new address after the browser has said that it is there.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))));
  await expect(region(page, "Waterfall")).toBeVisible();
}

export type PartName =
  | "Decision at the cursor"
  | "Run"
  | "Waterfall"
  | "Breaker"
  | "Send"
  | "Knobs"
  | "Ledger"
  | "Analysis"
  | "Transport";

export function region(page: Page, name: PartName): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** The sentence that is also the live region. */
export function decision(page: Page): Locator {
  return region(page, "Decision at the cursor").getByRole("status");
}

export function scrubber(page: Page): Locator {
  return page.getByRole("slider", { name: /^Steps/ });
}

/** A knob's slider and its field go by the same label. */
export function slider(page: Page, label: string): Locator {
  return page.getByRole("slider", { name: `${label}, slider`, exact: true });
}

export function field(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label, exact: true });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** A hop in the tree of hops among the knobs. */
export function hopRow(page: Page, name: string): Locator {
  return page
    .getByRole("tree", { name: "Hops, in call order" })
    .getByRole("treeitem", { name: new RegExp(`^${name}\\b`) });
}

/** Text as the tests write it: narrow no-break spaces and their like are plain spaces. */
export function plain(text: string | null): string {
  return (text ?? "").trim().replace(/\s+/g, " ");
}

export async function textOf(locator: Locator): Promise<string> {
  return plain(await locator.textContent());
}

/** The ledger's table, wherever the stage has room for it. */
export function ledger(page: Page): Locator {
  return page.getByRole("table", { name: /as far as the cursor/ });
}

export type LedgerRow = Readonly<Record<string, string>>;

/** The rows of the ledger, its total last, by the names of their columns. */
export async function ledgerRows(page: Page): Promise<readonly LedgerRow[]> {
  const rows = await ledger(page).evaluate((table) => {
    const names = [...table.querySelectorAll("thead th")].map((cell) => cell.textContent ?? "");
    return [...table.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
      [...row.children].map((cell, index) => [names[index] ?? "", cell.textContent ?? ""]),
    );
  });
  return rows.map((cells) =>
    Object.fromEntries(cells.map(([name = "", text = ""]) => [name, plain(text)])),
  );
}

/** Waits until the ledger, which follows when the page is idle, has these figures in these columns. */
export async function expectLedger(page: Page, wanted: readonly LedgerRow[]): Promise<void> {
  const columns = (row: LedgerRow, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, row[key]]));
  await expect
    .poll(async () =>
      (await ledgerRows(page)).map((row, index) => columns(row, Object.keys(wanted[index] ?? row))),
    )
    .toEqual(wanted);
}

/** The steps to the last one: every sentence that is said on the way, first the one where it stands. */
export async function sentencesToTheEnd(page: Page): Promise<readonly string[]> {
  const sentences: string[] = [];
  for (;;) {
    sentences.push(await textOf(decision(page)));
    const [now, last] = await scrubber(page).evaluate((element) => [
      element.ariaValueNow,
      element.ariaValueMax,
    ]);
    if (now === last) return sentences;
    await page.keyboard.press(".");
  }
}
