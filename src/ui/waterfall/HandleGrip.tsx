import { memo } from "react";
import type { Handle } from "../../layout/waterfallHandles";

type Props = Pick<
  Handle,
  "kind" | "heightPx" | "hitFromPx" | "hitToPx" | "label" | "labelAnchor"
> & { readonly held: boolean };

/** Where it is hit, what is seen of it, and what it says: from the handle's own place. */
export const HandleGrip = memo(function HandleGrip(props: Props) {
  const { kind, heightPx, hitFromPx, hitToPx, label, labelAnchor, held } = props;
  const hitPx = Math.max(heightPx, 24);
  return (
    <>
      <rect
        className="hw-handle-hit"
        x={hitFromPx}
        y={(heightPx - hitPx) / 2}
        width={hitToPx - hitFromPx}
        height={hitPx}
      >
        <title>{label}</title>
      </rect>
      {held && kind !== "deadline" && (
        <text className="hw-handle-label" y={-5} textAnchor={labelAnchor}>
          {label}
        </text>
      )}
      {kind === "deadline" ? (
        <path className="hw-handle-grip" d="M-5,0h10l-5,7z" />
      ) : (
        <rect className="hw-handle-grip" x={-3} y={-2} width={6} height={heightPx + 4} rx={3} />
      )}
    </>
  );
});
