import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NumberField } from "../../../src/ui/controls/NumberField";

function field() {
  const onCommit = vi.fn();
  const of = (value: number) => (
    <NumberField
      label="Own timeout"
      unit="ms"
      value={value}
      from={1}
      to={1000}
      onCommit={onCommit}
    />
  );
  const { rerender } = render(of(400));
  const input = screen.getByRole("textbox", { name: "Own timeout, ms" });
  return { onCommit, input, show: (value: number) => rerender(of(value)) };
}

it("takes a number on Enter", async () => {
  const { input, onCommit } = field();
  await userEvent.clear(input);
  await userEvent.type(input, "250{Enter}");
  expect(onCommit.mock.calls).toEqual([[250]]);
});

it("takes a number on leaving the field, once", async () => {
  const { input, onCommit } = field();
  await userEvent.clear(input);
  await userEvent.type(input, "1 000{Enter}");
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[1000]]);
});

it("takes nothing while it is typed, nor when nothing changed", async () => {
  const { input, onCommit } = field();
  await userEvent.click(input);
  await userEvent.tab();
  await userEvent.type(input, "12");
  expect(onCommit).not.toHaveBeenCalled();
});

it.each(["", "0", "1001", "2.5", "2s"])(
  "never takes %o, and says what it expects",
  async (text) => {
    const { input, onCommit } = field();
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
    await userEvent.tab();
    expect(onCommit).not.toHaveBeenCalled();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/a whole number from 1 to 1.000/);
    expect(input).toHaveValue(text);
  },
);

it("is restored by Esc, which then closes nothing else", async () => {
  const { input, onCommit } = field();
  const outer = vi.fn();
  document.body.addEventListener("keydown", outer);
  await userEvent.clear(input);
  await userEvent.type(input, "x{Enter}");
  outer.mockClear();
  await userEvent.keyboard("{Escape}");
  expect(input).toHaveValue("400");
  expect(input).toBeValid();
  expect(outer).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(outer).toHaveBeenCalledTimes(1);
  expect(onCommit).not.toHaveBeenCalled();
  document.body.removeEventListener("keydown", outer);
});

it("shows a value that changed elsewhere instead of what was half typed", async () => {
  const { input, show } = field();
  await userEvent.type(input, "x{Enter}");
  show(300);
  expect(input).toHaveValue("300");
  expect(input).toBeValid();
});
