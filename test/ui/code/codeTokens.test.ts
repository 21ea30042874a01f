import { describe, expect, it } from "vitest";
import { nodeCode } from "../../../src/codec/nodeCode";
import { allEn as en } from "../../../src/texts/all";
import { codeTokens } from "../../../src/ui/code/codeTokens";
import { callTo, scenarioOf } from "../../support/plainScenario";

const kinds = (code: string) =>
  codeTokens(code)
    .filter(({ kind }) => kind !== "plain")
    .map(({ kind, text }) => [kind, text]);

describe("the code cut into tokens", () => {
  it.each<[string, readonly (readonly [string, string])[]]>([
    [
      'const A = "b"; // if',
      [
        ["keyword", "const"],
        ["string", '"b"'],
        ["comment", "// if"],
      ],
    ],
    ['"a \\" // no comment"', [["string", '"a \\" // no comment"']]],
    ["constant letter", []],
    [
      "await f()\n// one\nreturn",
      [
        ["keyword", "await"],
        ["comment", "// one"],
        ["keyword", "return"],
      ],
    ],
    ["", []],
  ])("%j", (code, expected) => {
    expect(kinds(code)).toEqual(expected);
  });

  it("loses nothing, whatever the hop is called", () => {
    for (const name of ["A", `"; // </script>\\`, "\u2028*/`$"]) {
      const code = nodeCode(scenarioOf([callTo("a", { name })]), "a", en.nodeCode) ?? "";
      const tokens = codeTokens(code);
      expect(tokens.map(({ text }) => text).join("")).toBe(code);
      // The name is one string, and what follows it is code again.
      expect(tokens.filter(({ kind, text }) => kind === "string" && text === '"ok"')).not.toEqual(
        [],
      );
    }
  });
});
