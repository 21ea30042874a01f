import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createSession } from "../../../src/session/session";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

function knobs(name = "budget-meets-breaker") {
  const store = createSession(fromGallery(name));
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  const hop = (id: string) => {
    const found = store.getState().scenario.hops.find((one) => one.id === id);
    if (found?.kind !== "call") throw new Error(`no call ${id}`);
    return found;
  };
  return { store, hop, now: () => store.getState() };
}
/** Some are loaded when they are chosen. */
const tab = async (name: string) => {
  await userEvent.click(screen.getByRole("tab", { name }));
  await waitFor(() => expect(screen.getByRole("tabpanel", { name })).not.toBeEmptyDOMElement());
};
const pick = (name: string) =>
  userEvent.click(screen.getByRole("treeitem", { name: new RegExp(`^${name} `) }));
const slider = (name: string) => screen.getByRole("slider", { name: `${name}, slider` });
const type = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

it("makes one undo step of one drag, however far it went", () => {
  const { now, hop } = knobs();
  for (const value of ["390", "380", "370"]) {
    fireEvent.input(slider("Own timeout"), { target: { value } });
  }
  fireEvent.pointerUp(slider("Own timeout"));
  fireEvent.input(slider("Own timeout"), { target: { value: "360" } });
  expect(hop("payment").timeoutMs).toBe(360);
  now().undo();
  expect(hop("payment").timeoutMs).toBe(370);
  now().undo();
  expect(hop("payment").timeoutMs).toBe(400);
  expect(now().past).toHaveLength(0);
});

it("goes back by its reset to the value the scenario was opened with, not to a default", async () => {
  const { now } = knobs();
  await tab("Breaker");
  expect(screen.getByRole("button", { name: "Reset Stays open" })).toBeDisabled();
  await type("Stays open, ms", "900");
  expect(now().scenario.breakers.payment?.openMs).toBe(900);
  await userEvent.click(screen.getByRole("button", { name: "Reset Stays open" }));
  expect(now().scenario.breakers.payment?.openMs).toBe(3000);
});

it("widens the slider when a larger number is typed, and keeps it wide", async () => {
  knobs();
  expect(slider("Own timeout")).toHaveAttribute("max", "1000");
  await type("Own timeout, ms", "4000");
  expect(slider("Own timeout")).toHaveAttribute("max", "5000");
  fireEvent.input(slider("Own timeout"), { target: { value: "400" } });
  expect(slider("Own timeout")).toHaveAttribute("max", "5000");
});

it("follows the hop at the cursor until another is picked", async () => {
  const { now } = knobs();
  const chosen = () => screen.getByRole("treeitem", { selected: true });
  expect(chosen()).toHaveTextContent("Payment");
  await pick("Inventory");
  expect(chosen()).toHaveTextContent("Inventory");
  expect(screen.getByRole("checkbox", { name: "Follow the cursor" })).not.toBeChecked();
  expect(slider("Answer takes")).toHaveValue("290");
  await userEvent.click(screen.getByRole("checkbox", { name: "Follow the cursor" }));
  expect(chosen()).toHaveTextContent("Payment");
  expect(now().past).toHaveLength(0);
});

it("turns the answer that the attempt at the cursor was given, and no other", async () => {
  const { hop } = knobs();
  // Request 6 was refused: the last answer before it is the fifth.
  fireEvent.input(slider("Answer 5 takes"), { target: { value: "150" } });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "It answers" }), "rejected");
  expect(hop("payment").responses[4]).toEqual({ durationMs: 150, result: "rejected" });
  expect(hop("payment").responses.filter((_, i) => i !== 4)).toHaveLength(6);
  expect(hop("payment").responses[3]).toEqual({ durationMs: 120, result: "unavailable" });
});

it("adds, renames, moves and removes hops, each undone by itself", async () => {
  const { now } = knobs("order-800");
  const names = () => now().scenario.hops.map(({ name }) => name);
  await userEvent.click(screen.getByRole("button", { name: "Add a call" }));
  const added = now().scenario.hops.find(({ name }) => name === "New call");
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name).toHaveValue("New call");
  await userEvent.clear(name);
  await userEvent.keyboard("{Enter}");
  expect(name).toBeInvalid();
  await userEvent.type(name, "Loyalty{Enter}");
  const place = names().indexOf("Loyalty");
  expect(now().scenario.hops[place]?.id).toBe(added?.id);
  await userEvent.click(screen.getByRole("button", { name: "Move Loyalty earlier" }));
  expect(names().indexOf("Loyalty")).toBe(place - 1);
  await userEvent.click(screen.getByRole("button", { name: "Remove Loyalty" }));
  expect(names()).toEqual(["Gateway", "Inventory", "Payment"]);
  for (let i = 0; i < 4; i += 1) now().undo();
  expect(now().scenario).toEqual(fromGallery("order-800"));
});

it("attaches a breaker, shares it and takes it off again", async () => {
  const { now, hop } = knobs("order-800");
  const breaker = () => screen.getByRole("combobox", { name: "Breaker" });
  await pick("Inventory");
  await userEvent.selectOptions(breaker(), "a new one");
  expect(hop("inventory").breaker).toBe("inventory");
  await pick("Payment");
  await userEvent.selectOptions(breaker(), "inventory");
  expect(hop("payment").breaker).toBe("inventory");
  await tab("Breaker");
  expect(screen.getByText("Guards Inventory, Payment")).toBeVisible();
  await tab("Hop");
  // The hop that was picked is picked still.
  await userEvent.selectOptions(breaker(), "none");
  expect(hop("payment").breaker).toBeUndefined();
  await pick("Inventory");
  await userEvent.selectOptions(breaker(), "none");
  expect(now().scenario.breakers).toEqual({});
});

it("says in a closed group what in it is not as usual", async () => {
  const { hop } = knobs();
  const wire = () => screen.getByText("Wire").closest("details");
  if (wire() === null) throw new Error("no group");
  expect(wire()).toHaveTextContent("as usual");
  await userEvent.click(screen.getByText("Wire"));
  await type("Margin, ms", "20");
  expect(hop("payment").marginMs).toBe(20);
  expect(wire()?.querySelector("summary")).toHaveTextContent("Margin 20");
  expect(within(document.body).getByText("write · with a key")).toBeVisible();
});

it("edits the list of answers", async () => {
  const { hop } = knobs();
  await userEvent.click(screen.getByText("Answers"));
  await userEvent.click(screen.getByRole("button", { name: "Add an answer" }));
  expect(hop("payment").responses).toHaveLength(8);
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Answer 8: result" }),
    "rate limited",
  );
  await type("Answer 8: Retry-After, ms", "700");
  expect(hop("payment").responses[7]).toEqual({
    durationMs: 200,
    result: "rate_limited",
    retryAfterMs: 700,
  });
  await userEvent.click(screen.getByRole("button", { name: "Remove answer 1" }));
  expect(hop("payment").responses).toHaveLength(7);
});

it("turns retries, and shows what they need only once there are any", async () => {
  const { hop } = knobs("order-800");
  await pick("Inventory");
  expect(screen.queryByRole("slider", { name: "Pause, slider" })).toBeNull();
  await type("Attempts", "3");
  await type("Pause, ms", "20");
  await userEvent.click(screen.getByText("Retries"));
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Backoff" }),
    "exponential",
  );
  await type("Factor, ×", "1.5");
  await userEvent.click(screen.getByRole("checkbox", { name: "circuit open" }));
  expect(hop("inventory").retry).toEqual({
    maxAttempts: 3,
    backoff: { kind: "exponential", baseMs: 20, factor: 1.5 },
    retryOn: ["timeout", "unavailable", "rate_limited", "circuit_open"],
  });
});

it("turns the operation: no deadline, budget, and closing work that follows the reserve", async () => {
  const { now } = knobs("shared-deadline");
  await tab("Operation");
  await screen.findByRole("textbox", { name: "Reserve, ms" });
  await type("Reserve, ms", "10");
  expect(screen.getByRole("textbox", { name: "Closing work, ms" })).toHaveValue("10");
  await type("Closing work, ms", "5");
  await userEvent.click(screen.getByRole("button", { name: "Reset Closing work" }));
  expect(now().scenario.finishMs).toBeUndefined();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Budget" }), "local");
  await userEvent.click(screen.getByRole("checkbox", { name: "Deadline: none" }));
  expect(now().scenario.budget).toBe("local");
  expect(now().scenario.deadlineMs).toBeNull();
});

it("turns requests from a rule into a list and back", async () => {
  const { now } = knobs();
  await tab("Requests");
  await type("How many", "3");
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Requests come" }),
    "at listed moments",
  );
  expect(now().scenario.arrivals).toEqual([0, 1000, 2000]);
  await type("Request 2 comes at, ms", "1500");
  await userEvent.click(screen.getByRole("button", { name: "Add a request" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove request 1" }));
  expect(now().scenario.arrivals).toEqual([1500, 2000, 3000]);
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "Requests come" }),
    "every so often",
  );
  expect(now().scenario.arrivals).toEqual({ everyMs: 1500, count: 3 });
});

it("keeps the open work when a value cannot run", async () => {
  const { now, hop } = knobs("order-800");
  await userEvent.selectOptions(
    screen.getByRole("combobox", { name: "It answers" }),
    "never answers",
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "Own timeout: none" }));
  await tab("Operation");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Deadline: none" }));
  expect(now().refusal).not.toBeNull();
  expect(now().scenario.deadlineMs).toBe(800);
  expect(hop("payment").timeoutMs).toBeNull();
});
