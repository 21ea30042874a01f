import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { stepOf } from "../../../src/engine/frame";
import type { Frame, Scenario } from "../../../src/engine/scenario";
import { opossum } from "../../../src/profiles/opossum";
import { createSession } from "../../../src/session/session";
import { BreakerPanel } from "../../../src/ui/breaker/BreakerPanel";
import { withRules } from "../../../src/ui/breaker/likeEdit";
import { soundRules } from "../../../src/ui/breaker/soundRules";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

function panel(scenario: Scenario = fromGallery("budget-meets-breaker"), frame?: Frame) {
  const store = createSession(scenario, frame);
  render(
    <SessionProvider store={store}>
      <BreakerPanel />
    </SessionProvider>,
  );
  const goTo = (to: Frame) =>
    act(() => store.getState().goTo(stepOf(store.getState().run.events, to)));
  return { store, goTo };
}
const plain = (text: string | null | undefined) => text?.replaceAll("\u202f", " ");
const picture = () => plain(screen.getByRole("img").getAttribute("aria-label"));
const reasons = () =>
  within(screen.getByRole("region", { name: "Why not?" }))
    .getAllByRole("listitem")
    .map((item) => plain(item.textContent));
const counters = () =>
  screen.getAllByRole("definition").map((definition) => definition.textContent);
const open = (title: string) => userEvent.click(screen.getByText(title));
/** Loaded when it is opened. */
const openCounts = async () => {
  await open("What counts");
  await screen.findByRole("radiogroup", { name: "timeout counts as" }, { timeout: 5000 });
};
const choice = (row: string, how: string) =>
  within(screen.getByRole("radiogroup", { name: `${row} counts as` })).getByRole("radio", {
    name: how,
  });

describe("the breaker at the cursor", () => {
  it("tells at a refused request how early it is", () => {
    panel();
    expect(picture()).toBe(
      "State diagram of the breaker payment. Open: it refuses every call, and lets a probe through in 2 120 ms.",
    );
    expect(reasons()).toEqual(["not half-open 2 120 ms early"]);
  });

  it("tells while closed how many failures are missing", () => {
    panel(undefined, { operation: 4, hop: "payment", attempt: 1, moment: "end" });
    expect(picture()).toContain("Closed: 1 failure in a row of the 3 that would open it.");
    expect(reasons()).toEqual(["not open 2 more failures in a row would open it"]);
  });

  it("tells of the probe while half-open", () => {
    panel(undefined, { operation: 9, hop: "payment", attempt: 1, moment: "start" });
    expect(picture()).toContain("Half-open: 1 of 1 probe in flight, 0 of 1 success to close.");
    expect(reasons()).toEqual([
      "not open no probe has answered",
      "not closed 1 more success would close it",
    ]);
  });

  it("counts failures in a row, what reached the dependency, what was refused, and the probes", () => {
    const { goTo } = panel();
    goTo({ moment: "over" });
    expect(counters()).toEqual(["0", "8", "6", "1 / 1"]);
  });

  it("steps back to the same picture", () => {
    const { store } = panel();
    const before = picture();
    act(() => store.getState().stepBy(1));
    act(() => store.getState().goToOperation(1));
    expect(picture()).not.toBe(before);
    act(() => store.getState().goToOperation(-1));
    act(() => store.getState().stepBy(1));
    act(() => store.getState().stepBy(1));
    act(() => store.getState().stepBy(1));
    expect(picture()).toBe(before);
  });

  it("says who holds it while it is forced", () => {
    panel(
      {
        ...fromGallery("budget-meets-breaker"),
        forced: [{ breaker: "payment", state: "open", fromMs: 0, toMs: 1500 }],
      },
      { operation: 2, hop: "payment", attempt: 1, moment: "refused" },
    );
    expect(picture()).toContain("Forced open by hand until 1 500 ms: results do not count.");
    expect(reasons()).toEqual(["not half-open it is held open by hand until 1 500 ms"]);
  });
});

describe("several breakers", () => {
  const two: Scenario = {
    ...fromGallery("breaker-lab"),
    hops: [
      {
        id: "a",
        kind: "call",
        name: "Alpha",
        timeoutMs: 100,
        breaker: "first",
        responses: [{ durationMs: 5 }],
      },
      {
        id: "b",
        kind: "call",
        name: "Beta",
        timeoutMs: 100,
        breaker: "second",
        responses: [{ durationMs: 5 }],
      },
    ],
    breakers: { first: {}, second: {} },
    arrivals: [0, 10],
    opensAt: { operation: 1, hop: "a", moment: "start" },
  };

  it("follow the cursor until one is picked", async () => {
    const { goTo } = panel(two);
    expect(picture()).toContain("breaker first");
    goTo({ operation: 1, hop: "b", moment: "start" });
    expect(picture()).toContain("breaker second");
    const select = screen.getByRole("combobox", { name: "Show breaker" });
    await userEvent.selectOptions(select, "first");
    expect(picture()).toContain("breaker first");
    await userEvent.selectOptions(select, "at the cursor");
    expect(picture()).toContain("breaker second");
  });
});

describe("without a breaker", () => {
  it("says what one would do, and puts one before a call", async () => {
    const { store } = panel(fromGallery("order-800"));
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Before" }), "Inventory");
    await userEvent.click(screen.getByRole("button", { name: "Put a breaker before Inventory" }));
    expect(store.getState().scenario.breakers).toEqual({ inventory: {} });
    expect(picture()).toContain("State diagram of the breaker inventory. Closed:");
  });
});

describe("what counts", () => {
  it("shows the defaults: timeouts and technical failures", async () => {
    panel();
    await openCounts();
    const failing = ["timeout", "unavailable", "rejected", "deadline exceeded"].map(
      (row) => (choice(row, "failure") as HTMLInputElement).checked,
    );
    expect(failing).toEqual([true, true, false, false]);
  });

  it("writes a choice down, and forgets it again when it is the default", async () => {
    const { store } = panel();
    await openCounts();
    await userEvent.click(choice("deadline exceeded", "failure"));
    expect(store.getState().scenario.breakers.payment?.counts).toEqual({
      deadline_exceeded: "failure",
    });
    expect(screen.getByText(/A starved call now counts/)).toBeInTheDocument();
    await userEvent.click(choice("deadline exceeded", "ignored"));
    expect(store.getState().scenario.breakers.payment).not.toHaveProperty("counts");
  });

  it("changes the run: when rejections count, they open it", async () => {
    const { store, goTo } = panel(fromGallery("breaker-lab"));
    await openCounts();
    await userEvent.click(choice("rejected", "failure"));
    goTo({ operation: 3, moment: "finish" });
    expect(store.getState().run.breakers.supplier?.transitions[0]?.atMs).toBe(2);
    expect(picture()).toContain("Open:");
  });

  it("is overridden for one hop, and marked as an exception", async () => {
    const { store } = panel();
    await openCounts();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rules for" }), "Payment");
    await userEvent.click(choice("unavailable", "ignored"));
    const hop = store.getState().scenario.hops.find(({ id }) => id === "payment");
    expect(hop).toHaveProperty("counts", { unavailable: "ignored" });
    expect(store.getState().scenario.breakers.payment).not.toHaveProperty("counts");
    expect(screen.getByText("exception")).toBeInTheDocument();
    await userEvent.click(choice("unavailable", "failure"));
    expect(store.getState().scenario.hops.find(({ id }) => id === "payment")).not.toHaveProperty(
      "counts",
    );
  });
});

describe("forced by hand", () => {
  const forced = (store: ReturnType<typeof panel>["store"]) => store.getState().scenario.forced;
  const field = (period: number, name: string) =>
    within(screen.getByRole("listitem", { name: `Period ${period}` })).getByRole("textbox", {
      name,
    });

  it("adds a period at the cursor, changes it and takes it away", async () => {
    const { store } = panel();
    await open("Forced by hand");
    await userEvent.click(await screen.findByRole("button", { name: "Add a period" }));
    expect(forced(store)).toEqual([
      { breaker: "payment", state: "open", fromMs: 5390, toMs: 6390 },
    ]);
    await userEvent.clear(field(1, "to"));
    await userEvent.type(field(1, "to"), "9000{Enter}");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "state" }), "closed");
    expect(forced(store)).toEqual([
      { breaker: "payment", state: "closed", fromMs: 5390, toMs: 9000 },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Remove period 1" }));
    expect(store.getState().scenario).not.toHaveProperty("forced");
  });

  it("takes no period that ends before it begins", async () => {
    const { store } = panel();
    await open("Forced by hand");
    await userEvent.click(await screen.findByRole("button", { name: "Add a period" }));
    await userEvent.clear(field(1, "to"));
    await userEvent.type(field(1, "to"), "5390{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("a period ends after it begins");
    expect(forced(store)?.[0]?.toMs).toBe(6390);
  });

  it("puts the next period after the first, and lets them not overlap", async () => {
    const { store } = panel();
    await open("Forced by hand");
    await userEvent.click(await screen.findByRole("button", { name: "Add a period" }));
    await userEvent.click(screen.getByRole("button", { name: "Add a period" }));
    expect(forced(store)?.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [5390, 6390],
      [6390, 7390],
    ]);
    await userEvent.clear(field(2, "from"));
    await userEvent.type(field(2, "from"), "6389{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("overlap");
    expect(forced(store)?.[1]?.fromMs).toBe(6390);
  });
});

describe("the library that it behaves like", () => {
  const head = () => screen.getByText("Behaves like a library").closest("summary");
  it("is named while its settings are closed", async () => {
    const { store } = panel();
    expect(head()).toHaveTextContent("Textbook breaker");
    const { scenario, edit } = store.getState();
    // opossum's by default, then with two probes, which it never lets through.
    const opossumRules = soundRules({ profile: opossum, config: {} }, {});
    if (opossumRules === null) throw new Error("no rules");
    act(() => edit(withRules(scenario, "payment", opossumRules)));
    await waitFor(() => expect(head()).toHaveTextContent("opossum"), { timeout: 5000 });
    const twoProbes = { ...opossumRules, halfOpen: { permits: 2 } };
    act(() => edit(withRules(scenario, "payment", twoProbes)));
    await waitFor(() => expect(head()).toHaveTextContent("rules of its own"));
  });

  it("is the textbook's too where its usual settings are written out", async () => {
    const scenario = fromGallery("budget-meets-breaker");
    panel(withRules(scenario, "payment", { openMs: 3000, honourRetryAfter: true }));
    await waitFor(() => expect(head()).toHaveTextContent("Textbook breaker"), { timeout: 5000 });
  });
});
