import type { DiagramNode as Node } from "../../layout/breakerDiagramFrame";

export function DiagramNode({ node, current }: { readonly node: Node; readonly current: boolean }) {
  return (
    <g className="hw-breaker-node" data-current={current}>
      <circle cx={node.x} cy={node.y} r={node.r} />
      <text x={node.name.x} y={node.name.y}>
        {node.name.text}
      </text>
    </g>
  );
}
