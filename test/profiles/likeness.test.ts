import { describe, expect, it } from "vitest";
import { mapConfig } from "../../src/profiles/breakerProfile";
import { BREAKER_PROFILES, breakerProfile } from "../../src/profiles/breakerProfiles";
import { formsOf, likenessOf, rulesLike } from "../../src/profiles/likeness";

const libraries = BREAKER_PROFILES.flatMap((profile) =>
  formsOf(profile).map((form, index) => [profile.id, index, form] as const),
);

describe("which library a breaker behaves like", () => {
  it.each(libraries)("knows %s again by its rules, in its form %i", (id, _, form) => {
    const profile = breakerProfile(id);
    const mapped = profile === null ? null : mapConfig(profile, form);
    if (!mapped?.ok) throw new Error(`${id} has no rules`);
    expect(likenessOf(mapped.rules)?.profile.id).toBe(id);
  });

  it("is the textbook's when nothing is written down", () => {
    expect(likenessOf({})).toMatchObject({
      profile: { id: "lab" },
      config: { threshold: 3, resetTimeoutMs: 10_000 },
    });
  });

  it("is nobody's once a rule is not the library's", () => {
    expect(likenessOf({ halfOpen: { successesToClose: 2 } })).toBeNull();
  });

  it("reads the library's own options back, in its own units", () => {
    const profile = breakerProfile("opossum");
    if (profile === null) throw new Error("opossum is missing");
    const rules = rulesLike({ profile, config: { errorThresholdPercentage: 7 } }, {});
    expect(likenessOf(rules ?? {})?.config).toMatchObject({
      errorThresholdPercentage: 7,
      rollingCountTimeout: 10_000,
      resetTimeout: 30_000,
    });
  });

  it("leaves a breaker where it stands: around the whole call", () => {
    const profile = breakerProfile("polly8");
    if (profile === null) throw new Error("Polly is missing");
    expect(rulesLike({ profile, config: {} }, { placement: "call" })).toMatchObject({
      placement: "call",
      openMs: 5000,
    });
  });
});
