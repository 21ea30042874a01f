/** What is taken over from one library to another, where no library has a name for it. */
import { expect, it } from "vitest";
import { libraries as en } from "../../src/texts/en/libraries";
import { libraries as ru } from "../../src/texts/ru/libraries";
import { libraries as vi } from "../../src/texts/vi/libraries";

it.each([
  [en, "handle all but business refusals", "IsExcluded business refusals"],
  [ru, "handle всё, кроме бизнес-отказов", "IsExcluded бизнес-отказы"],
  [vi, "handle tất cả trừ từ chối nghiệp vụ", "IsExcluded từ chối nghiệp vụ"],
])("is said in each language", ({ optionSet }, handled, excluded) => {
  expect(optionSet("handle", "all but business refusals", "choice")).toBe(handled);
  expect(optionSet("IsExcluded", "business refusals", "choice")).toBe(excluded);
});

it.each([
  [en, "ShouldHandle all but OperationCanceledException"],
  [ru, "ShouldHandle всё, кроме OperationCanceledException"],
  [vi, "ShouldHandle tất cả trừ OperationCanceledException"],
])("a default that is told in words too", ({ optionValue }, told) => {
  expect(optionValue("ShouldHandle", "all but OperationCanceledException", "choice")).toBe(told);
});
