import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { trackBands } from "../../../src/layout/track";
import { SliderField, type SliderFieldProps } from "../../../src/ui/controls/SliderField";

function slider(change: Partial<SliderFieldProps> = {}) {
  const onEdit = vi.fn();
  const onDone = vi.fn();
  const onReset = vi.fn();
  render(
    <SliderField
      label="Own timeout"
      unit="ms"
      value={400}
      from={1}
      to={1000}
      limit={86_400_000}
      resetTo={400}
      moved={false}
      track={null}
      onEdit={onEdit}
      onDone={onDone}
      onReset={onReset}
      {...change}
    />,
  );
  return { onEdit, onDone, onReset };
}
const range = () => screen.getByRole("slider", { name: "Own timeout, slider" });

it("edits while it is moved and is done when it is let go", () => {
  const { onEdit, onDone } = slider();
  fireEvent.input(range(), { target: { value: "410" } });
  fireEvent.input(range(), { target: { value: "420" } });
  expect(onEdit.mock.calls).toEqual([[410], [420]]);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.pointerUp(range());
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("does not keep on the screen what is not taken", () => {
  const { onEdit } = slider();
  fireEvent.input(range(), { target: { value: "410" } });
  expect(onEdit).toHaveBeenCalledWith(410);
  expect(range()).toHaveValue("400");
});

it("is taken back by Esc under the pointer, which then moves nothing until it lets go", () => {
  const onCancel = vi.fn();
  const { onEdit } = slider({ onCancel });
  // Nothing is held: Esc is somebody else's.
  fireEvent.keyDown(range(), { key: "Escape" });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.pointerDown(range());
  fireEvent.input(range(), { target: { value: "410" } });
  fireEvent.keyDown(range(), { key: "Escape" });
  expect(onCancel).toHaveBeenCalledOnce();
  fireEvent.input(range(), { target: { value: "420" } });
  fireEvent.pointerUp(range());
  fireEvent.input(range(), { target: { value: "430" } });
  expect(onEdit.mock.calls).toEqual([[410], [430]]);
});

it("goes ten steps with PageUp and PageDown, and not past its ends", () => {
  const { onEdit, onDone } = slider({ value: 5, to: 12 });
  fireEvent.keyDown(range(), { key: "PageUp" });
  fireEvent.keyUp(range(), { key: "PageUp" });
  fireEvent.keyDown(range(), { key: "PageDown" });
  expect(onEdit.mock.calls).toEqual([[12], [1]]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("takes a number past the end of the slider from the field, up to the limit", async () => {
  const { onEdit, onDone } = slider();
  const field = screen.getByRole("textbox", { name: "Own timeout, ms" });
  await userEvent.clear(field);
  await userEvent.type(field, "86400000{Enter}");
  expect(onEdit.mock.calls).toEqual([[86_400_000]]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it("can be reset only when it was moved", async () => {
  slider();
  expect(screen.getByRole("button", { name: "Reset Own timeout" })).toBeDisabled();
});

it("is reset by its button", async () => {
  const { onReset } = slider({ value: 410, moved: true });
  await userEvent.click(screen.getByRole("button", { name: "Reset Own timeout" }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

it("has a switch for none where that is allowed", async () => {
  const { onEdit } = slider({ whenSome: 500 });
  await userEvent.click(screen.getByRole("checkbox", { name: "Own timeout: none" }));
  expect(onEdit.mock.calls).toEqual([[null]]);
});

it("shows no slider for none, and takes it back with a sensible value", async () => {
  const { onEdit } = slider({ value: null, whenSome: 500 });
  expect(screen.queryByRole("slider")).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Own timeout: none" }));
  expect(onEdit.mock.calls).toEqual([[500]]);
});

it("tells its painted track in words", () => {
  const ok = { status: "ok", failedStatus: null, late: false } as const;
  const cut = { status: "failed", failedStatus: "deadline_exceeded", late: false } as const;
  const bands = trackBands([
    { value: 1, outcome: cut, spentMs: 1 },
    { value: 390, outcome: cut, spentMs: 1 },
    { value: 391, outcome: ok, spentMs: 1 },
    { value: 1000, outcome: ok, spentMs: 1 },
  ]);
  slider({ track: { kind: "painted", bands } });
  expect(range()).toHaveAccessibleDescription(/up to 390\u202fms; on time from 391\u202fms$/);
});

it("says why a track is bare", () => {
  slider({ track: { kind: "too_long" } });
  expect(screen.getByText(/^Not painted/)).toBeVisible();
});
