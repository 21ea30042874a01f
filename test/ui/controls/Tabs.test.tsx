import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tabs } from "../../../src/ui/controls/Tabs";

const tabs = ["one", "two", "three"].map((value) => ({ value, label: value }));

function Three() {
  const [chosen, setChosen] = useState("one");
  return (
    <Tabs label="Numbers" tabs={tabs} chosen={chosen} panelId={(of) => of} onChoose={setChosen} />
  );
}

it("is one stop for Tab; arrows, Home and End choose and go round", async () => {
  render(<Three />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "one", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "two", selected: true })).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(screen.getByRole("tab", { name: "three", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "one", selected: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "three", selected: true })).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("tab", { name: "one", selected: true })).toBeVisible();
});
