import { memo } from "react";
import type { WaterfallLayout } from "../../layout/waterfall";

/** The hairlines of the tree, under the names. */
export const WaterfallGuides = memo(function WaterfallGuides(props: {
  readonly layout: Pick<WaterfallLayout, "guides" | "namesPx" | "heightPx">;
}) {
  const { guides, namesPx, heightPx } = props.layout;
  if (guides === "") return null;
  return (
    <svg className="hw-names-guides" aria-hidden="true" width={namesPx} height={heightPx}>
      <path d={guides} />
    </svg>
  );
});
