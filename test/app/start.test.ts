import { describe, expect, it, vi } from "vitest";
import packageFile from "../../package.json";
import { landingOf, linkOf } from "../../src/app/address";
import { keepHistory } from "../../src/app/keptHistory";
import { start } from "../../src/app/start";
import { writePreferences } from "../../src/app/storage";
import { VERSION } from "../../src/app/version";
import { setOperation } from "../../src/engine/edit";
import { galleryScenario } from "../../src/gallery/gallery";
import { createSession } from "../../src/session/session";
import { en } from "../../src/texts/en";
import { callTo, scenarioOf } from "../support/plainScenario";
import { memoryStorage, throwingStorage } from "../support/storage";

const none = { local: null, tab: null };
const order = galleryScenario("order-800");
if (order === null) throw new Error("The gallery has no order-800.");
const edited = setOperation(order, { title: "Mine" });

const opened = (hash: string, storages = none as Parameters<typeof start>[1]) => {
  const { store, notice } = start(hash, storages, en);
  const { scenario, run, step, stepSize, pane, past } = store.getState();
  return { scenario, event: run.events[step], stepSize, pane, past, notice };
};

describe("the page opens", () => {
  it("without an address at the first refused request", () => {
    const { scenario, event, notice } = opened("");
    expect(scenario).toBe(galleryScenario("budget-meets-breaker"));
    expect(event).toMatchObject({ type: "refused", operation: 6, hop: "payment" });
    expect(notice).toBeNull();
  });

  it("at the frame and the step size of a link, whole or by name", () => {
    const session = createSession(edited, { operation: 1, hop: "inventory", moment: "end" });
    session.getState().setStepSize("event");
    session.getState().setPane("ledger");
    const whole = opened(`#${linkOf(session.getState())}`);
    expect(whole).toMatchObject({
      scenario: edited,
      stepSize: "event",
      pane: "ledger",
      notice: null,
    });
    expect(whole.event).toMatchObject({ type: "end", hop: "inventory" });
    const named = opened("#g=order-800&f=1...finish");
    expect(named.scenario).toBe(order);
    expect(named.event?.type).toBe("finish");
    expect(named).toMatchObject({ stepSize: "decision", pane: null });
  });

  it("with the step size that was liked last when no link says one", () => {
    const local = memoryStorage();
    writePreferences(local, { stepSize: "event" });
    expect(opened("", { local, tab: null }).stepSize).toBe("event");
  });

  it("at once where the run of its link is long, which is shown when it is through", async () => {
    // 200 requests of 100 attempts at most: 200 × 101 is more than 20 000.
    const retry = { maxAttempts: 100, backoff: { kind: "fixed", baseMs: 0 } } as const;
    const long = scenarioOf([callTo("a", { retry })], { arrivals: { everyMs: 10, count: 200 } });
    const link = linkOf(createSession(long, { operation: 7, moment: "finish" }).getState());
    const { store, notice } = start(`#${link}`, none, en);
    expect(notice).toBeNull();
    expect(store.getState()).toMatchObject({
      scenario: galleryScenario("budget-meets-breaker"),
      pending: { scenario: long },
    });
    await vi.waitFor(() => expect(store.getState().pending).toBeNull(), 20_000);
    const { scenario, run, step, past } = store.getState();
    expect({ scenario, past }).toEqual({ scenario: long, past: [] });
    expect(run.events[step]).toMatchObject({ type: "finish", operation: 7 });
  });

  it("with the way back of this tab, after a reload", () => {
    const session = createSession(order);
    session.getState().edit(edited);
    const link = linkOf(session.getState());
    const tab = memoryStorage();
    keepHistory(tab, link, session.getState());
    expect(opened(`#${link}`, { local: null, tab }).past).toEqual(session.getState().past);
    expect(opened("#g=order-800", { local: null, tab }).past).toEqual([]);
  });

  it("with both halves of a comparison", () => {
    const session = createSession(order, { operation: 1, moment: "finish" }, undefined, edited);
    session.getState().swap();
    const link = linkOf(session.getState());
    const { store } = start(`#${link}`, none, en);
    expect(store.getState()).toMatchObject({ scenario: edited, against: { scenario: order } });
    expect(linkOf(store.getState())).toBe(link);
  });

  it("though the storage throws", () => {
    const { notice } = opened("", { local: throwingStorage, tab: throwingStorage });
    expect(notice).toBeNull();
  });

  it.each([
    ["a name nobody has", "#g=nobody", "local-only"],
    ["a damaged scenario", "#s=rubbish", "#s"],
    ["a second name nobody has", "#g=order-800&bg=nobody", "local-only"],
    ["a damaged second half", "#g=order-800&bs=rubbish", "#bs"],
    ["no scenario", "#f=1...finish", "(link)"],
    ["a frame that is none", "#g=order-800&f=yesterday", "#f"],
  ])("with %s at the first scenario, and says where it went wrong", (_, hash, where) => {
    const { scenario, notice } = opened(hash);
    expect(scenario).toBe(galleryScenario("budget-meets-breaker"));
    expect(notice).toMatchObject({ tone: "error" });
    expect(notice?.details?.join()).toContain(where);
  });

  it("with work that cannot end at the first scenario, naming the hop", () => {
    const endless = {
      ...order,
      deadlineMs: null,
      hops: [
        {
          id: "bank",
          kind: "call" as const,
          name: "Bank",
          timeoutMs: null,
          responses: [{ never: true as const }],
        },
      ],
      opensAt: { moment: "over" as const },
    };
    const link = linkOf({ ...createSession(order).getState(), scenario: endless });
    expect(landingOf(link, en).ok).toBe(true);
    const { scenario, notice } = opened(link);
    expect(scenario).toBe(galleryScenario("budget-meets-breaker"));
    expect(notice?.details?.join()).toContain("Bank");
    const { run, ...open } = createSession(order).getState();
    const opening = opened(linkOf({ ...open, run, against: { scenario: endless, run } }));
    expect(opening.scenario).toBe(galleryScenario("budget-meets-breaker"));
    expect(opening.notice?.details?.join()).toContain("Bank");
  });
});

it("the version shown is the package's", () => {
  expect(VERSION).toBe(packageFile.version);
});
