import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { parseScenario } from "../../../src/codec/parseScenario";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { callTo, scenarioOf } from "../../support/plainScenario";

const scenario = scenarioOf([
  { id: "gate", kind: "work", name: "Gate", durationMs: 20 },
  callTo("pay", { name: "Pay", timeoutMs: 400, responses: [{ durationMs: 100 }, { never: true }] }),
]);

function knobs(of: Scenario = scenario) {
  const store = createSession(of);
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  const now = store.getState;
  return {
    now,
    answers: () => {
      const hop = now().scenario.hops.find(({ id }) => id === "pay");
      return hop?.kind === "call" ? hop.responses : [];
    },
    work: () => {
      const hop = now().scenario.hops.find(({ id }) => id === "gate");
      return hop?.kind === "work" ? hop.durationMs : null;
    },
  };
}
const pick = (name: string) =>
  userEvent.click(screen.getByRole("treeitem", { name: new RegExp(`^${name} `) }));
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), option);
const type = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const slide = (name: string, value: string) =>
  fireEvent.input(screen.getByRole("slider", { name: `${name}, slider` }), { target: { value } });

describe("a duration that is drawn", () => {
  it("has a slider for each of its numbers, which take each other along", async () => {
    const { answers, now } = knobs();
    await pick("Pay");
    await choose("Its time is", "log-normal");
    expect(answers()[0]).toMatchObject({ durationMs: { p50: 100, p99: 300 } });
    expect(screen.queryByRole("slider", { name: "Answer 1 takes, slider" })).toBeNull();
    slide("p50: half take up to", "350");
    expect(answers()[0]).toMatchObject({ durationMs: { p50: 350, p99: 350 } });
    slide("p99: 99 in 100 take up to", "200");
    expect(answers()[0]).toMatchObject({ durationMs: { p50: 200, p99: 200 } });
    await choose("Its time is", "uniform");
    slide("Longest", "150");
    expect(answers()[0]).toMatchObject({ durationMs: { uniform: [150, 150] } });
    await choose("Its time is", "fixed");
    expect(answers()[0]).toMatchObject({ durationMs: 150 });
    expect(parseScenario(now().scenario).ok).toBe(true);
  });

  it("can be measured: what is read and what is not is told before it is taken", async () => {
    const { work, now } = knobs();
    await pick("Gate");
    await choose("Its time is", "measured");
    expect(work()).toEqual({ samples: [20] });
    const area = await screen.findByRole("textbox", { name: "Takes: Measured times in ms" });
    fireEvent.input(area, { target: { value: "31 40 x 0.2s" } });
    expect(screen.getByText(/Could not be read: “x”/)).toBeVisible();
    expect(work()).toEqual({ samples: [20] });
    await userEvent.click(screen.getByRole("button", { name: "Use 3 numbers" }));
    expect(work()).toEqual({ samples: [31, 40, 200] });
    expect(area).toHaveValue("31 40 200");
    now().undo();
    expect(work()).toEqual({ samples: [20] });
    fireEvent.input(area, { target: { value: "nothing" } });
    expect(screen.getByRole("button", { name: "Use 0 numbers" })).toBeDisabled();
  });

  it("is edited in the list of answers too, and told while that is closed", async () => {
    const { answers } = knobs();
    await pick("Pay");
    await userEvent.click(screen.getByText("Answers"));
    await userEvent.click(
      await screen.findByRole("button", { name: "Answer 1: takes: let it vary" }),
    );
    expect(answers()[0]).toMatchObject({ durationMs: { p50: 100, p99: 300 } });
    expect(screen.getByText(/^ok p50 100, p99 300\sms · never answers$/)).toBeVisible();
    await type("Answer 1: takes: p99, ms", "250");
    await type("Answer 1: takes: p50, ms", "260");
    // More than p99: the field says what it expects, and nothing changes.
    expect(screen.getByRole("alert")).toHaveTextContent(/from 1 to 250/);
    expect(answers()[0]).toMatchObject({ durationMs: { p50: 100, p99: 250 } });
    await choose("Answer 1: takes: its time is", "fixed");
    expect(answers()[0]).toMatchObject({ durationMs: 100 });
    // One that never comes has no time to vary.
    const never = within(screen.getByRole("listitem", { name: "Answer 2" }));
    expect(never.queryByRole("button", { name: /vary/ })).toBeNull();
  });
});

describe("requests at random", () => {
  it("come so many a second for so long, and become the list that they are", async () => {
    const { now } = knobs({ ...scenario, arrivals: { everyMs: 50, count: 40 } });
    await userEvent.click(screen.getByRole("tab", { name: "Requests" }));
    // Loaded when it is chosen.
    await screen.findByRole("combobox", { name: "Requests come" }, { timeout: 5000 });
    await choose("Requests come", "at random");
    expect(now().scenario.arrivals).toEqual({ poissonPerSecond: 20, forMs: 2_000 });
    await type("On average, each second, /s", "30");
    await type("For, ms", "1000");
    expect(now().scenario.arrivals).toEqual({ poissonPerSecond: 30, forMs: 1_000 });
    const moments = now().run.operations.map(({ startMs }) => startMs);
    expect(screen.getByText(`${moments.length} requests in this run.`)).toBeVisible();
    await choose("Requests come", "at listed moments");
    expect(now().scenario.arrivals).toEqual(moments);
  });

  it("are others with another seed", async () => {
    const { now } = knobs({ ...scenario, arrivals: { poissonPerSecond: 30, forMs: 1_000 } });
    await userEvent.click(screen.getByRole("tab", { name: "Requests" }));
    // Loaded when it is chosen.
    await screen.findByRole("combobox", { name: "Requests come" }, { timeout: 5000 });
    const before = now().run.operations.map(({ startMs }) => startMs);
    await userEvent.click(screen.getByRole("button", { name: "Another seed" }));
    expect(now().scenario.seed).toBe(2);
    expect(now().run.operations.map(({ startMs }) => startMs)).not.toEqual(before);
    await type("Seed of chance", "1");
    expect(now().run.operations.map(({ startMs }) => startMs)).toEqual(before);
  });
});

describe("outages", () => {
  it("are added, edited and removed; those of other hops stay", async () => {
    const other = {
      hop: "other",
      fromMs: 5,
      toMs: 9,
      result: "rejected",
      durationMs: 1,
    } as const;
    const { now } = knobs({
      ...scenario,
      hops: [...scenario.hops, callTo("other")],
      outages: [other],
    });
    await pick("Pay");
    await userEvent.click(screen.getByText("Outages"));
    await userEvent.click(await screen.findByRole("button", { name: "Add an outage" }));
    const { atMs } = now().run.events[now().step] ?? { atMs: -1 };
    const fresh = { hop: "pay", fromMs: atMs, toMs: atMs + 1_000, result: "unavailable" };
    expect(now().scenario.outages).toEqual([other, { ...fresh, durationMs: 10 }]);
    await screen.findByRole("textbox", { name: "Outage 1: to, ms" });
    await type("Outage 1: to, ms", "40");
    await choose("Outage 1: result", "rate limited");
    await choose("Outage 1: takes: its time is", "uniform");
    // From half to one and a half of 10.
    expect(now().scenario.outages?.[1]).toEqual({
      ...fresh,
      toMs: 40,
      result: "rate_limited",
      durationMs: { uniform: [5, 15] },
    });
    await type("Outage 1: from", "40");
    expect(screen.getByRole("alert")).toHaveTextContent("An outage ends after it begins.");
    expect(now().scenario.outages?.[1]?.fromMs).toBe(atMs);
    expect(parseScenario(now().scenario).ok).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Remove outage 1" }));
    expect(now().scenario.outages).toEqual([other]);
  });

  it("leave no trace when the last one goes", async () => {
    const { now } = knobs();
    await pick("Pay");
    await userEvent.click(screen.getByText("Outages"));
    await userEvent.click(await screen.findByRole("button", { name: "Add an outage" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove outage 1" }));
    expect("outages" in now().scenario).toBe(false);
  });
});
