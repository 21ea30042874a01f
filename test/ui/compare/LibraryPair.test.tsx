import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Frame, Scenario } from "../../../src/engine/scenario";
import { mapConfig } from "../../../src/profiles/breakerProfile";
import { likenessOf } from "../../../src/profiles/likeness";
import { opossum } from "../../../src/profiles/opossum";
import { createSession, type SessionStore } from "../../../src/session/session";
import { BehavesLike } from "../../../src/ui/breaker/BehavesLike";
import { CompareDialog } from "../../../src/ui/compare/CompareDialog";
import { Comparison } from "../../../src/ui/compare/Comparison";
import { SessionProvider, useSession } from "../../../src/ui/SessionContext";
import { withDialogs } from "../../support/dialog";
import { fromGallery } from "../../support/gallery";

withDialogs();

const lab = fromGallery("breaker-lab");

function Page({ breaker }: { readonly breaker: string | null }) {
  const against = useSession((session) => session.against);
  if (against !== null) return <Comparison against={against} />;
  return breaker === null ? (
    <CompareDialog onClose={() => {}} />
  ) : (
    <BehavesLike breaker={breaker} />
  );
}
function show(scenario: Scenario, breaker: string | null = null, frame?: Frame): SessionStore {
  const store = createSession(scenario, frame);
  render(
    <SessionProvider store={store}>
      <Page breaker={breaker} />
    </SessionProvider>,
  );
  return store;
}
const failing = (atMs: number) => ({
  atMs,
  answers: { supplier: [{ durationMs: 0, result: "unavailable" as const }] },
});
const text = (element: Element) => (element.textContent ?? "").replace(/\s/g, " ").trim();
const first = () => screen.getByRole("combobox", { name: "First" });
const second = () => screen.getByRole("combobox", { name: "Second" });
const go = () => userEvent.click(screen.getByRole("button", { name: "Compare the two" }));
const part = () => screen.getByRole("region", { name: "Where they part" });
const library = (scenario: Scenario | undefined) =>
  likenessOf(scenario?.breakers.supplier ?? {})?.profile.id;

describe("two libraries, chosen", () => {
  it("are the present one and another, with what of it is taken over", async () => {
    const store = show(lab);
    expect(text(first())).toMatch(/^as it is now: Textbook breaker/);
    await userEvent.selectOptions(second(), "gobreaker");
    const dialog = screen.getByRole("dialog", { name: "Compare with" });
    expect(text(dialog)).toContain(
      "Taken over: Timeout 10 000 ms · ReadyToTrip type consecutive, n 3 · IsExcluded business refusals.",
    );
    expect(text(dialog)).toContain(
      "Its own: MaxRequests 1 call · Interval 0 ms · BucketPeriod 0 ms",
    );
    await go();
    expect(store.getState().scenario).toBe(lab);
    expect(library(store.getState().against?.scenario)).toBe("gobreaker");
    // Of nothing else.
    expect({ ...store.getState().against?.scenario, breakers: lab.breakers }).toEqual(lab);
    act(() => store.getState().undo());
    expect(store.getState().against).toBeNull();
  });

  it("name each option in the unit of that kind of breaker, and none that the kind has not", async () => {
    // By default more than 50 % of the calls of 10 s open it, for 30 s.
    const mapped = mapConfig(opossum, {});
    if (!mapped.ok) throw new Error(mapped.why);
    show({ ...lab, breakers: { supplier: mapped.rules } });
    const dialog = screen.getByRole("dialog", { name: "Compare with" });
    const said = async (library: string) => {
      await userEvent.selectOptions(second(), library);
      return text(dialog);
    };
    const sampling = await said("cockatiel");
    expect(sampling).toContain(
      "Taken over: threshold 0.5 · duration 10 000 ms · halfOpenAfter 30 000 ms.",
    );
    expect(sampling).toContain(
      "Its own: breaker SamplingBreaker · minimumRps 5 ÷ threshold · handle",
    );
    expect(await said("resilience4j")).toContain("slidingWindowSize 10 s ·");
    const rated = await said("failsafe-go");
    expect(rated).toContain("WithFailureRateThreshold 0.5, 1, 10 000 ·");
    expect(rated).not.toContain("WithFailureThreshold 1");
  });

  it("write a share without a unit, also one that nobody set", async () => {
    show(lab);
    await userEvent.selectOptions(second(), "polly8");
    expect(text(screen.getByRole("dialog", { name: "Compare with" }))).toContain(
      "Its own: FailureRatio 0.1 · SamplingDuration 30 000 ms",
    );
  });

  it("may both be others, in one step of undo and at the same frame", async () => {
    const store = show(lab, null, { operation: 7, hop: "supplier", moment: "end" });
    const { step } = store.getState();
    await userEvent.selectOptions(first(), "cockatiel");
    await userEvent.selectOptions(second(), "resilience4j");
    await go();
    const { scenario, against, run } = store.getState();
    expect([library(scenario), library(against?.scenario)]).toEqual(["cockatiel", "resilience4j"]);
    expect(run.events[store.getState().step]).toMatchObject({ operation: 7 });
    act(() => store.getState().undo());
    expect(store.getState()).toMatchObject({ scenario: lab, against: null, step });
  });

  it("that come to the same rules are not compared", async () => {
    show(lab);
    await userEvent.selectOptions(second(), "lab");
    expect(screen.getByRole("status")).toHaveTextContent("Both come to the same rules");
    expect(screen.getByRole("button", { name: "Compare the two" })).toBeDisabled();
  });

  it("are of the breaker that is chosen, where there are several", async () => {
    const two = { ...lab, breakers: { ...lab.breakers, spare: { openMs: 5000 } } };
    const store = show(two);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Breaker" }), "spare");
    await userEvent.selectOptions(second(), "opossum");
    await go();
    const breakers = store.getState().against?.scenario.breakers;
    expect(breakers?.supplier).toEqual(lab.breakers.supplier);
    expect(breakers?.spare).toMatchObject({ openMs: 5000, opens: "timer" });
  });

  it("are not offered without a breaker", () => {
    show(fromGallery("order-800"));
    expect(screen.queryByRole("combobox", { name: "Second" })).toBeNull();
  });

  it("are reached from the breaker's own panel", async () => {
    const store = show(lab, "supplier");
    await userEvent.click(screen.getByRole("button", { name: "Compare with another library" }));
    expect(screen.getByRole("dialog", { name: "Same traffic, two libraries" })).toBeVisible();
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Second" }),
      "opossum",
    );
    await go();
    expect(library(store.getState().against?.scenario)).toBe("opossum");
  });
});

describe("where they part", () => {
  async function compare(id: string) {
    const store = show(lab);
    await userEvent.selectOptions(second(), id);
    await go();
    return store;
  }
  const sentences = () => [...part().querySelectorAll(":scope > p")].map(text);

  it("is one sentence, its reason, and a button that goes there", async () => {
    const store = await compare("gobreaker");
    // Both open at 3 ms by the third failure; over at 10 003, when request 7 comes.
    expect(sentences()).toEqual([
      "At 10 003 ms, as request 7 calls Supplier: Textbook breaker becomes half-open and lets the call through as a probe; sony/gobreaker refuses the call: still open.",
      "The open time ends at this very millisecond: for Textbook breaker it is over, sony/gobreaker needs one ms more.",
      "Until then both answered 6 calls alike.",
    ]);
    await userEvent.click(within(part()).getByRole("button", { name: /^Go to 10.003.ms$/ }));
    const { run, step } = store.getState();
    expect(run.events[step]).toMatchObject({ type: "start", operation: 7, atMs: 10_003 });
  });

  it("names both halves by their libraries, and tells their states on one axis", async () => {
    await compare("gobreaker");
    expect(screen.getByRole("region", { name: "Now: Textbook breaker" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Pinned: sony/gobreaker" })).toBeVisible();
    const bands = within(part())
      .getAllByRole("img")
      .map((band) => (band.getAttribute("aria-label") ?? "").replace(/\s/g, " "));
    // The probe of 10 003 fails there and then; the next, at 20 003, is good. The other one's probe is
    // that of 10 004, so at 20 004 it needs one ms more.
    expect(bands).toEqual([
      "Textbook breaker: states of breaker supplier: closed from 0 ms, open from 3 ms, half-open from 10 003 ms, open from 10 003 ms, half-open from 20 003 ms, closed from 20 003 ms",
      "sony/gobreaker: states of breaker supplier: closed from 0 ms, open from 3 ms, half-open from 10 004 ms, open from 10 004 ms",
    ]);
    expect(part().querySelectorAll(".hw-cursor-line")).toHaveLength(1);
  });

  it("goes to the last step before, where only the other half has one", async () => {
    // Four in a row from 1 on, and business refusals are left out: open at 3, the third of three.
    const store = show({ ...lab, arrivals: [1, 2, 3, 4, 12_000].map(failing) });
    await userEvent.selectOptions(second(), "opossum");
    await go();
    expect(sentences()[0]).toMatch(/^At 10 003 ms, by time alone: Textbook breaker stays open/);
    // The request of 4 was refused there and then.
    await userEvent.click(
      within(part()).getByRole("button", { name: /^Go to 4.ms, the last step before it$/ }),
    );
    const { run, step } = store.getState();
    expect(run.events[step]).toMatchObject({ operation: 4, atMs: 4 });
  });

  it("is nowhere when this traffic shows no difference", async () => {
    const calm = { ...lab, arrivals: [0, 1] };
    show(calm);
    await userEvent.selectOptions(second(), "gobreaker");
    await go();
    expect(sentences()).toEqual([
      "They never differ on this traffic: both answer all 2 calls alike.",
      "What could part them: a call at exactly the end of the open time; an answer with a Retry-After; time alone, which moves only one of them.",
    ]);
    expect(within(part()).queryByRole("button")).toBeNull();
  });

  it("is not asked where more than a breaker's rules differ", () => {
    const store = createSession(lab, undefined, undefined, {
      ...lab,
      deadlineMs: 5000,
      breakers: { supplier: {} },
    });
    render(
      <SessionProvider store={store}>
        <Page breaker={null} />
      </SessionProvider>,
    );
    expect(screen.queryByRole("region", { name: "Where they part" })).toBeNull();
  });
});
