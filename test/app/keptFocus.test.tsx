import { render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { useKeptFocus } from "../../src/app/useKeptFocus";

function Page() {
  const root = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState(false);
  const [used, setUsed] = useState(false);
  useKeptFocus(root);
  return (
    <div ref={root}>
      <button type="button">Far</button>
      <section>
        <input aria-label="Typing" />
        <button type="button">Near</button>
        {!removed && (
          <ul>
            <li>
              <button type="button" onClick={() => setRemoved(true)}>
                Remove
              </button>
            </li>
          </ul>
        )}
        <button type="button" disabled={used} onClick={() => setUsed(true)}>
          Once
        </button>
        <button type="button">Later</button>
      </section>
    </div>
  );
}

describe("the focus", () => {
  it("stays in what is left of the place that an element went from, where no field takes the keys", async () => {
    render(<Page />);
    const button = screen.getByRole("button", { name: "Remove" });
    button.focus();
    button.click();
    await waitFor(() => expect(screen.getByRole("button", { name: "Near" })).toHaveFocus());
  });

  it("goes on to the next stop when an element is switched off", async () => {
    render(<Page />);
    const button = screen.getByRole("button", { name: "Once" });
    button.focus();
    button.click();
    await waitFor(() => expect(screen.getByRole("button", { name: "Later" })).toHaveFocus());
  });

  it("that a visitor took away is not brought back", async () => {
    render(<Page />);
    const button = screen.getByRole("button", { name: "Remove" });
    button.focus();
    button.blur();
    await new Promise((resolve) => setTimeout(resolve));
    button.click();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body).toHaveFocus();
  });
});
