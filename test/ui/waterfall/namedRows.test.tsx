/** What is only heard of a row may be late; what is seen of it may not. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WaterfallRow } from "../../../src/layout/waterfallMarks";
import { FEW } from "../../../src/layout/waterfallView";
import { REST_MS } from "../../../src/session/restedSession";
import { useNamedRows } from "../../../src/ui/waterfall/useNamedRows";

const row = (more: Partial<WaterfallRow>): WaterfallRow =>
  ({ key: "a/1", name: "A", sentence: "A: ok", status: "ok", topPx: 0, ...more }) as WaterfallRow;
/** As many that stay as they are as it takes to be a long request. */
const OTHERS = Array.from({ length: FEW }, (_, k) => row({ key: `other-${k}/1` }));
const saying = (sentence: string, more: Partial<WaterfallRow> = {}) => [
  row({ sentence, ...more }),
  ...OTHERS,
];

describe("the rows of the column of names", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const show = (stacked = false) =>
    renderHook(({ rows }) => useNamedRows(rows, stacked), {
      initialProps: { rows: saying("first") },
    });

  it("say a change at once, in haste only the last one, when it has rested", () => {
    const { result, rerender } = show();
    const said = () => result.current[0]?.sentence;
    rerender({ rows: saying("second") });
    expect(said()).toBe("second");
    rerender({ rows: saying("third") });
    rerender({ rows: saying("fourth") });
    expect(said()).toBe("second");
    act(() => vi.advanceTimersByTime(REST_MS));
    expect(said()).toBe("fourth");
  });

  it.each([
    ["its name", { name: "B" }],
    ["its place", { topPx: 28 }],
    ["its height", { heightPx: 40 }],
    ["its key", { key: "b/1" }],
    ["its depth", { depth: 1 }],
    ["that it can be folded", { branch: "open" }],
    ["how many calls it had", { calls: "3 calls" }],
    ["that it waits", { status: "waiting" }],
    ["that it is drawn", { drawn: true }],
  ] as const)("show at once %s", (_, more) => {
    const { result, rerender } = show();
    rerender({ rows: saying("second") });
    rerender({ rows: saying("third", more) });
    expect(result.current[0]).toMatchObject({ sentence: "third", ...more });
  });

  it("say all at once where they are few", () => {
    const few = (sentence: string) => [row({ sentence }), ...OTHERS.slice(1)];
    const { result, rerender } = show();
    for (const sentence of ["second", "third", "fourth"]) {
      rerender({ rows: few(sentence) });
      expect(result.current[0]?.sentence).toBe(sentence);
    }
  });

  it("show at once how many they are", () => {
    const { result, rerender } = show();
    rerender({ rows: saying("second") });
    rerender({ rows: [...saying("third"), row({ key: "b/1" })] });
    expect(result.current).toHaveLength(FEW + 2);
    rerender({ rows: [] });
    expect(result.current).toHaveLength(0);
  });

  it("have their labels with them where they are stacked, and only there", () => {
    for (const stacked of [true, false]) {
      const { result, rerender } = show(stacked);
      rerender({ rows: saying("second") });
      rerender({ rows: saying("third", { label: "12 ms" }) });
      expect(result.current[0]?.label).toBe(stacked ? "12 ms" : undefined);
    }
  });
});
