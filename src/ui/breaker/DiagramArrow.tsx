import type { DiagramArrow as Arrow } from "../../layout/breakerDiagramFrame";
import { DiagramLines } from "./DiagramLines";

/** `leaves`: it starts at the current state; `taken`: the step at the cursor goes along it. */
export function DiagramArrow({
  arrow,
  leaves,
  taken,
}: {
  readonly arrow: Arrow;
  readonly leaves: boolean;
  readonly taken: boolean;
}) {
  const { path, head, label, byHand } = arrow;
  return (
    <g className="hw-breaker-arrow" data-leaves={leaves} data-taken={taken} data-by-hand={byHand}>
      <path className="hw-breaker-arrow-line" d={path} />
      <path className="hw-breaker-arrow-head" d={head} />
      {label.pointer && <path className="hw-breaker-arrow-pointer" d={label.pointer} />}
      <DiagramLines className="hw-breaker-guard" lines={label.lines} />
    </g>
  );
}
