import { describe, expect, it } from "vitest";
import type { Hop } from "../../src/engine/scenario";
import { GALLERY, GALLERY_NAMES } from "../../src/gallery/gallery";
import type { Texts } from "../../src/texts/en";
import { en } from "../../src/texts/en";
import { gallery as ru } from "../../src/texts/ru/gallery";
import { gallery as vi } from "../../src/texts/vi/gallery";
import { noteIn, titleIn } from "../../src/ui/galleryTitle";
import { faultsOf } from "../support/textFaults";
import { NAME } from "../support/typeSamples";

const namesIn = (hops: readonly Hop[]): readonly string[] =>
  hops.flatMap((hop) => [hop.name, ...(hop.kind === "call" ? namesIn(hop.calls ?? []) : [])]);

/** Numbers as they are written there, without what groups their digits, the unit aside. */
const figuresIn = (text: string) =>
  [...new Set(text.replace(/(\d)[\s](?=\d{3})/g, "$1").match(/\d+/g) ?? [])].sort();

describe.each([
  ["ru", ru],
  ["vi", vi],
] as const)("titles and notes in %s", (language, gallery) => {
  it("are there for every scenario of the gallery and for no other", () => {
    expect(Object.keys(gallery)).toEqual([...GALLERY_NAMES]);
  });

  it.each(GALLERY)("are sound and have the figures of the file: $name", ({ name, scenario }) => {
    const texts = gallery[name];
    // A name that stands in the scenario stands in every language as it is.
    const plain = (text: string) =>
      namesIn(scenario.hops).reduce((sum, hop) => sum.replaceAll(hop, NAME), text);
    for (const [text, english] of [
      [texts?.title, scenario.title],
      [texts?.note, scenario.note],
    ]) {
      expect(faultsOf(plain(text ?? ""), plain(english ?? ""), language)).toEqual([]);
      expect(figuresIn(text ?? "")).toEqual(figuresIn(english ?? ""));
    }
  });
});

describe("a title and a note on the page", () => {
  const russian: Texts = { ...en, gallery: ru };
  const [local] = GALLERY;

  it("are the visitor's while they are the gallery's", () => {
    expect(titleIn(russian, local?.scenario.title ?? "")).toBe(ru["local-only"]?.title);
    expect(noteIn(russian, local?.scenario.note ?? "")).toBe(ru["local-only"]?.note);
    expect(titleIn(en, local?.scenario.title ?? "")).toBe("Three calls, each with its own timeout");
  });

  it("are what somebody wrote otherwise", () => {
    expect(titleIn(russian, "Mine")).toBe("Mine");
    expect(noteIn(russian, "")).toBe("");
  });

  it("can be told apart by their words alone", () => {
    expect(new Set(GALLERY.map(({ scenario }) => scenario.title)).size).toBe(GALLERY.length);
    expect(new Set(GALLERY.map(({ scenario }) => scenario.note)).size).toBe(GALLERY.length);
  });
});
