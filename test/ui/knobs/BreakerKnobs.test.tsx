/** What opens a breaker and the rules behind "more", as a hand turns them. */
import { render, screen } from "@testing-library/react";
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
