import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/engine/frame";
import { plan } from "../../src/engine/plan";
import type { Scenario } from "../../src/engine/scenario";
import { simulate } from "../../src/engine/simulate";
import { snapshotAt } from "../../src/engine/snapshot";
import { GALLERY } from "../../src/gallery/gallery";
import { frameSvg } from "../../src/layout/frameSvg";
import { waterfallLayout } from "../../src/layout/waterfall";
import { en } from "../../src/texts/en";
import { callTo, scenarioOf } from "../support/plainScenario";

function svgOf(scenario: Scenario, sentence = "A sentence."): Document {
  const run = simulate(scenario);
  const step =
    scenario.opensAt === undefined ? run.events.length - 1 : stepOf(run.events, scenario.opensAt);
  const layout = waterfallLayout({
    run,
    plan: plan(scenario),
    snapshot: snapshotAt(run, step),
    answerMs: () => null,
    texts: en,
    widthPx: 720,
    emPx: 16,
    endMs: null,
  });
  if (layout === null) throw new Error("no request at the cursor");
  const text = frameSvg({ layout, title: scenario.title, sentence, emPx: 16, texts: en });
  return new DOMParser().parseFromString(text, "image/svg+xml");
}

const texts = (svg: Document) => [...svg.querySelectorAll("text")].map((each) => each.textContent);

describe("the frame as a picture", () => {
  it("has the names, the figures and the deadline of the waterfall, and says its sentence", () => {
    const scenario = scenarioOf(
      [callTo("pay", { timeoutMs: 90, responses: [{ durationMs: 70 }] })],
      {
        deadlineMs: 160,
      },
    );
    const svg = svgOf(scenario, "Pay answered after 70 ms.");
    expect(svg.documentElement.getAttribute("role")).toBe("img");
    const label = svg.documentElement.getAttribute("aria-labelledby") ?? "";
    expect(svg.getElementById(label)?.textContent).toBe("Pay answered after 70 ms.");
    const shown = texts(svg)
      .join("|")
      .replace(/\u202f/g, " ");
    expect(shown).toContain("Pay answered after 70 ms.");
    expect(shown).toContain("PAY");
    expect(shown).toContain("70 of 90 ms");
    expect(shown).toContain("deadline 160 ms");
    // The bar: 70 of an axis that begins beside 160 px of names; what was used stands in one path.
    expect(svg.querySelectorAll("path[d^=M0]").length).toBeGreaterThan(0);
  });

  it.each([
    ["a tag", "<script>alert(1)</script>"],
    ["an end of an attribute", `" onload="alert(1)`],
    ["an entity", "&lt;b&gt; &amp; ]]>"],
    ["what XML cannot say", "\u0000\u0008\ud800 ￾"],
  ])("takes %s for nothing but text", (_, hostile) => {
    const scenario = { ...scenarioOf([callTo("pay", { name: hostile })]), title: hostile };
    const svg = svgOf(scenario, hostile);
    expect(svg.querySelector("parsererror")).toBeNull();
    expect(svg.querySelector("script, [onload]")).toBeNull();
    const said = svg.querySelector("title")?.textContent ?? "";
    expect(said.length).toBe(hostile.length);
    if (!hostile.includes("\u0000")) expect(said).toBe(hostile);
  });

  it("needs nothing from elsewhere, whatever it shows", () => {
    for (const { scenario } of GALLERY) {
      const svg = svgOf(scenario);
      expect(svg.querySelector("parsererror, style, script, image, a, use")).toBeNull();
      const ids = new Set([...svg.querySelectorAll("[id]")].map(({ id }) => id));
      for (const each of svg.querySelectorAll("[fill^='url']")) {
        expect(ids).toContain(/^url\(#(.+)\)$/.exec(each.getAttribute("fill") ?? "")?.[1]);
      }
      expect(svg.documentElement.outerHTML).not.toMatch(/NaN|undefined|null|Infinity/);
    }
  });

  it("has ids of its own beside another picture", () => {
    const [one, other] = [
      svgOf(scenarioOf([callTo("a")])),
      svgOf(scenarioOf([callTo("a")]), "Other."),
    ];
    const ids = (svg: Document) => [...svg.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
  });
});
