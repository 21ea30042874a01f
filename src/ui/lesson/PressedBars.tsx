import { type MouseEvent, type ReactNode, useRef } from "react";
import { useSessionStore, useSnapshot } from "../SessionContext";
import { useDesk, useStepState } from "./DeskContext";

/** While a step asks for a bar, pressing a row of the waterfall answers instead of moving the cursor. */
export function PressedBars({ children }: { readonly children: ReactNode }) {
  const desk = useDesk();
  const store = useSessionStore();
  const operation = useSnapshot().operation?.id ?? 0;
  const done = useStepState((state) => state.done);
  const pressed = useStepState((state) => state.pressed);
  const box = useRef<HTMLDivElement>(null);
  const { task } = desk.step;
  const asks = task.kind === "predict" && task.answer.kind === "bar" && !done;

  const press = (event: MouseEvent) => {
    if (!asks || !(event.target instanceof Element)) return;
    const key = event.target.closest("button")?.dataset.key;
    if (key === undefined) return;
    event.stopPropagation();
    const [hop = "", nth = "1"] = key.split("/");
    const attempts = store.getState().run.operations[operation - 1]?.attempts ?? [];
    const made = attempts.filter((attempt) => attempt.hop === hop)[Number(nth) - 1];
    if (made !== undefined) desk.getState().press({ operation, n: made.n });
  };
  return (
    <div ref={box} onClickCapture={press} data-asks={asks} data-pressed={pressed !== null}>
      {children}
    </div>
  );
}
