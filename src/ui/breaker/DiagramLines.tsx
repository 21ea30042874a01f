import type { TextLine } from "../../layout/breakerDiagramFrame";

export function DiagramLines({
  lines,
  className,
}: {
  readonly lines: readonly TextLine[];
  readonly className?: string;
}) {
  return (
    <text className={className}>
      {lines.map(({ text, x, y }) => (
        <tspan key={y} x={x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
