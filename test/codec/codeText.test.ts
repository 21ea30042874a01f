import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { functionName, stringLiteral } from "../../src/codec/codeText";

const evaluated = (code: string): unknown => new Function(`return ${code}`)();

describe("a string in generated code", () => {
  it.each([
    ['Payment "new"', '"Payment \\"new\\""'],
    ["</script><!--", '"\\u003c\\u002fscript\\u003e\\u003c!--"'],
    ["a\u2028b\u202ec", '"a\\u2028b\\u202ec"'],
    ["`$" + "{x}`\\", '"\\u0060\\u0024{x}\\u0060\\\\"'],
    ["*/ process.exit() //", '"*\\u002f process.exit() \\u002f\\u002f"'],
  ])("%j", (text, code) => {
    expect(stringLiteral(text)).toBe(code);
    expect(evaluated(code)).toBe(text);
  });

  it("is always one literal with the text in it, on one line of plain characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const code = stringLiteral(text);
        expect(evaluated(code)).toBe(text);
        expect(code).not.toMatch(/[\n\r\u2028\u2029<>`]/);
      }),
    );
  });
});

describe("the name of a call's function", () => {
  it.each([
    ["payment", "callPayment"],
    ["order-db-2", "callOrderDb2"],
    ["a--b-", "callAB"],
    ["x(); process.exit()//", "callXProcessExit"],
  ])("%j: %s", (id, name) => {
    expect(functionName(id)).toBe(name);
  });
});
