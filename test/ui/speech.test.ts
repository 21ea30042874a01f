import { afterEach, expect, it, vi } from "vitest";
import { BUNDLES, type BundleName } from "../../src/texts/bundles";
import { allTexts } from "../../src/texts/vi/allTexts";
import { texts } from "../../src/texts/vi/texts";
import { readySpeech, speechIn } from "../../src/ui/speech";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a component that takes it would throw. */
function thrownBy(take: () => unknown): unknown {
  try {
    take();
  } catch (thrown) {
    return thrown;
  }
  return expect.unreachable();
}

it("has the first screen and what is wanted before it is spoken, also what is wanted meanwhile", async () => {
  const wanted = new Set<BundleName>(["findingTexts"]);
  const coming = readySpeech("vi", wanted);
  wanted.add("allTexts");
  const speech = await coming;
  expect(speech.language).toBe("vi");
  expect(speech.take("texts")).toBe(texts);
  expect(speech.take("findingTexts").findings).toBe(allTexts.findings);
  expect(speech.take("allTexts")).toBe(allTexts);
});

it("lets a panel wait for its words, which are fetched once", async () => {
  const load = vi.spyOn(BUNDLES.vi, "allTexts");
  const speech = await readySpeech("vi", new Set());
  const first = thrownBy(() => speech.take("allTexts"));
  expect(first).toBeInstanceOf(Promise);
  expect(thrownBy(() => speech.take("allTexts"))).toBe(first);
  await first;
  expect(speech.take("allTexts")).toBe(allTexts);
  expect(load).toHaveBeenCalledTimes(1);
});

it("says once why words could not be had, and fetches them again for whoever asks again", async () => {
  const gone = new TypeError("gone");
  vi.spyOn(BUNDLES.vi, "lessons").mockRejectedValueOnce(gone);
  const speech = speechIn("vi");
  await expect(thrownBy(() => speech.take("lessons"))).rejects.toBe(gone);
  expect(thrownBy(() => speech.take("lessons"))).toBe(gone);
  await thrownBy(() => speech.take("lessons"));
  expect(speech.take("lessons").course).toBeInstanceOf(Object);
});

it("is not ready where a part is missing", async () => {
  vi.spyOn(BUNDLES.ru, "findingTexts").mockRejectedValue(new TypeError("gone"));
  await expect(readySpeech("ru", new Set<BundleName>(["findingTexts"]))).rejects.toThrow("gone");
});
