import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { describe, expect, it } from "vitest";
import { PageFailed } from "../../src/app/PageFailed";
import { galleryScenario } from "../../src/gallery/gallery";
import { createSession } from "../../src/session/session";
import { lazyPart } from "../../src/ui/lazyPart";
import { PanelBoundary } from "../../src/ui/PanelBoundary";
import { SessionProvider } from "../../src/ui/SessionContext";

/** A part that cannot be loaded until `isOnline` says so, and how often it was asked for. */
function partialNetwork() {
  const network = { isOnline: false, asked: 0 };
  const Part = lazyPart(async () => {
    network.asked += 1;
    if (!network.isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ name }: { readonly name: string }) => <p>Here is {name}</p>;
  });
  return { network, Part };
}

describe("a part that could not be loaded", () => {
  it("is asked for again when its reader tries again", async () => {
    const user = userEvent.setup();
    const { network, Part } = partialNetwork();
    const order = galleryScenario("order-800");
    if (order === null) throw new Error("no such scenario");
    render(
      <SessionProvider store={createSession(order)}>
        <PanelBoundary name="Ledger">
          <Suspense>
            <Part name="the ledger" />
          </Suspense>
        </PanelBoundary>
      </SessionProvider>,
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Ledger could not be drawn");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("alert")).toBeDefined();
    network.isOnline = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Here is the ledger")).toBeDefined();
    // Once at first, once in vain, once well.
    expect(network.asked).toBe(3);
  });

  it("is no blank page where it is all of it", async () => {
    const user = userEvent.setup();
    const { network, Part } = partialNetwork();
    render(
      <PanelBoundary name="Hopwatch" Failed={PageFailed}>
        <Suspense>
          <Part name="the course" />
        </Suspense>
      </PanelBoundary>,
    );
    expect((await screen.findByRole("alert")).textContent).toBe("This page could not be loaded.");
    await act(async () => {});
    // Nobody asks behind the reader's back.
    expect(network.asked).toBe(1);
    network.isOnline = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Here is the course")).toBeDefined();
  });
});
