import { type KeyboardEvent, memo, useLayoutEffect, useRef } from "react";
import { indentPx } from "../../layout/waterfallGuides";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { useEvent } from "../useEvent";
import { treeMove } from "./treeMove";
import { type RowFocus, WaterfallName } from "./WaterfallName";
import "./WaterfallNames.css";

interface Props {
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
  /** Where branches can be folded. */
  readonly onFold?: (key: string, folded: boolean) => void;
  readonly onFoldAll?: (folded: boolean) => void;
  readonly emPx?: number;
}

/**
 * The rows as a list of buttons: one tab stop, walked with ↑ and ↓. Each is as wide as the picture,
 * which lies under them. Where calls have calls of their own it is a tree, and → and ← open and close.
 */
export const WaterfallNames = memo(function WaterfallNames(props: Props) {
  const { label, rows, all, namesPx, stacked, current, walked, onWalk, onOpen } = props;
  const { onFold, onFoldAll, emPx = 16 } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const stop =
    [walked, current].find((stopAt) => rows.some(({ key }) => key === stopAt)) ?? rows[0]?.key;
  const whole = rows.length === all.length;
  const nested = all.some(({ depth, branch }) => depth > 0 || branch !== null);

  // A row far off is drawn once it is walked to, and takes the focus then.
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const button = [...(listRef.current?.querySelectorAll("button") ?? [])].find(
      (each) => each.dataset.key === wanted.current,
    );
    wanted.current = null;
    button?.focus();
  });

  const onFocus = useEvent((key: string, { currentTarget, relatedTarget }: RowFocus) => {
    // In haste the current row is not drawn where it is out of sight: Tab leads to it all the same.
    const isStandIn = key === stop && key !== walked && current !== null;
    const isEntered = !listRef.current?.contains(relatedTarget);
    if (!isStandIn || !isEntered || !currentTarget.matches(":focus-visible")) return onWalk(key);
    wanted.current = current;
    onWalk(current);
  });

  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Inside a shadow root the document's active element is the host.
    const at = (event.target as HTMLElement).closest("button")?.dataset.key;
    const move = treeMove(event.key, at ?? null, all, nested && onFold !== undefined);
    if (move === null) return;
    event.preventDefault();
    if (move.kind === "fold") onFold?.(move.key, move.folded);
    else if (move.kind === "foldAll") onFoldAll?.(false);
    else {
      wanted.current = move.key;
      onWalk(move.key);
    }
  };

  return (
    // The keys are those of the buttons in it; the list itself is never focused.
    <ol
      ref={listRef}
      className="hw-names"
      role={nested ? "tree" : undefined}
      aria-label={label}
      onKeyDown={walk}
    >
      {rows.map((row) => (
        <WaterfallName
          key={row.key}
          row={row}
          nested={nested}
          indentPx={indentPx(row.depth, emPx)}
          widthPx={stacked ? null : namesPx}
          current={row.key === current}
          stop={row.key === stop}
          placed={nested || !whole}
          onOpen={onOpen}
          onFocus={onFocus}
          onFold={onFold ?? null}
        />
      ))}
    </ol>
  );
});
