import { describe, expect, it, vi } from "vitest";
import { packing } from "../../src/engine/packing";

describe("packing", () => {
  it("gives a sign of life now and then, however many lists there are", () => {
    const tell = vi.fn();
    const { pack } = packing(tell);
    for (let k = 0; k < 1_000; k++) pack([k], 16);
    expect(tell).toHaveBeenCalledTimes(1);
    pack(new Array<number>(200_000).fill(0), 64);
    // At the items 0, 65 536, 131 072 and 196 608 of 201 000.
    expect(tell).toHaveBeenCalledTimes(4);
  });
});
