import { memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { WaterfallLabel } from "./WaterfallLabel";

/** The words on the bars of a block of rows. */
export const WaterfallLabels = memo(function WaterfallLabels(props: {
  readonly rows: readonly WaterfallRow[];
}) {
  return props.rows.map((row) =>
    row.label === null ? null : <WaterfallLabel key={row.key} row={row} />,
  );
});
