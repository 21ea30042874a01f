/** While one knob of a hop is turned, what does not show it is left alone; and yet nothing is missed. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { options } from "preact";
import { afterEach, describe, expect, it } from "vitest";
import { attachBreaker, removeHop, setHop, setOperation } from "../../../src/engine/edit";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import { setRetry } from "../../../src/ui/knobs/retryEdit";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { callTo, scenarioOf } from "../../support/plainScenario";

const retry = { maxAttempts: 3, backoff: { kind: "fixed", baseMs: 10 } } as const;
const twoCalls = scenarioOf([
  callTo("stock", { retry, responses: [{ durationMs: 10 }, { durationMs: 20 }] }),
  callTo("pay"),
]);

async function knobs() {
  const store = createSession(twoCalls);
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  // The last part of the panel that is loaded on demand.
  await screen.findByText("Retries like a library", {}, { timeout: 5000 });
  const edit = (change: (now: Scenario) => Scenario) =>
    act(() => store.getState().edit(change(store.getState().scenario)));
  return { store, edit };
}
const slider = (name: string) => screen.getByRole("slider", { name: `${name}, slider` });
const turn = (name: string, value: string) => fireEvent.input(slider(name), { target: { value } });
/** What a closed group says of itself. */
const facts = (title: string) =>
  screen
    .getByText(title, { selector: "summary > *" })
    .nextElementSibling?.textContent.replaceAll("\u202f", " ");

describe("an edit of one knob", () => {
  const { vnode } = options;
  afterEach(() => {
    if (vnode === undefined) delete options.vnode;
    else options.vnode = vnode;
  });
  /** The elements that were described anew, by their names. */
  const drawnBy = (what: () => void) => {
    const drawn: string[] = [];
    options.vnode = (node) => {
      if (typeof node.type === "string") drawn.push(node.type);
      vnode?.(node);
    };
    what();
    return drawn;
  };

  it("draws its own slider, no other knob, list or closed group", async () => {
    await knobs();
    // The first movement begins the gesture, and makes its reset one that can be pressed.
    turn("Own timeout", "90");
    const drawn = drawnBy(() => turn("Own timeout", "80"));
    expect(slider("Own timeout")).toHaveValue("80");
    // Whether there is one, how much, and the slider.
    expect(drawn.filter((tag) => tag === "input")).toHaveLength(3);
    expect(drawn.filter((tag) => /^(select|details|summary|button|li)$/.test(tag))).toEqual([]);
  });
});

describe("an edit from elsewhere", () => {
  it.each<[group: string, said: string, change: (now: Scenario) => Scenario]>([
    ["Wire", "Margin 20 ms", (now) => setHop(now, "stock", { marginMs: 20 })],
    ["Failure and effect", "skip", (now) => setHop(now, "stock", { whenItFails: "skip" })],
    [
      "Deadline it is told",
      "works past its deadline",
      (now) => setHop(now, "stock", { stopsAtDeadline: false }),
    ],
    ["Retries", "Least useful time 5 ms", (now) => setRetry(now, "stock", { minUsefulMs: 5 })],
    ["Answers", "ok 30 ms", (now) => setHop(now, "stock", { responses: [{ durationMs: 30 }] })],
    [
      "Outages",
      "1 outage",
      (now) =>
        setOperation(now, {
          outages: [{ hop: "stock", fromMs: 0, toMs: 9, result: "unavailable", durationMs: 1 }],
        }),
    ],
  ])("is said by the closed group %s: %s; and so is its undo", async (group, said, change) => {
    const { store, edit } = await knobs();
    const before = facts(group);
    edit(change);
    expect(facts(group)).toBe(said);
    act(() => store.getState().undo());
    expect(facts(group)).toBe(before);
  });

  it("moves the sliders it is about, and says what they can go back to", async () => {
    const { store, edit } = await knobs();
    edit((now) => setHop(now, "stock", { timeoutMs: 70 }));
    edit((now) => setRetry(now, "stock", { maxAttempts: 2 }));
    expect(slider("Own timeout")).toHaveValue("70");
    expect(slider("Attempts")).toHaveValue("2");
    await userEvent.click(screen.getByRole("button", { name: "Reset Own timeout" }));
    expect(slider("Own timeout")).toHaveValue("100");
    expect(screen.getByRole("button", { name: "Reset Own timeout" })).toBeDisabled();
    act(() => store.getState().undo());
    act(() => store.getState().undo());
    expect(slider("Attempts")).toHaveValue("3");
  });

  it("offers a breaker that came up at another hop", async () => {
    const { edit } = await knobs();
    expect(screen.queryByRole("option", { name: "shared" })).toBeNull();
    edit((now) => attachBreaker(now, "pay", "shared"));
    expect(screen.getByRole("option", { name: "shared" })).toBeVisible();
    edit((now) => attachBreaker(now, "stock", "shared"));
    expect(screen.getByRole("combobox", { name: "Breaker" })).toHaveValue("shared");
  });

  it("may take the hop away, or put work in the place of the call", async () => {
    const { store, edit } = await knobs();
    await userEvent.click(screen.getByRole("treeitem", { name: /^PAY / }));
    expect(slider("Own timeout")).toBeVisible();
    edit((now) => removeHop(now, "pay"));
    expect(screen.getByRole("treeitem", { selected: true })).toHaveTextContent("STOCK");
    act(() => store.getState().undo());
    expect(screen.getByRole("treeitem", { selected: true })).toHaveTextContent("PAY");
    act(() =>
      store
        .getState()
        .open(scenarioOf([{ kind: "work", id: "pay", name: "Paying", durationMs: 40 }])),
    );
    expect(screen.queryByRole("slider", { name: "Own timeout, slider" })).toBeNull();
    expect(slider("Takes")).toHaveValue("40");
  });
});
