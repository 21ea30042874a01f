import { memo, type PointerEvent } from "react";
import { sameData } from "../../engine/sameData";
import type { Handle } from "../../layout/waterfallHandles";
import { HandleGrip } from "./HandleGrip";
import "./WaterfallHandle.css";

interface Props {
  readonly handle: Handle;
  readonly held: boolean;
  readonly onHold: (handle: Handle, event: PointerEvent<SVGElement>) => void;
}

/**
 * What the pointer can take hold of. Keyboard and readers have the same setting as a slider and a
 * field, so this is a drawing to them. Like a bar, it is moved rather than drawn again.
 */
export const WaterfallHandle = memo(function WaterfallHandle(props: Props) {
  const { handle, held, onHold } = props;
  const { kind, xPx, topPx, heightPx, hitFromPx, hitToPx } = handle;
  return (
    <g
      className="hw-handle"
      data-kind={kind}
      data-held={held}
      transform={`translate(${xPx} ${topPx})`}
      onPointerDown={(event) => onHold(handle, event)}
    >
      <HandleGrip
        kind={kind}
        heightPx={heightPx}
        hitFromPx={Math.round(hitFromPx - xPx)}
        hitToPx={Math.round(hitToPx - xPx)}
        label={handle.label}
        labelAnchor={handle.labelAnchor}
        held={held}
      />
    </g>
  );
}, sameProps);

function sameProps(a: Props, b: Props): boolean {
  return a.held === b.held && a.onHold === b.onHold && sameData(a.handle, b.handle);
}
