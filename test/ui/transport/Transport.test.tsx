import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createSession } from "../../../src/session/session";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { Transport } from "../../../src/ui/transport/Transport";
import { fromGallery } from "../../support/gallery";

beforeAll(() => {
  // jsdom has no pointer capture.
  const captured = new WeakMap<Element, number>();
  Element.prototype.setPointerCapture = function (id) {
    captured.set(this, id);
  };
  Element.prototype.hasPointerCapture = function (id) {
    return captured.get(this) === id;
  };
});

function transport(name = "budget-meets-breaker") {
  const store = createSession(fromGallery(name));
  render(
    <SessionProvider store={store}>
      <Transport />
    </SessionProvider>,
  );
  const at = () => {
    const { run, step } = store.getState();
    const event = run.events[step];
    return [event?.operation, event?.type, event?.hop];
  };
  return { store, at };
}
const slider = () => screen.getByRole("slider");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the buttons", () => {
  it("step on and back by decisions, exactly reversed", async () => {
    const { store, at } = transport();
    const before = store.getState().step;
    await press("Step on");
    expect(at()).toEqual([6, "finish", null]);
    await press("Step back");
    expect(store.getState().step).toBe(before);
  });

  it("go to the first and the last step of the run", async () => {
    const { at } = transport();
    await press("Last step");
    expect(at()).toEqual([14, "finish", null]);
    await press("First step");
    expect(at()).toEqual([1, "arrival", null]);
  });

  it("keep the focus at the end of the run", async () => {
    transport();
    await press("Last step");
    await press("Step on");
    expect(screen.getByRole("button", { name: "Step on" })).toHaveFocus();
  });

  it("go from request to request", async () => {
    const { at } = transport();
    expect(screen.getByText("request 6 of 14")).toBeInTheDocument();
    await press("Next request");
    expect(at()).toEqual([7, "arrival", null]);
    await press("Previous request");
    expect(at()).toEqual([6, "arrival", null]);
  });

  it("are not offered for requests when there is only one", () => {
    transport("order-800");
    expect(screen.queryByRole("button", { name: "Next request" })).not.toBeInTheDocument();
  });

  it("play and pause", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { at } = transport();
    await user.click(screen.getByRole("button", { name: "Play" }));
    act(() => {
      vi.advanceTimersByTime(1700);
    });
    expect(at()).toEqual([6, "finish", null]);
    await user.click(screen.getByRole("button", { name: "Pause" }));
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    expect(at()).toEqual([6, "finish", null]);
    vi.useRealTimers();
  });
});

describe("the scrubber", () => {
  it("says which step it is at, and what is decided there", () => {
    transport();
    expect(slider()).toHaveAccessibleName("Steps of request 6");
    expect(slider()).toHaveAttribute("aria-valuenow", "4");
    expect(slider()).toHaveAttribute("aria-valuemin", "1");
    expect(slider()).toHaveAttribute("aria-valuemax", "5");
    expect(slider().getAttribute("aria-valuetext")).toMatch(/^step 4 of 5: Payment is refused/);
  });

  it.each([
    ["{ArrowRight}", "5"],
    ["{ArrowUp}", "5"],
    ["{ArrowLeft}", "3"],
    ["{ArrowDown}", "3"],
    ["{Home}", "1"],
    ["{End}", "5"],
    ["{PageUp}", "5"],
    ["{PageDown}", "1"],
  ])("obeys %s", async (key, now) => {
    transport();
    slider().focus();
    await userEvent.keyboard(key);
    expect(slider()).toHaveAttribute("aria-valuenow", now);
  });

  it("stays in its request", async () => {
    transport();
    slider().focus();
    await userEvent.keyboard("{End}{ArrowRight}{ArrowRight}");
    expect(slider()).toHaveAccessibleName("Steps of request 6");
    expect(slider()).toHaveAttribute("aria-valuenow", "5");
  });

  it("can be dragged to every step, and listens only while it is held", () => {
    const { store, at } = transport();
    const drag = (type: "pointerDown" | "pointerMove", clientX: number) =>
      fireEvent[type](slider(), { pointerId: 1, clientX, button: 0 });
    drag("pointerMove", 0);
    expect(at()[1]).toBe("refused");
    drag("pointerDown", 0);
    const seen = new Set([store.getState().step]);
    for (let x = 0; x <= 800; x += 1) {
      drag("pointerMove", x);
      seen.add(store.getState().step);
    }
    expect(seen.size).toBe(5);
    expect(at()).toEqual([6, "finish", null]);
  });

  it("shows every event when that is the step", async () => {
    const { store } = transport();
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Step size" }),
      "every event",
    );
    const { events } = store.getState().run;
    const ofRequest = events.filter((event) => event.operation === 6).length;
    expect(slider()).toHaveAttribute("aria-valuemax", String(ofRequest));
    expect(ofRequest).toBeGreaterThan(5);
  });
});

it("sets the speed", async () => {
  transport();
  const speed = screen.getByRole("combobox", { name: "Speed" });
  expect(speed).toHaveDisplayValue("1\u202f×");
  await userEvent.selectOptions(speed, "2\u202f×");
  expect(speed).toHaveDisplayValue("2\u202f×");
});
