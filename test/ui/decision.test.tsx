import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createSession } from "../../src/session/session";
import { en } from "../../src/texts/en";
import { Decision } from "../../src/ui/decision/Decision";
import { usePlaybackStore } from "../../src/ui/PlaybackContext";
import { SessionProvider } from "../../src/ui/SessionContext";
import { fromGallery } from "../support/gallery";

function PlayButton() {
  const playback = usePlaybackStore();
  return (
    <button type="button" onClick={() => playback.getState().toggle()}>
      Play
    </button>
  );
}

function show() {
  const scenario = fromGallery("budget-meets-breaker");
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <Decision />
      <PlayButton />
    </SessionProvider>,
  );
  return { store, names: new Map(scenario.hops.map(({ id, name }) => [id, name])) };
}

describe("the decision", () => {
  it("is announced, and is the sentence to the letter, at every step", () => {
    const { store, names } = show();
    const { run, goTo } = store.getState();
    const status = screen.getByRole("status");
    for (const [step, event] of run.events.entries()) {
      act(() => goTo(step));
      expect(status.textContent?.trimEnd()).toBe(en.decision.sentence(event, names));
    }
  });

  it("marks the smaller term of the sum", () => {
    const { store } = show();
    const { run, goTo } = store.getState();
    act(() => goTo(run.events.findIndex(({ type, hop }) => type === "start" && hop === "payment")));
    expect(screen.getByText("410 left − 80 reserve")).toHaveAttribute("data-mark", "bound");
    expect(screen.getByText("400 own")).toHaveAttribute("data-mark", "term");
  });

  it("keeps silent while the run plays", () => {
    show();
    const status = screen.getByRole("status");
    const play = screen.getByRole("button", { name: "Play" });
    expect(status).toHaveAttribute("aria-live", "polite");
    fireEvent.click(play);
    expect(status).toHaveAttribute("aria-live", "off");
    fireEvent.click(play);
    expect(status).toHaveAttribute("aria-live", "polite");
  });
});
