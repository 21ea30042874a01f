import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { LIMITS } from "../../../src/engine/limits";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { TryByHand } from "../../../src/ui/tryByHand/TryByHand";
import { fromGallery } from "../../support/gallery";

function byHand(scenario: Scenario) {
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <TryByHand />
    </SessionProvider>,
  );
  return {
    now: () => store.getState(),
    event: () => store.getState().run.events[store.getState().step],
  };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const clock = () => screen.getByRole("status", { name: "Clock" });

/** The model's worked breaker: threshold 3, open 10 000 ms, answers at once; nothing has come yet but one. */
const lab: Scenario = {
  version: 1,
  title: "Lab",
  deadlineMs: null,
  seed: 1,
  hops: [
    {
      id: "supplier",
      kind: "call",
      name: "Supplier",
      timeoutMs: 100,
      breaker: "supplier",
      responses: [{ durationMs: 0 }],
    },
  ],
  breakers: { supplier: { openMs: 10_000 } },
  arrivals: [0],
};

it("opens the breaker after three failures, refuses 1 ms early, and lets a probe through in time", async () => {
  const { now, event } = byHand(lab);
  await press("failure");
  await press("failure");
  expect(screen.getByRole("button", { name: "at reopening" })).toBeDisabled();
  await press("failure");
  expect(event()).toMatchObject({ type: "end", operation: 4, status: "unavailable" });
  await press("1 ms early");
  expect(clock()).toHaveTextContent("9 999 ms");
  await press("ok");
  expect(event()).toMatchObject({ type: "refused", operation: 5, reason: "open" });
  await press("at reopening");
  expect(clock()).toHaveTextContent("10 000 ms");
  await press("ok");
  expect(event()).toMatchObject({ type: "end", operation: 6, status: "ok", atMs: 10_000 });
  expect(now().run.breakers.supplier).toMatchObject({ state: "closed", dependencyCalls: 5 });
});

it("writes each press into the scenario, so that each is undone by itself", async () => {
  const { now } = byHand(lab);
  await press("+1 s");
  await press("business refusal");
  expect(now().scenario).toMatchObject({
    untilMs: 1_000,
    arrivals: [0, { atMs: 1_000, answers: { supplier: [{ durationMs: 0, result: "rejected" }] } }],
  });
  now().undo();
  expect(now().scenario.arrivals).toEqual([0]);
  now().undo();
  expect(now().scenario).toEqual(lab);
});

it("sends 429 with the Retry-After that was given", async () => {
  const { now } = byHand(lab);
  const field = screen.getByRole("textbox", { name: "Retry-After of a 429, ms" });
  await userEvent.clear(field);
  await userEvent.type(field, "700{Enter}");
  await press("429");
  expect(now().scenario.arrivals).toMatchObject([
    0,
    { answers: { supplier: [{ result: "rate_limited", retryAfterMs: 700 }] } },
  ]);
});

it("sends an answer slower than the hop's own timeout", async () => {
  const { event } = byHand(lab);
  await press("slow");
  expect(event()).toMatchObject({ type: "end", status: "timeout", spentMs: 100 });
});

it("comes after all that is still going on, ghosts too", async () => {
  // Payment is cut at 720, the order answered at 800, but payment works on until 840.
  const { now } = byHand(fromGallery("order-800"));
  expect(clock()).toHaveTextContent("840 ms");
  await press("ok");
  expect(now().run.operations[1]?.startMs).toBe(840);
});

it("keeps earlier requests when they came every so often", async () => {
  const { now } = byHand(fromGallery("budget-meets-breaker"));
  await press("ok");
  expect(now().run.operations).toHaveLength(15);
  expect(now().scenario.arrivals).toHaveLength(15);
});

it("sends nothing past the last moment, and says so", async () => {
  byHand({ ...lab, untilMs: LIMITS.momentMs });
  expect(screen.getByRole("button", { name: "+1 s" })).toBeDisabled();
  // At the very last moment one may still come; its end is past it.
  await press("slow");
  expect(screen.getByRole("button", { name: "ok" })).toBeDisabled();
  expect(screen.getByText(/31 days/)).toBeVisible();
});

it("has nothing to send where there is no call", () => {
  byHand({ ...lab, hops: [{ id: "work", kind: "work", name: "Work", durationMs: 5 }] });
  expect(screen.getByText(/no call to answer/)).toBeVisible();
});
