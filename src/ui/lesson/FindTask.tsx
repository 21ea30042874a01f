import type { FindFault } from "../../lessons/lesson";
import { ChoiceTask } from "./ChoiceTask";

/** One of the suspects is at fault. */
export function FindTask({ task: { asks, suspects } }: { readonly task: FindFault }) {
  const options = suspects.map(({ id, text }) => ({
    key: id,
    text,
    given: { kind: "suspect", id } as const,
  }));
  return <ChoiceTask asks={asks} options={options} />;
}
