/** Instances and restarts, as a hand turns them. */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createSession } from "../../../src/session/session";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

async function show() {
  const store = createSession(fromGallery("breaker-lab"));
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole("tab", { name: "Requests" }));
  const title = await screen.findByText(
    "Instances, restarts",
    { selector: "summary *" },
    { timeout: 5000 },
  );
  await userEvent.click(title);
  return { store, scenario: () => store.getState().scenario, summary: title.closest("summary") };
}
const type = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

it("gives each of several instances a breaker of its own, and takes it back by undo", async () => {
  const { store, scenario, summary } = await show();
  expect(summary).toHaveTextContent("as usual");
  await type("Instances", "2");
  const ways = screen.getByRole("combobox", { name: "Breakers" });
  await userEvent.selectOptions(ways, "one for each instance");
  expect(scenario().instances).toEqual({ count: 2, breakers: "each" });
  expect(summary).toHaveTextContent("2 instances · a breaker for each");
  act(() => store.getState().undo());
  expect(ways).toHaveValue("shared");
  act(() => store.getState().undo());
  expect(scenario()).not.toHaveProperty("instances");
});

it("restarts all instances, or one of them, which then has to be there", async () => {
  const { scenario, summary } = await show();
  await type("Instances", "3");
  expect(screen.getByText("Nothing restarts.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Add a restart" }));
  const row = within(screen.getByRole("listitem", { name: "Restart 1" }));
  await type("Restart 1: at, ms", "5000");
  expect(scenario().restarts).toEqual([{ atMs: 5000 }]);
  await userEvent.click(row.getByRole("checkbox", { name: "Restart 1: all instances" }));
  await type("Restart 1: instance", "4");
  expect(row.getByRole("alert")).toHaveTextContent("a whole number from 1 to 3");
  await type("Restart 1: instance", "2");
  expect(scenario().restarts).toEqual([{ atMs: 5000, instance: 2 }]);

  await type("Instances", "1");
  expect(scenario().instances?.count).toBe(3);
  expect(screen.getByText("Not fewer than 2: a restart names that instance.")).toBeVisible();
  await userEvent.click(
    screen.getByRole("checkbox", { name: "What breakers know outlives a restart" }),
  );
  expect(summary).toHaveTextContent("3 instances · 1 restart · outlives a restart");
  await userEvent.click(row.getByRole("button", { name: "Remove restart 1" }));
  expect(scenario()).not.toHaveProperty("restarts");
  expect(scenario().instances).toEqual({ count: 3, breakers: "shared", persisted: true });
});

it("shows the first of many restarts", async () => {
  const { store } = await show();
  const restarts = Array.from({ length: 30 }, (_, i) => ({ atMs: i }));
  act(() => store.getState().edit({ ...store.getState().scenario, restarts }));
  // Twenty-four rows of a long list.
  expect(screen.getAllByRole("listitem", { name: /^Restart \d+$/ })).toHaveLength(24);
  expect(screen.getByText("6 more are not shown.")).toBeVisible();
});
