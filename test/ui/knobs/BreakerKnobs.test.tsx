/** What opens a breaker and the rules behind "more", as a hand turns them. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createSession } from "../../../src/session/session";
import { Knobs } from "../../../src/ui/knobs/Knobs";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

async function show() {
  const store = createSession(fromGallery("budget-meets-breaker"));
  render(
    <SessionProvider store={store}>
      <Knobs />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole("tab", { name: "Breaker" }));
  // Loaded when it is chosen.
  await screen.findByRole("combobox", { name: "Opens by" }, { timeout: 5000 });
  return { store, rules: () => store.getState().scenario.breakers.payment };
}
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), option);
const type = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const none = (name: string) =>
  userEvent.click(
    screen.getByRole("checkbox", { name: new RegExp(`${name}.*none|none.*${name}`, "i") }),
  );

it("turns what opens it: a share of the last calls", async () => {
  const { rules, store } = await show();
  await choose("Opens by", "a share of the last calls");
  expect(rules()?.trip).toEqual({ kind: "count", size: 10, failureRate: 0.5, minCalls: 5 });
  expect(screen.queryByRole("textbox", { name: "Opens at failures in a row" })).toBeNull();
  await type("Calls it looks at", "4");
  await type("Opens at failures of, %", "25");
  // It judges a full window at the latest.
  expect(rules()?.trip).toEqual({ kind: "count", size: 4, failureRate: 0.25, minCalls: 4 });
  await type("Calls before it judges", "9");
  expect(rules()?.trip).toHaveProperty("minCalls", 4);
  store.getState().undo();
  expect(rules()?.trip).toHaveProperty("size", 4);
});

it("turns what opens it: a share of the last ms, and slow calls", async () => {
  const { rules } = await show();
  await choose("Opens by", "a share of the last ms");
  await type("Time it looks at, ms", "2000");
  expect(rules()?.trip).toEqual({ kind: "time", windowMs: 2000, failureRate: 0.5, minCalls: 5 });
  expect(screen.queryByRole("textbox", { name: "Opens at slow calls of, %" })).toBeNull();
  await none("Slow is longer than");
  expect(rules()?.trip).toMatchObject({ slowMs: 500, slowRate: 1 });
  await type("Slow is longer than, ms", "150");
  await type("Opens at slow calls of, %", "40");
  expect(rules()?.trip).toMatchObject({ slowMs: 150, slowRate: 0.4 });
  await none("Slow is longer than");
  expect(rules()?.trip).toEqual({ kind: "time", windowMs: 2000, failureRate: 0.5, minCalls: 5 });
  await choose("Opens by", "failures in a row");
  expect(rules()?.trip).toEqual({ kind: "consecutive", failures: 3 });
});

it("turns the rules of half-open, which say what is not as usual", async () => {
  const { rules } = await show();
  const summary = await screen.findByText(
    "Half-open",
    { selector: "summary *" },
    { timeout: 5000 },
  );
  await userEvent.click(summary);
  await choose("Decided by", "a share of so many answers");
  expect(rules()?.halfOpen?.verdict).toEqual({ kind: "rate", minCalls: 3, failureRate: 0.5 });
  await type("Answers before it decides", "4");
  await choose("Its permits bound", "all probes of one half-open");
  await none("Lasts at most");
  await choose("Without a verdict it becomes", "closed");
  expect(rules()?.halfOpen).toMatchObject({
    verdict: { kind: "rate", minCalls: 4, failureRate: 0.5 },
    admits: "total",
    maxMs: 5000,
    becomes: "closed",
  });
  // Successes in a row close it no more.
  expect(screen.queryByRole("textbox", { name: "Successes to close" })).toBeNull();
  expect(summary.closest("summary")).toHaveTextContent(
    /Decided by a share of so many answers.*becomes closed.*Lasts at most 5\s000\sms/,
  );
  await none("Lasts at most");
  await choose("Decided by", "the first failure, or successes");
  expect(rules()?.halfOpen).not.toHaveProperty("becomes");
  expect(rules()?.halfOpen).not.toHaveProperty("verdict");
  expect(screen.getByRole("textbox", { name: "Successes to close" })).toBeVisible();
});

const openGroup = async (title: string) => {
  const found = await screen.findByText(title, { selector: "summary *" }, { timeout: 5000 });
  await userEvent.click(found);
  return found.closest("summary");
};

it("turns open times one after another, and takes no list that it cannot read", async () => {
  const { rules, store } = await show();
  const openMs = rules()?.openMs ?? 10_000;
  const summary = await openGroup("Open times");
  expect(summary).toHaveTextContent("as usual");
  const toggle = { name: "Times of its own, one after another" };
  await userEvent.click(screen.getByRole("checkbox", toggle));
  expect(rules()?.openStepsMs).toEqual([openMs, 2 * openMs]);
  // The one time that is always the same is not asked for any more.
  expect(screen.queryByRole("textbox", { name: "Stays open, ms" })).toBeNull();
  await type("Open times, ms", "500 1000 2s 4s 60000");
  expect(rules()?.openStepsMs).toEqual([500, 1000, 2000, 4000, 60_000]);
  expect(summary).toHaveTextContent(/500.ms, 1.000.ms, 2.000.ms, 4.000.ms and 1 more/);

  const field = screen.getByRole("textbox", { name: "Open times, ms" });
  await type("Open times, ms", "500 soon");
  expect(screen.getByRole("alert")).toHaveTextContent("Expected 1 to 100 whole numbers of ms");
  expect(field).toHaveAttribute("aria-invalid", "true");
  // A day is 86 400 000 ms, the longest span of the format.
  await type("Open times, ms", "86400001");
  expect(screen.getByRole("alert")).toBeVisible();
  await type("Open times, ms", Array(101).fill("1").join(" "));
  expect(screen.getByRole("alert")).toBeVisible();
  expect(rules()?.openStepsMs).toHaveLength(5);
  await userEvent.type(field, "{Escape}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field).toHaveValue("500 1000 2000 4000 60000");

  act(() => store.getState().undo());
  expect(field).toHaveValue(`${openMs} ${2 * openMs}`);
  await userEvent.click(screen.getByRole("checkbox", toggle));
  expect(rules()).not.toHaveProperty("openStepsMs");
  expect(screen.getByRole("textbox", { name: "Stays open, ms" })).toBeVisible();
});

it("turns what a row of failures forgets, by which buckets", async () => {
  const { rules } = await show();
  await openGroup("What is counted, and when");
  expect(screen.queryByRole("combobox", { name: "Buckets begin" })).toBeNull();
  await none("Forgets failures older than");
  await type("Forgets failures older than, ms", "3000");
  await type("Buckets of the window", "6");
  await choose("A result falls into the bucket of", "its call's start");
  const row = { kind: "consecutive", failures: 3, windowMs: 3000 };
  expect(rules()?.trip).toEqual({
    ...row,
    buckets: { count: 6, from: "epoch", creditedAt: "start" },
  });
  // A bucket that begins at a result is always credited at the end.
  await choose("Buckets begin", "at a result");
  expect(screen.queryByRole("combobox", { name: "A result falls into the bucket of" })).toBeNull();
  await choose("Buckets too old are dropped", "one for each result");
  expect(rules()?.trip).toEqual({ ...row, buckets: { count: 6, from: "result", dropsOne: true } });
  await none("Forgets failures older than");
  expect(rules()?.trip).toEqual({ kind: "consecutive", failures: 3 });
});

it("turns how a share is figured, and how slow probes may be", async () => {
  const { rules } = await show();
  await choose("Opens by", "a share of the last calls");
  await none("Slow is longer than");
  await openGroup("What is counted, and when");
  await choose("The share is", "whole percents, cut down");
  expect(rules()?.trip).toMatchObject({ rateIn: "whole-percent", slowMs: 500, slowRate: 1 });
  await openGroup("Half-open");
  await choose("Decided by", "a share of so many answers");
  await none("Opens at slow probes of");
  await type("Opens at slow probes of, %", "40");
  await choose("The probes' share is", "a fraction to two decimals");
  expect(rules()?.halfOpen?.verdict).toEqual({
    kind: "rate",
    minCalls: 3,
    failureRate: 0.5,
    slowRate: 0.4,
    rateIn: "hundredths",
  });
});

it("turns when it is asked, when it is half-open, and whether a Retry-After is heard", async () => {
  const { rules } = await show();
  await openGroup("Rules");
  await choose("Asked", "once around a call");
  await choose("Half-open", "by a timer");
  await userEvent.click(screen.getByRole("checkbox", { name: "Honour Retry-After" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Longer after each failed probe" }));
  expect(rules()).toMatchObject({
    placement: "call",
    opens: "timer",
    honourRetryAfter: false,
    openBackoff: { factor: 2 },
  });
});
