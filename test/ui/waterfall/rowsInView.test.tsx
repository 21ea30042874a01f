/** Of a long request only what is seen is drawn, from the first drawing on. */
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WaterfallRow } from "../../../src/layout/waterfallMarks";
import { FEW } from "../../../src/layout/waterfallView";
import { useRowsInView } from "../../../src/ui/waterfall/useRowsInView";

function rowsOf(count: number): readonly WaterfallRow[] {
  return Array.from(
    { length: count },
    (_, index) => ({ key: `h${index}/1`, topPx: index * 28, heightPx: 28 }) as WaterfallRow,
  );
}

test("not even the first drawing of a thousand rows draws them all", () => {
  const box = { current: document.createElement("div") };
  const drawn: (readonly string[])[] = [];
  const { rerender } = renderHook(
    ({ rows }) => {
      const shown = useRowsInView(box, rows, ["h900/1", null]);
      drawn.push(shown.map(({ key }) => key));
      return shown;
    },
    { initialProps: { rows: rowsOf(3) } },
  );
  expect(drawn.at(-1)).toHaveLength(3);
  drawn.length = 0;
  rerender({ rows: rowsOf(1000) });
  // 768 px of window, from its top: with the blocks of 128 px around it up to 1 024 px, 37 rows of 28.
  expect(window.innerHeight).toBe(768);
  expect(drawn.at(-1)).toHaveLength(37 + 1);
  expect(Math.max(...drawn.map(({ length }) => length))).toBe(37 + 1);
  expect(drawn[0]).toHaveLength(FEW + 1);
  for (const keys of drawn) expect(keys).toContain("h900/1");
});
