import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BREAKER_FIDELITY } from "../../src/profiles/breakerFidelity";
import { FidelityDialog } from "../../src/ui/fidelity/FidelityDialog";
import { withDialogs } from "../support/dialog";

withDialogs();

test("each library stands over its four figures", () => {
  render(<FidelityDialog onClose={() => {}} />);
  const table = screen.getByRole("table", { name: /recordings, replayed/ });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ""));
  expect(cells[0]).toEqual(["Recordings", "Agree", "Differ", "Not modelled"]);
  const opossum = BREAKER_FIDELITY.find(({ library }) => library === "opossum");
  const at = cells.findIndex(([name]) => name?.startsWith("opossum"));
  expect(cells[at]).toHaveLength(1);
  expect(cells[at + 1]).toEqual([
    String(opossum?.recordings),
    String(opossum?.agree),
    String(opossum?.differ),
    String(opossum?.notModelled),
  ]);
  // No recording is no row of noughts.
  const polly = cells.findIndex(([name]) => name?.startsWith("Polly"));
  expect(BREAKER_FIDELITY.find(({ library }) => library === "polly8")?.recordings).toBe(0);
  expect(cells[polly + 1]).toEqual([
    "Written from the library's source; no recording of it was replayed.",
  ]);
  expect(cells).toHaveLength(1 + 2 * BREAKER_FIDELITY.length);
});
