import { describe, expect, it } from "vitest";
import { type SnippetFacts, snippetFor, TOOLS } from "../../../src/app/share/snippets";
import { encodeLink } from "../../../src/codec/link";
import { callTo, scenarioOf } from "../../support/plainScenario";

const facts: SnippetFacts = {
  way: "element",
  site: "https://docs.example/hopwatch/",
  attributes: [
    ["scenario", "order-800"],
    ["view", "decision waterfall"],
    ["controls", "transport"],
  ],
  heightPx: 480,
  link: "https://docs.example/hopwatch/#g=order-800&f=1...finish",
  linkText: "Open in Hopwatch",
  title: "An order",
  isLesson: false,
  sentence: "Payment may wait 330 ms.",
  pictureFile: "an-order.svg",
  withPicture: false,
};
const frame: SnippetFacts = { ...facts, way: "frame" };
const all = (of: SnippetFacts) =>
  TOOLS.map((tool) => {
    const { once, page } = snippetFor(tool, of);
    return { tool, text: `${once ?? ""}\n${page}` };
  });

describe("what an author pastes", () => {
  it("is the element, its height and a link for readers without JavaScript", () => {
    expect(snippetFor("html", facts)).toEqual({
      file: null,
      once: '<script src="https://docs.example/hopwatch/hopwatch-embed.js" defer></script>',
      page: [
        '<hopwatch-embed scenario="order-800" view="decision waterfall" controls="transport" height="480" site="https://docs.example/hopwatch/" style="display: block; min-height: 480px">',
        '  <a href="https://docs.example/hopwatch/#g=order-800&amp;f=1...finish">Open in Hopwatch</a>',
        "</hopwatch-embed>",
      ].join("\n"),
    });
  });

  it("is a frame with a title, a height and nothing a server would have to read", () => {
    const { page } = snippetFor("html", {
      ...frame,
      attributes: [
        ["state", "s=abc&f=1...finish"],
        ["view", "run"],
      ],
    });
    expect(page).toBe(
      '<iframe src="https://docs.example/hopwatch/embed.html?v=1&amp;view=run#s=abc&amp;f=1...finish" title="An order" width="100%" height="480" loading="lazy" style="border: 0"></iframe>',
    );
  });

  it.each([
    ["docusaurus", "docusaurus.config.js", 'style={{ display: "block", minHeight: 480 }}'],
    ["vitepress", ".vitepress/config.js", "v-pre"],
    ["mkdocs", "mkdocs.yml", "<div>\n<hopwatch-embed"],
    ["starlight", "astro.config.mjs", "<hopwatch-embed"],
    ["sphinx", "conf.py", ".. raw:: html\n\n   <hopwatch-embed"],
  ] as const)("fits %s", (tool, file, part) => {
    const snippet = snippetFor(tool, facts);
    expect(snippet.file).toBe(file);
    expect(snippet.once).toContain("https://docs.example/hopwatch/hopwatch-embed.js");
    expect(snippet.page).toContain(part);
  });

  it("is in Markdown a picture that is a link", () => {
    const { page } = snippetFor("markdown", { ...facts, sentence: "min[1] \\ x" });
    expect(page).toBe(`[![min\\[1\\] \\\\ x](an-order.svg)](${facts.link})`);
  });

  it.each([
    // CommonMark drops a tag and a comment from the text of a picture, reads an entity as its character …
    ["<b> &lt; <!-- x -->", "\\<b\\> \\&lt; \\<!-- x --\\>"],
    // … takes the marks of code and emphasis away, and a table its bar.
    ["`a` *b* _c_ ~~d~~ | e", "\\`a\\` \\*b\\* \\_c\\_ \\~\\~d\\~\\~ \\| e"],
  ])("keeps %s in Markdown as it is read", (sentence, written) => {
    const { page } = snippetFor("markdown", { ...facts, sentence });
    expect(page).toContain(`[![${written}](`);
  });

  it("is in Markdown a link alone where there is no picture", () => {
    const lesson = {
      ...frame,
      title: "Three [states]",
      isLesson: true,
      link: "https://a/#lesson=b",
    };
    expect(snippetFor("markdown", lesson).page).toBe("[Three \\[states\\]](https://a/#lesson=b)");
  });

  it("has the picture inside where it is wanted", () => {
    const { page } = snippetFor("html", { ...facts, withPicture: true });
    expect(page).toContain('<img src="an-order.svg" alt="Payment may wait 330 ms." />');
  });

  it("is never broken out of by a title or a sentence", () => {
    const hostile = `"><script>alert(1)</script>{'`;
    const given = { title: hostile, sentence: hostile, withPicture: true };
    for (const { tool, text } of [...all({ ...facts, ...given }), ...all({ ...frame, ...given })]) {
      if (tool !== "markdown") expect(text).not.toContain("<script>alert");
      if (tool === "docusaurus") expect(text).not.toContain("{'");
    }
  });
});

describe("a link", () => {
  it("to a scenario of 20 hops stays under 2 000 characters", () => {
    const hops = Array.from({ length: 20 }, (_, index) =>
      callTo(`service-${index}`, {
        name: `Service number ${index}`,
        timeoutMs: 137 + 31 * index,
        marginMs: index,
        retry: { maxAttempts: 1 + (index % 3), backoff: { kind: "fixed", baseMs: 7 * index } },
        responses: [{ durationMs: 50 + 17 * index }, { durationMs: 900 - 13 * index }],
        breaker: `b${index}`,
      }),
    );
    const breakers = Object.fromEntries(
      hops.map((_, index) => [`b${index}`, { openMs: 1000 + 250 * index }]),
    );
    const link = encodeLink({
      source: { kind: "scenario", scenario: scenarioOf(hops, { breakers }) },
      frame: { operation: 1, hop: "service-19", attempt: 1, moment: "end" },
      view: {},
    });
    expect(`https://docs.example/some/folder/hopwatch/#${link}`.length).toBeLessThan(2_000);
  });
});
