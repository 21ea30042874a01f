import { describe, expect, it } from "vitest";
import { jsonInside } from "../../src/embed/jsonInside";

function insideOf(html: string) {
  const embed = document.createElement("hopwatch-embed");
  embed.innerHTML = html;
  return jsonInside(embed);
}

describe("a scenario inside an embed", () => {
  it.each([
    ["as data", '<script type="application/json">{ "a": 1 }</script>', '{ "a": 1 }'],
    ["in a template", '<template>{ "a": "&lt;b&gt;" }</template>', '{ "a": "<b>" }'],
    ["as data whose type a navigation took away", '<script>\n{ "a": 1 }</script>', '\n{ "a": 1 }'],
    [
      "behind a script of the page's own",
      '<script>go()</script><script type="application/json">{}</script>',
      "{}",
    ],
    ["that is no JSON", '<script type="application/json">nix</script>', "nix"],
  ])("%s", (_, html, text) => expect(insideOf(html)).toBe(text));

  it.each([
    ["a script of the page's own", "<script>go()</script>"],
    ["a file", '<script src="data:,"></script>'],
    ["what is not right inside", '<p><script type="application/json">{}</script></p>'],
    ["nothing but a link", '<a href="#">Open</a>'],
  ])("is not %s", (_, html) => expect(insideOf(html)).toBeNull());
});
