/** The bar over the transport while a long run is made. */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { createSession, type SessionStore } from "../../src/session/session";
import { LongRun } from "../../src/ui/run/LongRun";
import { SessionProvider } from "../../src/ui/SessionContext";
import { callTo, scenarioOf } from "../support/plainScenario";

const short = scenarioOf([callTo("a")]);
/** 300 requests of 100 attempts at most are more than 20 000. */
const long = scenarioOf(
  [callTo("a", { retry: { maxAttempts: 100, backoff: { kind: "fixed", baseMs: 0 } } })],
  { arrivals: { everyMs: 10, count: 300 } },
);

function show(begin: (store: SessionStore) => void) {
  const store = createSession(short);
  begin(store);
  const { container } = render(
    <SessionProvider store={store}>
      <LongRun />
    </SessionProvider>,
  );
  return { store, container };
}

it("says how far it is and what is shown meanwhile", () => {
  show((store) =>
    store.setState({ pending: { opens: true, scenario: long, done: 1200, total: 3000 } }),
  );
  expect(screen.getByText(/1\s200 of 3\s000 requests\./)).toBeVisible();
  // Heard at quarters only: 1200 of 3000 is 40 %.
  expect(screen.getByRole("status")).toHaveTextContent(/being made: 25\s%/);
  expect(screen.getByRole("status")).toHaveTextContent("Shown until then: what was open before.");
  expect(screen.getByRole("progressbar", { name: "Progress of the run" })).toHaveAttribute(
    "value",
    "0.4",
  );
});

it("goes when the run is there", async () => {
  const { store, container } = show((opened) => opened.getState().open(long));
  expect(screen.getByRole("progressbar")).toBeVisible();
  await waitFor(() => expect(store.getState().run.operations).toHaveLength(300));
  await waitFor(() => expect(container).toHaveTextContent(""));
});

it("is given up by its button", async () => {
  const { store, container } = show((opened) => opened.getState().open(long));
  // At once, before a slice of it is made.
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(container).toHaveTextContent(""));
  expect(store.getState()).toMatchObject({ scenario: short, pending: null });
});
