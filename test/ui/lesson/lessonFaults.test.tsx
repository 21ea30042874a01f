import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LessonFaults } from "../../../src/ui/lesson/LessonFaults";

/** As many as a file may have in its steps. */
const faults = (count: number) =>
  Array.from({ length: count }, (_, step) => ({
    path: `steps[${step}].title`,
    expected: "text to read",
    received: "1",
  }));

it("all faults are counted, and of as many as are told at once it is said that there may be more", () => {
  const { rerender } = render(<LessonFaults fileName="own.json" says={null} faults={faults(19)} />);
  expect(screen.getByText("own.json cannot be taught. 19 faults")).toBeVisible();
  rerender(<LessonFaults fileName="own.json" says={null} faults={faults(20)} />);
  expect(screen.getByText("own.json cannot be taught. 20 faults, and perhaps more")).toBeVisible();
});
