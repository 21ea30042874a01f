/** The classics of breakers on the page: what each is about is said where it opens, and whose breaker it is. */
import { expect } from "@playwright/test";
import { decision, open, region, test } from "../support/page";

interface Classic {
  readonly name: string;
  readonly says: string;
  readonly like: string;
  /** What the breaker's panel has to show for it. */
  readonly shows: string | RegExp;
}

const CLASSICS: readonly Classic[] = [
  {
    name: "stuck-half-open",
    says: "Supplier is refused: breaker supplier is half-open — no permit is left.",
    like: "opossum",
    shows: /not open\s*no probe has answered/,
  },
  {
    name: "probe-flood",
    says: "Supplier may wait 2 000 ms — its own timeout; there is no deadline; nothing is sent yet: it waits for its breaker’s verdict.",
    like: "cockatiel",
    shows: /waiting\s*8/,
  },
  {
    name: "late-success-closes",
    says: "Breaker supplier closes: successes 1 ≥ 1 — calls go through again.",
    like: "opossum",
    shows: /late, counted \/ dropped\s*1 \/ 0/,
  },
  {
    name: "business-error-as-probe",
    says: "Breaker payment closes: successes 1 ≥ 1 — calls go through again.",
    like: "opossum",
    shows: /probes ok \/ failed\s*1 \/ 0/,
  },
  {
    // 2 500 + 10 000.
    name: "starved-call-trips",
    says: "Breaker prices opens: failures 3 ≥ 3 — it refuses every call until 12 500 ms.",
    like: "cockatiel",
    shows: "deadline exceeded",
  },
  {
    // 3 600 000 − 2 100.
    name: "stuck-open-no-traffic",
    says: "Breaker reports is half-open: waited 3 597 900 ms — a probe decides.",
    like: "cockatiel",
    shows: "after 10 000 ms",
  },
  {
    name: "diluted-rate",
    says: "Request 4 fails after 200 ms — Pay: technical failure.",
    like: "cockatiel",
    shows: "failures 4 of 12 = 33.3 %, opens at > 50 %",
  },
  {
    name: "retry-after-vs-open-time",
    says: "Breaker supplier opens again: probe: rate limited — it refuses every call until 15 050 ms.",
    like: "cockatiel",
    shows: "lets a probe through in 5 000 ms",
  },
  {
    // 1 250 + 10 000, and at that very ms it still refuses.
    name: "shared-breaker-two-operations",
    says: "Search is refused: breaker catalogue is open, until 11 251 − now 2 000 = 9 251 ms early — the dependency is not called; even at 11 250 it still refuses.",
    like: "resilience4j",
    shows: "failures 2 of 4 = 50 %, opens at ≥ 50 %",
  },
  {
    name: "two-instances",
    says: "Supplier may wait 1 000 ms — its own timeout; there is no deadline.",
    like: "cockatiel",
    shows: "2 failures in a row of the 3 that would open it",
  },
  {
    name: "restart-forgets",
    says: "Breaker supplier closes: its instance restarted — calls go through again.",
    like: "opossum",
    shows: "failures 0 of 0, opens at > 50 %",
  },
];

for (const { name, says, like, shows } of CLASSICS) {
  test(`${name} says what it is about, of ${like}`, async ({ page }) => {
    await open(page, `g=${name}`);
    await expect(decision(page)).toHaveText(says);
    await expect(region(page, "Breaker")).toContainText(shows);
    await page.getByText("Behaves like a library").click();
    await expect(page.getByLabel("Behaves like", { exact: true })).toHaveValue(like);
  });
}
