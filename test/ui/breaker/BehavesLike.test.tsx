import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { parseScenario } from "../../../src/codec/parseScenario";
import { BREAKER_PROFILES } from "../../../src/profiles/breakerProfiles";
import { formsOf } from "../../../src/profiles/likeness";
import { createSession } from "../../../src/session/session";
import { BehavesLike } from "../../../src/ui/breaker/BehavesLike";
import { soundRules } from "../../../src/ui/breaker/soundRules";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

function menu() {
  const store = createSession(fromGallery("budget-meets-breaker"));
  render(
    <SessionProvider store={store}>
      <BehavesLike breaker="payment" />
    </SessionProvider>,
  );
  const rules = () => store.getState().scenario.breakers.payment;
  return { store, rules };
}
const library = () => screen.getByRole("combobox", { name: "Behaves like" });
const chosen = () => within(library()).getByRole("option", { selected: true }).textContent;

describe("the library that a breaker behaves like", () => {
  it("is recognised by the rules: the scenario's is the textbook's", () => {
    menu();
    expect(chosen()).toContain("Textbook breaker");
  });

  it("sets that library's rules, which one undo takes back", async () => {
    const { store, rules } = menu();
    const before = rules();
    await userEvent.selectOptions(library(), "polly8");
    // Polly's defaults: a ratio of 0.1 over 30 s and at least 100 calls; open for 5 s.
    expect(rules()).toMatchObject({
      trip: { kind: "time", windowMs: 30_000, failureRate: 0.1, minCalls: 100 },
      openMs: 5000,
    });
    expect(chosen()).toContain("Polly");
    store.getState().undo();
    expect(rules()).toEqual(before);
  });

  it("is turned by the library's own options, which carry what follows from them", async () => {
    const { rules } = menu();
    await userEvent.selectOptions(library(), "resilience4j");
    const permits = screen.getByRole("textbox", {
      name: "permittedNumberOfCallsInHalfOpenState, calls",
    });
    await userEvent.clear(permits);
    await userEvent.type(permits, "4{Enter}");
    // Half-open judges after min(100 minimum calls, 4 permits) results.
    expect(rules()?.halfOpen).toMatchObject({ permits: 4, verdict: { minCalls: 4 } });
    expect(chosen()).toContain("resilience4j");
  });

  it.each([
    ["lab", "threshold, calls", "0"],
    ["resilience4j", "slidingWindowSize, calls", "0"],
    // Sampled by the second: 2 000 buckets, where a scenario may have 1 000.
    ["cockatiel", "duration, ms", "2000000", "SamplingBreaker"],
  ])("takes of %s no %s of %s, which no file could hold", async (id, name, value, kind = "") => {
    const { store, rules } = menu();
    await userEvent.selectOptions(library(), id);
    if (kind !== "") {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Its kind" }), kind);
    }
    const before = rules();
    const field = screen.getByRole("textbox", { name });
    await userEvent.clear(field);
    await userEvent.type(field, `${value}{Enter}`);
    expect(screen.getByRole("alert")).toHaveTextContent(/^Not taken: /u);
    expect(rules()).toBe(before);
    expect(parseScenario(store.getState().scenario).ok).toBe(true);
  });

  it("asks of Polly for no less than Polly takes", async () => {
    // It validates MinimumThroughput from 2, and both durations from half a second.
    const { rules } = menu();
    await userEvent.selectOptions(library(), "polly8");
    const before = rules();
    for (const [name, value] of [
      ["MinimumThroughput, calls", "1"],
      ["SamplingDuration, ms", "499"],
      ["BreakDuration, ms", "499"],
    ] as const) {
      const field = screen.getByRole("textbox", { name });
      await userEvent.clear(field);
      await userEvent.type(field, `${value}{Enter}`);
      expect(field).toBeInvalid();
    }
    expect(rules()).toBe(before);
  });

  it("offers each library in a form that a file can hold", () => {
    const forms = BREAKER_PROFILES.flatMap((profile) =>
      formsOf(profile).map((config) => ({ profile, config })),
    );
    expect(forms.length).toBeGreaterThan(BREAKER_PROFILES.length);
    for (const form of forms) expect(soundRules(form, {})).not.toBeNull();
  });

  it("has the units of the kind of breaker", async () => {
    menu();
    const kind = () => screen.getByRole("combobox", { name: "Its kind" });
    await userEvent.selectOptions(library(), "resilience4j");
    await userEvent.selectOptions(kind(), "TIME_BASED");
    expect(screen.getByRole("textbox", { name: "slidingWindowSize, s" })).toBeInTheDocument();
    await userEvent.selectOptions(library(), "cockatiel");
    await userEvent.selectOptions(kind(), "CountBreaker");
    expect(screen.getByRole("textbox", { name: "threshold, 0–1" })).toBeInTheDocument();
  });

  it("says what is not modelled and what the evidence is", async () => {
    menu();
    await userEvent.selectOptions(library(), "hystrix");
    expect(screen.getByText(/no recording of it was replayed/u)).toBeInTheDocument();
    expect(screen.getByText(/pools are not modelled/u)).toBeInTheDocument();
  });
});
