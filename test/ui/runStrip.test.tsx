import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import type { Scenario } from "../../src/engine/scenario";
import { createSession } from "../../src/session/session";
import { RunStrip } from "../../src/ui/run/RunStrip";
import { SessionProvider } from "../../src/ui/SessionContext";
import { fromGallery } from "../support/gallery";
import { callTo, scenarioOf } from "../support/plainScenario";

function show(scenario: Scenario) {
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <RunStrip />
    </SessionProvider>,
  );
  return { store, slider: screen.getByRole("slider", { name: "Request at the cursor" }) };
}

describe("the run strip", () => {
  it("is a slider that says which request, when, and how it ended", () => {
    const { slider } = show(fromGallery("budget-meets-breaker"));
    // Its first refused request.
    expect(slider).toHaveAttribute(
      "aria-valuetext",
      "Request 6 of 14, at 5\u202f000\u202fms: failed",
    );
    expect(slider).toHaveAttribute("aria-description", "14 requests: 4 ok, 10 failed");
    expect(slider).toHaveAttribute("aria-valuemin", "1");
    expect(slider).toHaveAttribute("aria-valuemax", "14");
    expect(slider).toHaveAttribute("aria-valuenow", "6");
    expect(screen.getByText("Breaker payment")).toBeVisible();
  });

  it("names the breaker of the request at the cursor where a thousand are too many", async () => {
    const { store } = show(
      scenarioOf([callTo("a", { breaker: "a" })], {
        breakers: { a: {} },
        instances: { count: 1000, breakers: "each" },
        arrivals: { everyMs: 10, count: 1200 },
      }),
    );
    expect(
      await screen.findByText("995 more breakers are not drawn: closed all along.", undefined, {
        timeout: 5000,
      }),
    ).toBeVisible();
    expect(screen.getAllByText(/^Breaker a@/)).toHaveLength(5);
    expect(screen.getByText("Cursor: a@1")).toBeVisible();
    // Request 1 200 is the 200th of the second round.
    act(() => store.getState().goToLast());
    expect(screen.getByText("Cursor: a@200")).toBeVisible();
  });

  it("goes through the requests by keyboard and stops at the ends", async () => {
    const { slider, store } = show(fromGallery("budget-meets-breaker"));
    await userEvent.tab();
    expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(slider).toHaveAttribute("aria-valuenow", "7");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(slider).toHaveAttribute("aria-valuenow", "5");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(slider).toHaveAttribute("aria-valuenow", "14");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(slider).toHaveAttribute("aria-valuenow", "1");
    const { run, step } = store.getState();
    expect(run.events[step]).toMatchObject({ type: "finish", operation: 1 });
  });

  describe("by pointer", () => {
    beforeAll(() => {
      Element.prototype.setPointerCapture = () => {};
    });

    it("goes to the request under it, and follows while it is held", () => {
      const { slider } = show(fromGallery("budget-meets-breaker"));
      // jsdom measures nothing: 800 wide, the plot 624, the run 13 670 long, a request every 1 000.
      const px = (ms: number) => (ms / 13_670) * 624;
      fireEvent.pointerMove(slider, { clientX: px(9000) });
      expect(slider).toHaveAttribute("aria-valuenow", "6");
      fireEvent.pointerDown(slider, { button: 0, clientX: px(2100) });
      expect(slider).toHaveAttribute("aria-valuenow", "3");
      fireEvent.pointerMove(slider, { clientX: px(9000) });
      expect(slider).toHaveAttribute("aria-valuenow", "10");
      fireEvent.pointerUp(slider);
      fireEvent.pointerMove(slider, { clientX: px(1000) });
      expect(slider).toHaveAttribute("aria-valuenow", "10");
    });
  });

  it("says so when nobody comes", () => {
    const { slider } = show({ ...fromGallery("order-800"), arrivals: [], untilMs: 10 });
    expect(slider).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText(/Nobody comes/)).toBeVisible();
  });
});

it("has a key to late results and restarts, where there are any", async () => {
  // Open from 10 until 60; the call of 5 is heard at 95, after the change. All restart at 150.
  show(
    scenarioOf(
      [
        callTo("a", {
          breaker: "a",
          responses: [{ durationMs: 10, result: "unavailable" }, { durationMs: 90 }],
        }),
      ],
      {
        breakers: { a: { trip: { kind: "consecutive", failures: 1 }, openMs: 50 } },
        arrivals: [0, 5, 200],
        restarts: [{ atMs: 150 }],
      },
    ),
  );
  const key = await screen.findByRole("list", { name: "Marks on the bands" }, { timeout: 5000 });
  const items = within(key).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "1 late result: the state had changed",
    "1 restart",
  ]);
});

it("has none where there are none", () => {
  show(fromGallery("order-800"));
  expect(screen.queryByRole("list")).toBeNull();
});
