/** What a profile leaves out of its library is said in each language. */
import { expect, it } from "vitest";
import { BREAKER_PROFILES } from "../../src/profiles/breakerProfiles";
import { RETRY_PROFILES } from "../../src/profiles/retryProfiles";
import { unmodelled as en } from "../../src/texts/en/unmodelled";
import { unmodelled as ru } from "../../src/texts/ru/unmodelled";
import { unmodelled as vi } from "../../src/texts/vi/unmodelled";

/** A name out of a library's code is the same in every language. */
const NAME = /^\w+(\(\))?$/;
const said = new Set(
  [...BREAKER_PROFILES, ...RETRY_PROFILES].flatMap(({ notModelled }) =>
    notModelled.flatMap(({ what, why }) => [what, why]),
  ),
);
const sentences = [...said].filter((text) => !NAME.test(text)).sort();

it.each([
  ["English", en],
  ["Russian", ru],
  ["Vietnamese", vi],
])("in %s, each of it and nothing else", (_, texts) => {
  expect(sentences.length).toBeGreaterThan(0);
  expect(Object.keys(texts).sort()).toEqual(sentences);
});
