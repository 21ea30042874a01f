import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { WaterfallName } from "./WaterfallName";
import "./WaterfallNames.css";

/**
 * The rows as a list of buttons: one tab stop, walked with ↑ and ↓. Each is as wide as the picture,
 * which lies under them.
 */
export const WaterfallNames = memo(function WaterfallNames(props: {
  readonly label: string;
  readonly rows: readonly WaterfallRow[];
  readonly namesPx: number;
  readonly stacked: boolean;
  /** The row that the decision at the cursor is about. */
  readonly current: string | null;
  readonly onOpen: (key: string) => void;
}) {
  const { label, rows, namesPx, stacked, current, onOpen } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const keys = rows.map(({ key }) => key);
  const stop = [walked, current].find((key) => key !== null && keys.includes(key)) ?? keys[0];

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
          onOpen={onOpen}
          onWalk={setWalked}
        />
      ))}
    </ol>
  );
});
