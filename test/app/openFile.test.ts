import { describe, expect, it } from "vitest";
import { shownName } from "../../src/app/openFile";

describe("the name of a file, in a sentence", () => {
  it("turns and hides nothing of what comes after it", () => {
    // A right-to-left override, and a bell.
    expect(shownName(new File([], "lesson\u202Egnp.\u0007json"))).toBe("lessongnp.json");
    expect(shownName(new File([], "Урок «один».json"))).toBe("Урок «один».json");
  });
});
