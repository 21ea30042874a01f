import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REST_MS } from "../../src/session/restedSession";
import { useRested, useUnhurried } from "../../src/ui/useRested";

function Shown({ value, waits }: { readonly value: string; readonly waits: boolean }) {
  return <output>{useRested(value, waits)}</output>;
}
const shown = () => screen.getByRole("status").textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe("what follows when the hand rests", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is there at once where it need not wait", () => {
    const { rerender } = render(<Shown value="a" waits={false} />);
    rerender(<Shown value="b" waits={false} />);
    expect(shown()).toBe("b");
  });

  it("keeps what was shown until the value stayed the same for a moment", () => {
    const { rerender } = render(<Shown value="a" waits />);
    rerender(<Shown value="b" waits />);
    pass(REST_MS - 1);
    rerender(<Shown value="c" waits />);
    pass(REST_MS - 1);
    expect(shown()).toBe("a");
    pass(1);
    expect(shown()).toBe("c");
  });

  it("goes on from what was shown last when it begins to wait", () => {
    const { rerender } = render(<Shown value="a" waits={false} />);
    rerender(<Shown value="b" waits={false} />);
    rerender(<Shown value="c" waits />);
    expect(shown()).toBe("b");
    pass(REST_MS);
    expect(shown()).toBe("c");
  });
});

function Unhurried({ value }: { readonly value: string }) {
  return <output>{useUnhurried(value)}</output>;
}

describe("what is shown at once unless it changes in haste", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is there at once after a rest", () => {
    const { rerender } = render(<Unhurried value="a" />);
    rerender(<Unhurried value="b" />);
    expect(shown()).toBe("b");
    pass(REST_MS);
    rerender(<Unhurried value="c" />);
    expect(shown()).toBe("c");
  });

  it("of a quick succession is only the last, once it has rested", () => {
    const { rerender } = render(<Unhurried value="a" />);
    for (const value of ["b", "c", "d"]) {
      rerender(<Unhurried value={value} />);
      pass(REST_MS - 1);
      // Drawn again for another reason, it still waits.
      rerender(<Unhurried value={value} />);
      expect(shown()).toBe("b");
    }
    pass(1);
    expect(shown()).toBe("d");
  });

  it("of what never rests is one each second", () => {
    const { rerender } = render(<Unhurried value="0" />);
    const seen = new Set<string | null>();
    for (let k = 1; k <= 45; k += 1) {
      rerender(<Unhurried value={String(k)} />);
      seen.add(shown());
      pass(100);
    }
    // The first at once, then every tenth.
    expect([...seen]).toEqual(["1", "11", "21", "31", "41"]);
  });
});
