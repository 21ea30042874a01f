import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Ms } from "../../engine/scenario";
import type { Texts } from "../../texts/en";
import type { Knob } from "./knob";

export function operationKnobs(texts: Texts, scaleMs: Ms): readonly Knob[] {
  const { deadline, reserve, closing } = texts.knobs;
  const span = { unit: texts.controls.ms, from: 0, limit: LIMITS.spanMs, step: 1 };
  return [
    {
      ...span,
      id: "deadline",
      label: deadline,
      from: 1,
      to: scaleMs,
      whenSome: Math.round(scaleMs / 2),
      read: (plan) => plan.deadlineMs,
      edit: (scenario, deadlineMs) => setOperation(scenario, { deadlineMs }),
    },
    {
      ...span,
      id: "reserve",
      label: reserve,
      usual: 0,
      to: scaleMs / 2,
      read: (plan) => plan.reserveMs,
      edit: (scenario, reserveMs) => setOperation(scenario, { reserveMs: reserveMs ?? undefined }),
    },
    {
      ...span,
      id: "closing",
      label: closing,
      to: scaleMs / 2,
      read: (plan) => plan.finishMs,
      edit: (scenario, finishMs) => setOperation(scenario, { finishMs: finishMs ?? undefined }),
      // Left out, it follows the reserve: a reset must leave it out again.
      restore: (scenario, { finishMs }) => setOperation(scenario, { finishMs }),
    },
  ];
}
