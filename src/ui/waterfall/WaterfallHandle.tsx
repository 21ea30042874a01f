import { memo, type PointerEvent } from "react";
import type { Handle } from "../../layout/waterfallHandles";
import "./WaterfallHandle.css";

export type OnHold = (handle: Handle, event: PointerEvent<SVGElement>) => void;
type Props = Handle & {
  /** React keeps `key` to itself. */
  readonly name: string;
  readonly held: boolean;
  readonly onHold: OnHold;
};

/**
 * What the pointer can take hold of. Keyboard and readers have the same setting as a slider and a
 * field, so this is a drawing to them.
 */
export const WaterfallHandle = memo(function WaterfallHandle(props: Props) {
  const { name, held, onHold, ...rest } = props;
  const { kind, xPx, topPx, heightPx, hitFromPx, hitToPx } = rest;
  const hitPx = Math.max(heightPx, 24);
  return (
    <g className="hw-handle" data-kind={kind} data-held={held}>
      <rect
        className="hw-handle-hit"
        x={hitFromPx}
        y={topPx - (hitPx - heightPx) / 2}
        width={hitToPx - hitFromPx}
        height={hitPx}
        onPointerDown={(event) => onHold({ ...rest, key: name }, event)}
      >
        <title>{rest.label}</title>
      </rect>
      {held && kind !== "deadline" && (
        <text className="hw-handle-label" x={xPx} y={topPx - 5} textAnchor={rest.labelAnchor}>
          {rest.label}
        </text>
      )}
      {kind === "deadline" ? (
        <path className="hw-handle-grip" d={`M${xPx - 5},${topPx}h10l-5,7z`} />
      ) : (
        <rect
          className="hw-handle-grip"
          x={xPx - 3}
          y={topPx - 2}
          width={6}
          height={heightPx + 4}
          rx={3}
        />
      )}
    </g>
  );
});
