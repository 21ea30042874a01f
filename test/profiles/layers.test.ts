import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseScenario } from "../../src/codec/parseScenario";
import { LAYER_TIMEOUTS } from "../../src/engine/ladder";
import { LAYER_PROFILES, layerProfile } from "../../src/profiles/layers";
import { callTo, scenarioOf } from "../support/plainScenario";

const page = readFileSync(join(import.meta.dirname, "../../docs/ladder.md"), "utf8");

describe("the timeouts that products come with", () => {
  it("are layers of the format", () => {
    const ladder = LAYER_PROFILES.map(({ layer }) => layer);
    expect(parseScenario({ ...scenarioOf([callTo("a")]), ladder }).ok).toBe(true);
  });

  it("lie within the ranges that the products allow", () => {
    for (const { layer, ranges } of LAYER_PROFILES) {
      for (const timeout of LAYER_TIMEOUTS) {
        const [least, most] = ranges[timeout] ?? [0, Number.MAX_SAFE_INTEGER];
        expect(layer[timeout] ?? least).toBeGreaterThanOrEqual(least);
        expect(layer[timeout] ?? most).toBeLessThanOrEqual(most);
      }
    }
  });

  it.each<[string, object]>([
    ["nginx", { connectMs: 60_000, responseMs: 60_000, idleMs: 60_000, keepAliveMs: 75_000 }],
    ["aws-alb", { responseMs: 60_000, idleMs: 60_000 }],
    ["envoy", { connectMs: 5000, responseMs: 15_000, idleMs: 3_600_000, keepAliveMs: 3_600_000 }],
    ["node-http", { keepAliveMs: 5000 }],
    ["go-http", { keepAliveMs: null }],
    ["cloudfront", { responseMs: 30_000, idleMs: 5000 }],
    ["istio", { connectMs: 10_000, responseMs: null }],
    ["hikaricp", { connectMs: 30_000, idleMs: 600_000 }],
  ])("%s has what its documentation says", (id, timeouts) => {
    expect(layerProfile(id)?.layer).toMatchObject(timeouts);
  });

  it("have each a row with its source in the documentation", () => {
    for (const { layer, besides, source } of LAYER_PROFILES) {
      const row = page.split("\n").find((line) => line.startsWith(`| ${layer.name} `));
      expect(row).toContain(`| ${source} `);
      for (const setting of Object.keys(besides)) expect(row).toContain(`\`${setting}\``);
    }
  });

  it("are looked up by their id alone", () => {
    expect([layerProfile("toString"), layerProfile("")]).toEqual([null, null]);
  });
});
