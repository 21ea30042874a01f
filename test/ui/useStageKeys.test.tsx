import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { describe, expect, it } from "vitest";
import { GALLERY } from "../../src/gallery/gallery";
import { createSession } from "../../src/session/session";
import { usePlayback } from "../../src/ui/PlaybackContext";
import { SessionProvider, useSession } from "../../src/ui/SessionContext";
import { useStageKeys } from "../../src/ui/useStageKeys";

function Visualiser({ name, listenOn }: { name: string; listenOn: "page" | "stage" }) {
  const ref = useRef<HTMLElement>(null);
  useStageKeys(ref, { listenOn, singleKeys: true });
  const step = useSession((session) => session.step);
  const comparing = useSession((session) => session.against !== null);
  const playing = usePlayback((playback) => playback.playing);
  return (
    <section ref={ref} aria-label={name} tabIndex={-1}>
      <output>{`${step}${playing ? " playing" : ""}${comparing ? " comparing" : ""}`}</output>
      <button type="button">In {name}</button>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Keeps keys
      </button>
    </section>
  );
}

function show(listenOn: "page" | "stage", names = ["one"], comparing = false) {
  const scenario = GALLERY[0]?.scenario;
  if (scenario === undefined) throw new Error("The gallery is empty.");
  render(
    names.map((name) => (
      <SessionProvider
        key={name}
        store={createSession(
          scenario,
          { moment: "arrival" },
          undefined,
          comparing ? scenario : undefined,
        )}
      >
        <Visualiser name={name} listenOn={listenOn} />
      </SessionProvider>
    )),
  );
  return userEvent.setup();
}
const shown = () => screen.getAllByRole("status").map((each) => each.textContent);

describe("the keys of a visualiser", () => {
  it("of two on a page that each listen on their own stage, only the focused one hears them", async () => {
    const user = show("stage", ["one", "two"]);
    await user.keyboard(".");
    expect(shown()).toEqual(["0", "0"]);
    await user.click(screen.getByRole("button", { name: "In two" }));
    await user.keyboard(".");
    const [one, two] = shown();
    expect(one).toBe("0");
    expect(Number(two)).toBeGreaterThan(0);
  });

  it("on the page, the space bar plays and pauses, but does not flicker when held", async () => {
    const user = show("page");
    await user.keyboard(" ");
    expect(shown()).toEqual(["0 playing"]);
    fireEvent.keyDown(document.body, { key: " ", repeat: true });
    expect(shown()).toEqual(["0 playing"]);
    await user.keyboard(" ");
    expect(shown()).toEqual(["0"]);
  });

  it("leaves alone what a part took for itself, and keys of actions it was not given", async () => {
    const user = show("page");
    await user.click(screen.getByRole("button", { name: "Keeps keys" }));
    await user.keyboard(".");
    expect(shown()).toEqual(["0"]);
    const kept = fireEvent.keyDown(document.body, { key: "?" });
    expect(kept).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: "." })).toBe(false);
  });

  it.each(["c", "{Escape}"])("%s ends a comparison", async (key) => {
    const user = show("page", ["one"], true);
    expect(shown()).toEqual(["0 comparing"]);
    await user.keyboard(key);
    expect(shown()).toEqual(["0"]);
    expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
  });

  it("are silent while a dialog is open", async () => {
    const user = show("page");
    const dialog = document.createElement("dialog");
    dialog.open = true;
    document.body.append(dialog);
    await user.keyboard(".");
    expect(shown()).toEqual(["0"]);
    dialog.remove();
  });
});
