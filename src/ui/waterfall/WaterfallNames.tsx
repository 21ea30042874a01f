import { type KeyboardEvent, memo, useRef } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { WaterfallName } from "./WaterfallName";
import "./WaterfallNames.css";

/**
 * The rows as a list of buttons: one tab stop, walked with ↑ and ↓. Each is as wide as the picture,
 * which lies under them.
 */
export const WaterfallNames = memo(function WaterfallNames(props: {
  readonly label: string;
  /** Those in view, of all. */
  readonly rows: readonly WaterfallRow[];
  readonly all: readonly WaterfallRow[];
  readonly namesPx: number;
  readonly stacked: boolean;
  /** The row that the decision at the cursor is about. */
  readonly current: string | null;
  /** The row that had the focus last. */
  readonly walked: string | null;
  readonly onWalk: (key: string) => void;
  readonly onOpen: (key: string) => void;
}) {
  const { label, rows, all, namesPx, stacked, current, walked, onWalk, onOpen } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const stop =
    [walked, current].find((stopAt) => rows.some(({ key }) => key === stopAt)) ?? rows[0]?.key;
  const whole = rows.length === all.length;

  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const buttons = [...(listRef.current?.querySelectorAll("button") ?? [])];
    // Inside a shadow root the document's active element is the host.
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
  };

  return (
    // The keys are those of the buttons in it; the list itself is never focused.
    <ol ref={listRef} className="hw-names" aria-label={label} onKeyDown={walk}>
      {rows.map((row) => (
        <WaterfallName
          key={row.key}
          rowKey={row.key}
          name={row.name}
          sentence={row.sentence}
          depth={row.depth}
          topPx={row.topPx}
          heightPx={row.heightPx}
          widthPx={stacked ? null : namesPx}
          label={stacked ? row.label : null}
          waiting={row.status === "waiting"}
          current={row.key === current}
          stop={row.key === stop}
          place={whole ? null : all.indexOf(row) + 1}
          count={all.length}
          onOpen={onOpen}
          onWalk={onWalk}
        />
      ))}
    </ol>
  );
});
