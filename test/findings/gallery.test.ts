/** What a reviewer would say of each scenario of the gallery: its errors and warnings, no more and no fewer. */
import { describe, expect, it } from "vitest";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import type { Finding } from "../../src/findings/finding";
import { findings } from "../../src/findings/findings";
import { settingPath } from "../../src/findings/settingPath";
import { words } from "../../src/findings/words";
import { GALLERY, type GalleryName } from "../../src/gallery/gallery";
import { allEn as en } from "../../src/texts/all";
import { callTo, scenarioOf } from "../support/plainScenario";

const JUDGED: { readonly [name in GalleryName]: readonly string[] } = {
  "local-only": ["error caps-past-budget"],
  "shared-deadline": ["warning ghost-work loyalty"],
  "nothing-left": ["error optional-first loyalty", "warning ghost-work loyalty"],
  "retry-spends-the-budget": ["warning ghost-work supplier", "warning ghost-work audit"],
  "order-800-local": [
    "error caps-past-budget",
    "warning write-cut-off payment",
    "warning ghost-work payment",
  ],
  "order-800": ["warning write-cut-off payment", "warning ghost-work payment"],
  "auth-150": ["warning retries-cannot-fit downstream", "warning ghost-work downstream"],
  "auth-480": ["warning retries-cannot-fit downstream", "warning ghost-work downstream"],
  "breaker-lab": [],
  "budget-meets-breaker": [],
  "client-gives-up": [
    "error outer-not-longer shop",
    "error outer-not-longer orders",
    "warning ghost-work stock",
  ],
  "client-gives-up-told": [],
  "retry-storm-27": [
    "error caps-past-budget",
    "error retries-multiply database",
    "error pause-past-deadline database",
    "error pause-past-deadline orders",
    "error pause-past-deadline api",
    "warning outer-not-longer api",
  ],
  "retry-storm-one-layer": ["warning caps-past-budget"],
  "retry-storm-budget": [
    "warning retries-cannot-fit api",
    "warning retries-cannot-fit orders",
    "warning retries-cannot-fit database",
    "warning retries-multiply database",
    "warning retry-denied database",
    "warning retry-denied orders",
    "warning retry-denied api",
  ],
  "budget-reset": [
    "error budget-reset pricing",
    "error budget-reset tax",
    "warning budget-reset orders",
    "warning ghost-work tax",
  ],
  "absolute-skew": ["error absolute-with-skew stock"],
  "slow-drip": ["error read-timeout-as-deadline report"],
  "ghost-write": [
    "error outer-not-longer shop",
    "error write-cut-off shop",
    "error write-retried-without-key shop",
    "error write-retried-without-key orders",
    "warning ghost-work orders",
    "warning worker-held shop",
  ],
  "fan-out": [],
  "optional-bonus": [],
  "stale-price": [],
  "background-import": [],
  "forged-budget": [],
  "tight-deadline": ["warning ghost-work search"],
  "keep-alive-race": ["warning keep-alive-race"],
  "stuck-half-open": ["warning ghost-work supplier"],
  "probe-flood": [],
  "late-success-closes": [],
  "business-error-as-probe": [],
  "starved-call-trips": ["error starved-call-counted prices", "warning ghost-work prices"],
  "stuck-open-no-traffic": [],
  "diluted-rate": ["warning shared-breaker prices"],
  "retry-after-vs-open-time": ["warning open-before-retry-after supplier"],
  "shared-breaker-two-operations": ["error shared-breaker search"],
  "two-instances": [],
  "restart-forgets": ["warning ghost-work supplier"],
};

function foundIn(scenario: Scenario): readonly Finding[] {
  return findings(scenario, simulate(scenario), plan(scenario));
}

describe("the findings of the gallery", () => {
  it.each(GALLERY)("$name", ({ name, scenario }) => {
    const grave = foundIn(scenario).filter(({ severity }) => severity !== "info");
    const lines = grave.map(
      ({ severity, rule, hop }) => `${severity} ${rule}${hop ? ` ${hop}` : ""}`,
    );
    expect(lines).toEqual(JUDGED[name]);
  });

  it.each(GALLERY)("$name: whatever a fix is pressed for is gone", ({ scenario }) => {
    for (const { fix, rule, hop } of foundIn(scenario)) {
      if (fix === undefined) continue;
      const after = foundIn(fix(scenario));
      expect(after.filter((other) => other.rule === rule && other.hop === hop)).toEqual([]);
    }
  });

  it.each(GALLERY)("$name: sentences without a hole", ({ scenario }) => {
    for (const finding of foundIn(scenario)) {
      const { title, says, why } = words(en, finding);
      expect(`${title}. ${says} ${why}`).not.toMatch(/undefined|NaN|null| {2}| \.|\.\./);
      expect(says).toMatch(/^\S.*\.$/);
    }
  });
});

describe("the path of a setting", () => {
  const paths = (scenario: Scenario) =>
    foundIn(scenario).map((finding) => `${finding.rule} ${settingPath(scenario, finding)}`);

  it("leads to the hop in the tree, or to the operation", () => {
    const storm = GALLERY.find(({ name }) => name === "retry-storm-27")?.scenario;
    expect(storm && paths(storm)).toEqual(
      expect.arrayContaining([
        "caps-past-budget budget",
        "retries-multiply hops[0].calls[0].calls[0].retry.maxAttempts",
        "outer-not-longer hops[0].timeoutMs",
      ]),
    );
  });

  it("leads to the breaker", () => {
    const busy = { durationMs: 1, result: "rate_limited", retryAfterMs: 20 } as const;
    const hop = callTo("a", { breaker: "b", responses: [busy] });
    const trip = { kind: "count", size: 4, failureRate: 0.5, slowMs: 100 } as const;
    expect(paths(scenarioOf([hop], { breakers: { b: { openMs: 10, trip } } }))).toEqual([
      "open-before-retry-after breakers.b.openMs",
      "never-binds breakers.b.trip.slowMs",
    ]);
  });
});
