import type { DiagramNode as Node } from "../../layout/breakerDiagramFrame";
import { DiagramLines } from "./DiagramLines";

export function DiagramNode({ node, current }: { readonly node: Node; readonly current: boolean }) {
  return (
    <g className="hw-breaker-node" data-current={current}>
      <circle cx={node.x} cy={node.y} r={node.r} />
      <DiagramLines lines={node.name} />
    </g>
  );
}
