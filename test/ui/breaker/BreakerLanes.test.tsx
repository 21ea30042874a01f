/** The lanes of instances in the breaker panel. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { BreakerPanel } from "../../../src/ui/breaker/BreakerPanel";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { callTo, scenarioOf } from "../../support/plainScenario";

/** Requests 1, 3 and 5 go through instance 1, the others through instance 2; the first failure opens. */
const two: Scenario = scenarioOf(
  [callTo("a", { breaker: "a", responses: [{ durationMs: 10, result: "unavailable" }] })],
  {
    breakers: { a: { trip: { kind: "consecutive", failures: 1 }, openMs: 5000 } },
    instances: { count: 2, breakers: "each" },
    arrivals: { everyMs: 100, count: 5 },
  },
);

beforeAll(() => {
  // jsdom has none.
  Element.prototype.setPointerCapture = () => {};
});

function show(scenario: Scenario) {
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <BreakerPanel />
    </SessionProvider>,
  );
  return store;
}
const lane = (instance: number) =>
  screen.findByRole("slider", { name: `Calls of instance ${instance}` }, { timeout: 5000 });

it("says of each instance what its calls met, and where the cursor is among them", async () => {
  const store = show(two);
  const first = await lane(1);
  expect(first).toHaveAttribute("aria-description", "Instance 1: 1 let through, 2 refused.");
  expect(await lane(2)).toHaveAttribute(
    "aria-description",
    "Instance 2: 1 let through, 1 refused.",
  );
  expect(first).toHaveAttribute(
    "aria-valuetext",
    "Before the first of 3 calls; the breaker is closed now",
  );
  store.getState().goToLast();
  await expect
    .poll(() => first.getAttribute("aria-valuetext"))
    .toBe("Call 3 of 3, request 5 at 400\u202fms: refused; the breaker is open now");
});

it("leads to each call by keyboard and by pointer", async () => {
  const store = show(two);
  const first = await lane(1);
  const at = () => store.getState().run.events[store.getState().step];
  first.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(at()).toMatchObject({ type: "start", operation: 1 });
  await userEvent.keyboard("{End}");
  expect(at()).toMatchObject({ type: "refused", operation: 5 });
  await userEvent.keyboard("{ArrowLeft}");
  expect(at()).toMatchObject({ type: "refused", operation: 3 });
  await userEvent.keyboard("{Home}{ArrowLeft}");
  expect(at()).toMatchObject({ type: "start", operation: 1 });
  // At the right end of what is drawn: the last call.
  fireEvent.pointerDown(await lane(2), { button: 0, clientX: 800 });
  expect(at()).toMatchObject({ type: "refused", operation: 4 });
});

it("is not there where the instances share a breaker", async () => {
  show({ ...two, instances: { count: 2, breakers: "shared" } });
  await screen.findByText("Behaves like a library");
  expect(screen.queryByRole("slider", { name: /^Calls of instance/ })).toBeNull();
});

it("shows of many instances those about the request at the cursor, and says which", async () => {
  const store = show({
    ...two,
    instances: { count: 1000, breakers: "each" },
    arrivals: { everyMs: 100, count: 30 },
  });
  await lane(1);
  expect(screen.getAllByRole("slider", { name: /^Calls of instance/ })).toHaveLength(12);
  expect(screen.getByText(/^Instances 1 to 12 of 1\s000:/)).toBeVisible();
  store.getState().goToLast();
  // The 30th request is instance 30's: 25 to 36.
  await lane(36);
  expect(screen.getByText(/^Instances 25 to 36 of 1\s000:/)).toBeVisible();
});
