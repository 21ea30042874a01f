/** The worked tables of the model's sections 2 and 7, seen on the page: figures as published there. */
import { expect, type Page } from "@playwright/test";
import {
  decision,
  expectLedger,
  type LedgerRow,
  open,
  plain,
  region,
  sentencesToTheEnd,
  test,
  textOf,
} from "../support/page";

interface Budget {
  readonly name: string;
  /** What is said on the way, in this order. */
  readonly says: readonly string[];
  readonly ledger: readonly LedgerRow[];
}

const called = (
  hop: string,
  attempt: number,
  allowed: number,
  by: "own" | "budget",
  spent: number,
  result: string,
): LedgerRow => ({
  hop,
  attempt: String(attempt),
  allowed: String(allowed),
  "bound by": by,
  spent: String(spent),
  result,
});
const worked = (hop: string, start: number, spent: number): LedgerRow => ({
  hop,
  start: String(start),
  spent: String(spent),
  result: "ok",
});
const total = (spent: number, result: string): LedgerRow => ({
  hop: "total",
  spent: String(spent),
  result,
});

const BUDGETS: readonly Budget[] = [
  {
    name: "local-only",
    says: ["Request 1 is answered ok after 210 ms — 50 ms late."],
    ledger: [
      called("Profile", 1, 100, "own", 70, "ok"),
      called("Prices", 1, 100, "own", 70, "ok"),
      called("Loyalty", 1, 100, "own", 70, "ok"),
      total(210, "ok, 50 ms late"),
    ],
  },
  {
    name: "shared-deadline",
    says: [
      "Profile may wait min(100 own, 160 left) = 100 ms — bound by its own timeout.",
      "Prices may wait min(100 own, 90 left) = 90 ms — bound by the budget.",
      "Loyalty may wait min(100 own, 20 left) = 20 ms — bound by the budget.",
      "Loyalty is cut by the budget after 20 ms — 0 ms left.",
      "Request 1 fails after 160 ms — Loyalty: deadline exceeded.",
    ],
    ledger: [
      called("Profile", 1, 100, "own", 70, "ok"),
      called("Prices", 1, 90, "budget", 70, "ok"),
      called("Loyalty", 1, 20, "budget", 20, "deadline exceeded"),
      total(160, "failed, 0 ms left"),
    ],
  },
  {
    name: "retry-spends-the-budget",
    says: [
      "Supplier is cut by its own timeout after 60 ms — 100 ms left.",
      "Supplier failed; before its retry, a pause of 20 ms — backoff, of 100 ms usable.",
      "Supplier, attempt 2, answers ok after 50 ms — 30 ms left.",
      "Audit may wait min(60 own, 30 left) = 30 ms — bound by the budget.",
      "Audit is cut by the budget after 30 ms — 0 ms left.",
      "Request 1 fails after 160 ms — Audit: deadline exceeded.",
    ],
    ledger: [
      called("Supplier", 1, 60, "own", 60, "timeout"),
      { hop: "Supplier", start: "60", spent: "20", result: "pause: backoff" },
      called("Supplier", 2, 60, "own", 50, "ok"),
      called("Audit", 1, 30, "budget", 30, "deadline exceeded"),
      total(160, "failed, 0 ms left"),
    ],
  },
  {
    name: "order-800",
    says: [
      "Inventory may wait min(300 own, 700 left − 80 reserve) = 300 ms — bound by its own timeout.",
      "Inventory answers ok after 290 ms — 410 ms left.",
      "Payment may wait min(400 own, 410 left − 80 reserve) = 330 ms — bound by the budget.",
      "Payment is cut by the budget after 330 ms — 80 ms left; whether the write happened is unknown.",
      "Request 1 is answered “in progress, look it up” after 800 ms — Payment: deadline exceeded.",
    ],
    ledger: [
      worked("Gateway", 0, 100),
      called("Inventory", 1, 300, "own", 290, "ok"),
      called("Payment", 1, 330, "budget", 330, "deadline exceeded, outcome unknown"),
      worked("Closing work", 720, 80),
      total(800, "pending, in time, 0 ms left"),
    ],
  },
  {
    name: "order-800-local",
    says: [
      "Inventory answers ok after 290 ms — 410 ms left.",
      "Payment is cut by its own timeout after 400 ms — 10 ms left; whether the write happened is unknown.",
      "Request 1 is answered “in progress, look it up” after 870 ms — Payment: timeout; 70 ms late.",
    ],
    ledger: [
      worked("Gateway", 0, 100),
      called("Inventory", 1, 300, "own", 290, "ok"),
      called("Payment", 1, 400, "own", 400, "timeout, outcome unknown"),
      worked("Closing work", 790, 80),
      total(870, "pending, 70 ms late"),
    ],
  },
  {
    name: "auth-150",
    says: [
      "Downstream may wait min(350 own, 350 left) = 350 ms — bound by the budget.",
      "Downstream fails technically after 300 ms — 50 ms left.",
      "Downstream failed; before its retry, a pause of 0 ms — backoff, of 50 ms usable.",
      "Downstream, attempt 2, may wait min(350 own, 50 left) = 50 ms — bound by the budget.",
      "Downstream, attempt 2, is cut by the budget after 50 ms — 0 ms left.",
      "Request 1 fails after 500 ms — Downstream: deadline exceeded.",
    ],
    ledger: [
      worked("Auth", 0, 150),
      called("Downstream", 1, 350, "budget", 300, "technical failure"),
      { hop: "Downstream", start: "450", spent: "0", result: "pause: backoff" },
      called("Downstream", 2, 50, "budget", 50, "deadline exceeded"),
      total(500, "failed, 0 ms left"),
    ],
  },
  {
    name: "auth-480",
    says: [
      "Downstream may wait min(350 own, 20 left) = 20 ms — bound by the budget.",
      "Downstream is cut by the budget after 20 ms — 0 ms left.",
      "Request 1 fails after 500 ms — Downstream: deadline exceeded.",
    ],
    ledger: [
      worked("Auth", 0, 480),
      called("Downstream", 1, 20, "budget", 20, "deadline exceeded"),
      total(500, "failed, 0 ms left"),
    ],
  },
  {
    name: "nothing-left",
    says: [
      "Loyalty is cut by the budget after 20 ms — 0 ms left.",
      "Delivery does not start: 0 left: 0 ms — nothing is left for it, and it spends nothing.",
      "Request 1 fails after 160 ms — Delivery: deadline exceeded.",
    ],
    ledger: [
      called("Profile", 1, 100, "own", 70, "ok"),
      called("Prices", 1, 90, "budget", 70, "ok"),
      called("Loyalty", 1, 20, "budget", 20, "deadline exceeded"),
      called("Delivery", 1, 0, "budget", 0, "deadline exceeded: nothing left"),
      total(160, "failed, 0 ms left"),
    ],
  },
];

for (const { name, says, ledger } of BUDGETS) {
  test(`${name}: every step says its arithmetic, the ledger adds it up`, async ({ page }) => {
    await open(page, `g=${name}`);
    await page.keyboard.press("Home");
    const said = await sentencesToTheEnd(page);
    expect(said.filter((sentence) => says.includes(sentence))).toEqual(says);
    await expectLedger(page, ledger);
  });
}

/** Probes are written `ok / failed`, as the page does. */
type Call = readonly [
  at: string,
  answer: string,
  state: RegExp,
  failures: number,
  reached: number,
  refused: number,
  probes: string,
];

const closed = (failures: number) =>
  new RegExp(`Closed: ${failures} failures? in a row of the 3 that would open it`);
const open_ = (reopensInMs: string) =>
  new RegExp(`Open: it refuses every call, and lets a probe through in ${reopensInMs} ms`);

/** Walks the requests by the run strip, and reads each where it ended. */
async function expectCalls(page: Page, hop: string, calls: readonly Call[]) {
  const requests = page.getByRole("slider", { name: "Request at the cursor" });
  await requests.focus();
  await page.keyboard.press("Home");
  for (const [index, [at, answer, state, ...counts]] of calls.entries()) {
    const nth = `Request ${index + 1} of ${calls.length}, at ${at} ms`;
    await expect
      .poll(async () => plain(await requests.getAttribute("aria-valuetext")))
      .toMatch(new RegExp(`^${nth}:`));
    const breaker = region(page, "Breaker");
    const diagram = await breaker.getByRole("img").getAttribute("aria-label");
    expect(plain(diagram), nth).toMatch(state);
    const count = (term: string) =>
      textOf(breaker.locator("dt", { hasText: term }).locator("xpath=following-sibling::dd"));
    expect(
      [
        await count("failures"),
        await count("reached"),
        await count("refused"),
        await count("probes"),
      ],
      nth,
    ).toEqual(counts.map(String));
    await expect(region(page, "Ledger").getByRole("table")).toHaveAccessibleName(
      new RegExp(`^Request ${index + 1},`),
    );
    await expect(
      region(page, "Ledger").getByRole("row", { name: hop }).getByRole("cell").last(),
      nth,
    ).toHaveText(answer);
    await page.keyboard.press("ArrowRight");
  }
}

test("breaker-lab: the breaker after every call", async ({ page }) => {
  await open(page, "g=breaker-lab");
  const failure = "technical failure";
  const refused = "circuit open";
  await expectCalls(page, "Supplier", [
    ["0", "business refusal", closed(0), 0, 1, 0, "0 / 0"],
    ["1", failure, closed(1), 1, 2, 0, "0 / 0"],
    ["2", failure, closed(2), 2, 3, 0, "0 / 0"],
    ["3", failure, open_("10 000"), 3, 4, 0, "0 / 0"],
    ["4", refused, open_("9 999"), 3, 4, 1, "0 / 0"],
    ["10 002", refused, open_("1"), 3, 4, 2, "0 / 0"],
    ["10 003", failure, open_("10 000"), 3, 5, 2, "0 / 1"],
    ["10 004", refused, open_("9 999"), 3, 5, 3, "0 / 1"],
    ["20 003", "ok", closed(0), 0, 6, 3, "1 / 1"],
    ["20 004", "ok", closed(0), 0, 7, 3, "1 / 1"],
  ]);
});

test("breaker-lab: every transition with its figures", async ({ page }) => {
  await open(page, "g=breaker-lab");
  await page.keyboard.press("Home");
  const said = await sentencesOfTheRun(page);
  expect(said.filter((sentence) => /^Breaker|is refused/.test(sentence))).toEqual([
    "Breaker supplier opens: failures 3 ≥ 3 — it refuses every call until 10 003 ms.",
    "Supplier is refused: breaker supplier is open, until 10 003 − now 4 = 9 999 ms early — the dependency is not called.",
    "Supplier is refused: breaker supplier is open, until 10 003 − now 10 002 = 1 ms early — the dependency is not called.",
    "Breaker supplier is half-open: waited 10 000 ms — a probe decides.",
    "Breaker supplier opens again: probe: technical failure — it refuses every call until 20 003 ms.",
    "Supplier is refused: breaker supplier is open, until 20 003 − now 10 004 = 9 999 ms early — the dependency is not called.",
    "Breaker supplier is half-open: waited 10 000 ms — a probe decides.",
    "Breaker supplier closes: successes 1 ≥ 1 — calls go through again.",
  ]);
});

test("budget-meets-breaker: the breaker after every request", async ({ page }) => {
  await open(page, "g=budget-meets-breaker");
  const failure = "technical failure";
  const refused = "circuit open";
  await expectCalls(page, "Payment", [
    ["0", "ok", closed(0), 0, 1, 0, "0 / 0"],
    ["1 000", "ok", closed(0), 0, 2, 0, "0 / 0"],
    ["2 000", failure, closed(1), 1, 3, 0, "0 / 0"],
    ["3 000", failure, closed(2), 2, 4, 0, "0 / 0"],
    // Opens at 4 510 for 3 000; the request ends at 4 590.
    ["4 000", failure, open_("2 920"), 3, 5, 0, "0 / 0"],
    ["5 000", refused, open_("2 040"), 3, 5, 1, "0 / 0"],
    ["6 000", refused, open_("1 040"), 3, 5, 2, "0 / 0"],
    ["7 000", refused, open_("40"), 3, 5, 3, "0 / 0"],
    // Reopens at 8 510; the request ends at 8 590.
    ["8 000", failure, open_("2 920"), 3, 6, 3, "0 / 1"],
    ["9 000", refused, open_("2 040"), 3, 6, 4, "0 / 1"],
    ["10 000", refused, open_("1 040"), 3, 6, 5, "0 / 1"],
    ["11 000", refused, open_("40"), 3, 6, 6, "0 / 1"],
    ["12 000", "ok", closed(0), 0, 7, 6, "1 / 1"],
    ["13 000", "ok", closed(0), 0, 8, 6, "1 / 1"],
  ]);
});

test("budget-meets-breaker: every transition, and what each request takes", async ({ page }) => {
  await open(page, "g=budget-meets-breaker");
  await page.keyboard.press("Home");
  const said = await sentencesOfTheRun(page);
  expect(said.filter((sentence) => /^Breaker|is refused/.test(sentence))).toEqual([
    "Breaker payment opens: failures 3 ≥ 3 — it refuses every call until 7 510 ms.",
    "Payment is refused: breaker payment is open, until 7 510 − now 5 390 = 2 120 ms early — the dependency is not called.",
    "Payment is refused: breaker payment is open, until 7 510 − now 6 390 = 1 120 ms early — the dependency is not called.",
    "Payment is refused: breaker payment is open, until 7 510 − now 7 390 = 120 ms early — the dependency is not called.",
    "Breaker payment is half-open: waited 3 880 ms — a probe decides.",
    "Breaker payment opens again: probe: technical failure — it refuses every call until 11 510 ms.",
    "Payment is refused: breaker payment is open, until 11 510 − now 9 390 = 2 120 ms early — the dependency is not called.",
    "Payment is refused: breaker payment is open, until 11 510 − now 10 390 = 1 120 ms early — the dependency is not called.",
    "Payment is refused: breaker payment is open, until 11 510 − now 11 390 = 120 ms early — the dependency is not called.",
    "Breaker payment is half-open: waited 3 880 ms — a probe decides.",
    "Breaker payment closes: successes 1 ≥ 1 — calls go through again.",
  ]);
  // 670 with payment, 590 when it fails, 470 when it is refused: 390 and the closing 80.
  const took = said.flatMap(
    (sentence) => sentence.match(/^Request \d+ (?:is|fails).* after (\d+) ms/)?.[1] ?? [],
  );
  expect(took.map(Number)).toEqual([
    670, 670, 590, 590, 590, 470, 470, 470, 590, 470, 470, 470, 670, 670,
  ]);
});

/** Every decision of the whole run, from the one at the cursor. */
async function sentencesOfTheRun(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  const requests = page.getByRole("slider", { name: "Request at the cursor" });
  const count = Number(await requests.getAttribute("aria-valuemax"));
  for (let request = 1; request <= count; request++) {
    said.push(...(await sentencesToTheEnd(page)));
    await page.keyboard.press(".");
  }
  return said;
}

test("the site opens with budget-meets-breaker at its first refused request", async ({ page }) => {
  await open(page, "");
  await expect(decision(page)).toHaveText(
    "Payment is refused: breaker payment is open, until 7 510 − now 5 390 = 2 120 ms early — the dependency is not called.",
  );
  await expect(region(page, "Transport").getByText("request 6 of 14")).toBeVisible();
});
