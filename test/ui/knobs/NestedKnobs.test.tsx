/** The knobs of what is nested and of the wire: every value of the format is changed from the page. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { findHop } from "../../../src/engine/hopTree";
import type { CallHop, Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";
import { call, scenario } from "../../support/shapes";

function knobs(of: Scenario = fromGallery("client-gives-up")) {
  const store = createSession(of);
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  const hop = (id: string): CallHop => {
    const found = findHop(store.getState().scenario.hops, id);
    if (found?.kind !== "call") throw new Error(`no call ${id}`);
    return found;
  };
  return { hop, now: () => store.getState() };
}
const pick = (name: string) =>
  userEvent.click(screen.getByRole("treeitem", { name: new RegExp(`^${name}\\b`) }));
const operation = async () => {
  await userEvent.click(screen.getByRole("tab", { name: "Operation" }));
  // Its knobs are loaded when they are first chosen.
  await screen.findByRole("combobox", { name: "Calls are told" });
};
const group = (title: string) => userEvent.click(screen.getByText(title, { exact: true }));
const summary = (title: string) => screen.getByText(title, { exact: true }).closest("summary");
const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: label }), option);
const toggle = (label: string) => userEvent.click(screen.getByRole("checkbox", { name: label }));
const type = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};

describe("the deadline a callee is told", () => {
  it("is the word for all calls, or its own, and says what that means", async () => {
    const { hop, now } = knobs();
    await operation();
    await select("Calls are told", "remaining: how long is left");
    expect(now().scenario.propagation).toBe("remaining");
    expect(
      screen.getByText("Each callee is told how long its caller may still wait."),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("tab", { name: "Hop" }));
    await pick("Stock");
    await group("Deadline it is told");
    expect(await screen.findByRole("combobox", { name: "It is told" })).toHaveDisplayValue(
      "as all calls: remaining",
    );
    // Shop works 100 and Orders 200 before Stock is asked; the client waits until 1 500.
    expect(
      await screen.findByText(/In request 1, from 300\sms until 1\s500\sms: 1\s200\sms\./),
    ).toBeVisible();
    await select("It is told", "reset (anti-pattern): the whole deadline again");
    expect(hop("stock").tells).toBe("reset");
    expect(
      screen.getByText(/^Stock is told the whole deadline again, 1\s500\sms from when/),
    ).toBeVisible();
    expect(summary("Deadline it is told")).toHaveTextContent("told reset (anti-pattern)");
    await select("It is told", "as all calls: remaining");
    expect(hop("stock")).not.toHaveProperty("tells");
  });

  it("is clamped, read on a clock of its own, and kept to or not", async () => {
    const { hop } = knobs();
    await pick("Orders");
    await group("Deadline it is told");
    await screen.findByRole("combobox", { name: "It is told" });
    await select("It is told", "absolute: until which moment");
    await toggle("Believes at most: none");
    await type("Believes at most, ms", "500");
    await type("Its clock is ahead by, ms", "-250");
    await toggle("Stops when that deadline passes");
    await toggle("Stops when its caller does");
    expect(hop("orders")).toMatchObject({
      tells: "absolute",
      maxBudgetMs: 500,
      clockSkewMs: -250,
      stopsAtDeadline: false,
      stopsOnCancel: true,
    });
    expect(
      screen.getByText(
        /Its clock is 250\sms behind: it believes that much more is left\. It never believes more than 500\sms\. It works on when that has passed\. When its caller stops waiting it stops too/,
      ),
    ).toBeVisible();
  });

  it("takes a clock far behind, and widens its slider for that", async () => {
    const { hop } = knobs();
    await pick("Orders");
    await group("Deadline it is told");
    await screen.findByRole("combobox", { name: "It is told" });
    const clock = () => screen.getByRole("slider", { name: "Its clock is ahead by, slider" });
    // A round number past 1.2 × the longest of 1 500 and 2 500, and half of it either way.
    expect(clock()).toHaveAttribute("min", "-2500");
    await type("Its clock is ahead by, ms", "\u22124000");
    expect(hop("orders").clockSkewMs).toBe(-4000);
    // 1.25 × 4 000, a round number.
    expect(clock()).toHaveAttribute("min", "-5000");
    fireEvent.input(clock(), { target: { value: "0" } });
    expect(hop("orders")).not.toHaveProperty("clockSkewMs");
    expect(clock()).toHaveAttribute("min", "-5000");
  });
});

it("lets the calls of a callee go out all at once", async () => {
  const { hop } = knobs();
  await pick("Orders");
  await select("Its calls go out", "all at once (fan-out)");
  expect(hop("orders").fanOut).toBe(true);
  await select("Its calls go out", "one after another");
  expect(hop("orders")).not.toHaveProperty("fanOut");
  await pick("Stock");
  expect(screen.queryByRole("combobox", { name: "Its calls go out" })).toBeNull();
});

describe("the wire", () => {
  it("has a connect and a read timeout, or none", async () => {
    const { hop } = knobs();
    await pick("Stock");
    await group("Wire");
    await toggle("Connect timeout: none");
    await type("Connect timeout, ms", "250");
    await toggle("Read timeout, a silence: none");
    await type("Read timeout, a silence, ms", "400");
    expect(hop("stock")).toMatchObject({ connectTimeoutMs: 250, readTimeoutMs: 400 });
    await toggle("Connect timeout: none");
    expect(hop("stock")).not.toHaveProperty("connectTimeoutMs");
  });

  it("carries an answer: connecting, and a body in pieces", async () => {
    const { hop } = knobs();
    await pick("Stock");
    await group("Connection and body");
    await type("Connecting takes, ms", "30");
    expect(screen.queryByRole("slider", { name: "Gap between pieces, slider" })).toBeNull();
    await type("Body comes in pieces", "4");
    await type("Gap between pieces, ms", "100");
    expect(hop("stock").responses).toEqual([
      { durationMs: 2500, connectMs: 30, body: { chunks: 4, gapMs: 100 } },
    ]);
    expect(summary("Connection and body")).toHaveTextContent(
      /Connecting takes 30\sms · Body comes in pieces 4 · Gap between pieces 100\sms/,
    );
    // A day is 86 400 000 ms: 100 000 pieces have 99 999 gaps of at most 864 ms.
    await type("Gap between pieces, ms", "5000");
    await type("Body comes in pieces", "100000");
    expect(hop("stock").responses[0]).toMatchObject({ body: { chunks: 100_000, gapMs: 864 } });
    await type("Gap between pieces, ms", "0");
    await type("Body comes in pieces", "1");
    await type("Connecting takes, ms", "0");
    expect(hop("stock").responses).toEqual([{ durationMs: 2500 }]);
  });

  it("carries any answer of the list, and one that never comes has no body", async () => {
    const two = call("stock", [{ durationMs: 5 }, { never: true }], { timeoutMs: 50 });
    const { hop } = knobs(scenario([two], { deadlineMs: 100 }));
    await group("Connection and body");
    await type("Answer", "2");
    await type("Connecting takes, ms", "7");
    expect(hop("stock").responses).toEqual([{ durationMs: 5 }, { never: true, connectMs: 7 }]);
    expect(screen.queryByRole("textbox", { name: "Body comes in pieces" })).toBeNull();
  });

  it("carries an answer that was given by hand", async () => {
    const { now } = knobs(
      scenario([call("stock", 5)], {
        deadlineMs: 100,
        arrivals: [{ atMs: 0, answers: { stock: [{ durationMs: 9 }] } }],
        opensAt: { operation: 1, hop: "stock", moment: "end" },
      }),
    );
    await group("Connection and body");
    await type("Connecting takes, ms", "3");
    expect(now().scenario.arrivals).toEqual([
      { atMs: 0, answers: { stock: [{ durationMs: 9, connectMs: 3 }] } },
    ]);
  });
});

it("names a budget that is reset for what it is", async () => {
  const { hop } = knobs();
  await pick("Stock");
  await type("Attempts", "2");
  await group("Retries");
  await screen.findByRole("combobox", { name: "Backoff" });
  await toggle("Anti-pattern: the whole budget again for each retry");
  expect(hop("stock").retry?.resetBudget).toBe(true);
  expect(summary("Retries")).toHaveTextContent("budget reset (anti-pattern)");
});

describe("what a scenario says of itself", () => {
  it("is a note, kept on Enter, taken back by Esc, gone when it is empty", async () => {
    const { now } = knobs();
    const before = now().scenario.note;
    await operation();
    await group("Note, seed, first step");
    const note = screen.getByRole("textbox", { name: "Note" });
    await userEvent.type(note, " More.{Escape}");
    expect(note).toHaveValue(before);
    await userEvent.clear(note);
    await userEvent.type(note, "  A client\u202e leaves. {Enter}");
    expect(now().scenario.note).toBe("A client leaves.");
    await userEvent.clear(note);
    await userEvent.tab();
    expect(now().scenario).not.toHaveProperty("note");
  });

  it("is a seed, and the step it opens at", async () => {
    const { now } = knobs();
    await operation();
    await group("Note, seed, first step");
    await type("Seed of chance", "4294967296");
    expect(now().scenario.seed).toBe(1);
    await userEvent.keyboard("{Escape}");
    await type("Seed of chance", "7");
    expect(now().scenario.seed).toBe(7);
    now().goToFirst();
    await userEvent.click(screen.getByRole("button", { name: "Open here" }));
    expect(now().scenario.opensAt).toEqual({ operation: 1, moment: "arrival" });
    await userEvent.click(screen.getByRole("button", { name: "Open at the first" }));
    expect(now().scenario).not.toHaveProperty("opensAt");
  });
});
