import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { EmbedView } from "../../src/embed/contract";
import { EmbedStage } from "../../src/embed/EmbedStage";
import { openSession } from "../../src/embed/openSession";
import type { Scenario } from "../../src/engine/scenario";
import { embed as words } from "../../src/texts/en/embed";
import { SessionProvider } from "../../src/ui/SessionContext";
import { fromGallery } from "../support/gallery";

// As the build of the embed does it, and strict: what is asked for and not there is an error.
const strict = vi.hoisted(
  () =>
    <T extends object>(texts: T): T =>
      new Proxy(texts, {
        get(target, area) {
          if (typeof area === "string" && !(area in target)) throw new Error(`no words: ${area}`);
          return Reflect.get(target, area);
        },
      }),
);
vi.mock("../../src/texts/en", async () => {
  const { en } = await import("../../src/texts/embedded");
  return { en: strict(en) };
});
vi.mock("../../src/texts/all", async () => {
  const { allEn } = await import("../../src/texts/embeddedAll");
  return { allEn: strict(allEn) };
});

const VIEWS: readonly EmbedView[] = [
  "run",
  "waterfall",
  "decision",
  "ledger",
  "breaker",
  "findings",
  "compare",
];

/** Restarts, and breakers too many for all of them to have a band. */
const manyInstances: Scenario = {
  ...fromGallery("budget-meets-breaker"),
  instances: { count: 20, breakers: "each" },
  restarts: [{ atMs: 500 }],
};

describe("the words an embed carries", () => {
  it.each([
    "budget-meets-breaker",
    "order-800",
    "retry-storm-27",
    "ghost-write",
    "fan-out",
    "absolute-skew",
    "many instances",
  ])("are all that its parts say of %s", async (name) => {
    const scenario = name === "many instances" ? manyInstances : fromGallery(name);
    const opened = openSession(
      { ok: true, scenario, against: undefined, frame: undefined, stepSize: "decision" },
      true,
      words,
    );
    if (!opened.ok) throw new Error(opened.error.message);
    render(
      <SessionProvider store={opened.store}>
        <EmbedStage
          options={{
            view: VIEWS,
            controls: "all",
            editable: null,
            step: null,
            theme: "auto",
            // jsdom cannot pack the link of what is not in the gallery.
            site: scenario === manyInstances ? null : "./",
          }}
          inView
          words={words}
        />
      </SessionProvider>,
    );
    // The findings come when the page is idle, and that may take a busy machine a while.
    const head = { level: 3, name: /^(Nothing found|\d+ )/ };
    expect(await screen.findByRole("heading", head, { timeout: 20_000 })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    if (scenario === manyInstances) {
      expect(await screen.findByText(/^Cursor: payment@/)).toBeVisible();
      expect(await screen.findByText("1 restart")).toBeVisible();
    }
    // What was asked for stays, whatever a key ends.
    act(() => opened.store.getState().stopComparing());
    expect(screen.getByRole("heading", { level: 2, name: "Comparison" })).toBeVisible();
    expect(screen.getByRole("table", { name: "The figures of both" })).toBeVisible();
  });
});
