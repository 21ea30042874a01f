import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

const ORIGIN = "https://docs.example";

it("tells a frame of another origin nothing before it is there, and all as soon as it is", async () => {
  document.body.innerHTML = `<iframe title="Budget" src="${ORIGIN}/embed.html?v=1"></iframe>`;
  vi.stubGlobal("matchMedia", () => new EventTarget());
  await import("../../src/embed/frameHost");
  const [frame] = document.querySelectorAll("iframe");
  const inside = frame?.contentWindow;
  if (frame === undefined || inside == null) throw new Error("There is no frame.");
  const told = vi.spyOn(inside, "postMessage").mockImplementation(() => {});
  // Until it has loaded it is an empty page of this origin, and a browser would complain about the other's name.
  const looked = vi.spyOn(frame, "contentDocument", "get");
  looked.mockReturnValue(document.implementation.createHTMLDocument());
  document.documentElement.dataset.theme = "dark";
  await waitFor(() => expect(looked).toHaveBeenCalled());
  expect(told).not.toHaveBeenCalled();

  // Of a page of another origin nobody sees the inside.
  looked.mockReturnValue(null);
  const data = { hopwatch: 1, type: "ready" };
  window.dispatchEvent(new MessageEvent("message", { data, origin: ORIGIN, source: inside }));
  expect(told.mock.calls).toEqual([
    [{ hopwatch: 1, type: "hello" }, ORIGIN],
    // Black text, as a page without any styles has it.
    [{ hopwatch: 1, type: "theme", theme: "light" }, ORIGIN],
  ]);
});
