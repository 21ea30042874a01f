import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import type { TreeStep } from "../../engine/treeEdit";
import { useTexts } from "../TextsContext";
import { HopTreeRow } from "./HopTreeRow";
import type { HopDrop } from "./hopDrop";
import { indent } from "./hopIndent";
import { hopKey } from "./hopKeys";
import type { HopRow } from "./hopRows";
import { placeIn, useHopDrag } from "./useHopDrag";
import "./HopTree.css";

interface HopTreeProps {
  readonly rows: readonly HopRow[];
  readonly chosen: string | null;
  readonly atCursor: string | null;
  readonly labelledBy: string;
  /** What came of the last edit. */
  readonly said: string;
  readonly onPick: (hopId: string) => void;
  readonly onFold: (hopId: string, open: boolean) => void;
  readonly onStep: (step: TreeStep) => void;
  readonly onRemove: () => void;
  readonly onRename: () => void;
  readonly onDrop: (hopId: string, drop: HopDrop) => void;
}

/** A browser goes over what is out of sight block by block, not row by row. */
const BLOCK = 16;

const blocksOf = (rows: readonly HopRow[]) =>
  Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, nth) => ({
    from: nth * BLOCK,
    block: rows.slice(nth * BLOCK, (nth + 1) * BLOCK),
  }));

/** The hops as a tree: one tab stop, and the one that is walked to is the one whose knobs are shown. */
export function HopTree(props: HopTreeProps) {
  const { rows, chosen, atCursor, said, onPick, onFold } = props;
  const texts = useTexts().hopTree;
  const hintId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const { dragged, drop, hands } = useHopDrag(ref, rows, props.onDrop);
  const stop = rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id;

  // Within the list; the page follows only the focus.
  const chosenAt = rows.findIndex(({ id }) => id === chosen);
  // After the paint, when asking where things stand costs nothing.
  useEffect(() => {
    const tree = ref.current;
    const row = tree?.querySelectorAll<HTMLElement>("[data-hop]")[chosenAt];
    if (tree === null || row === undefined) return;
    const { topPx, endPx } = placeIn(tree, row);
    if (topPx < tree.scrollTop) tree.scrollTop = topPx;
    else if (endPx > tree.scrollTop + tree.clientHeight) tree.scrollTop = endPx - tree.clientHeight;
  }, [chosenAt]);

  // A row that moves among the others loses the focus, and one that is removed takes it along.
  useLayoutEffect(() => {
    const tree = ref.current;
    const row = tree?.querySelector<HTMLElement>("[tabindex='0']");
    if (tree === null || !row) return;
    const root = tree.getRootNode();
    const active =
      root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    // A press has taken the focus to the row that is dragged: the list stays where the hand is.
    if (hasFocus.current && active !== row) row.focus({ preventScroll: dragged !== null });
  });

  const press = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ id }) => id === stop);
    const asked = hopKey(event, rows, at);
    if (asked === null) return;
    event.preventDefault();
    if (asked.kind === "pick") onPick(asked.hopId);
    else if (asked.kind === "fold") onFold(asked.hopId, asked.open);
    else if (asked.kind === "stay") return;
    else {
      // Edits are of the one that is chosen, which is the one with the focus.
      if (asked.kind === "step") props.onStep(asked.step);
      if (asked.kind === "remove") props.onRemove();
      if (asked.kind === "rename") props.onRename();
    }
  };
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>("[data-hop]")?.dataset.hop;
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return;
    const folds = row.open !== null && event.target.closest(".hw-hop-fold") !== null;
    if (folds) onFold(row.id, !row.open);
    else onPick(row.id);
  };

  const dropping = dragged === null || drop === null ? null : texts.dropsAt(dragged.name, drop);
  const spoken = dropping ?? said;
  return (
    <>
      <div
        ref={ref}
        role="tree"
        className="hw-hop-tree"
        aria-labelledby={props.labelledBy}
        aria-describedby={hintId}
        data-dragging={dragged !== null}
        onKeyDown={press}
        onClick={click}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          // Without anywhere to go it may be that the row was moved, which is seen in this same turn.
          if (relatedTarget !== null) hasFocus.current = false;
          else
            setTimeout(() => {
              hasFocus.current = ref.current?.matches(":focus-within") === true;
            });
        }}
        {...hands}
      >
        {blocksOf(rows).map(({ from, block }) => (
          <div
            key={from}
            role="none"
            className="hw-hop-block"
            style={{ "--hw-rows": block.length } as CSSProperties}
          >
            {block.map((row) => (
              <HopTreeRow
                key={row.id}
                row={row}
                chosen={row.id === chosen}
                atCursor={row.id === atCursor}
                stop={row.id === stop}
                dragged={row.id === dragged?.id}
              />
            ))}
          </div>
        ))}
        {drop !== null && (
          <div
            aria-hidden="true"
            className="hw-hop-line"
            style={{ insetBlockStart: `${drop.lineTopPx}px`, insetInlineStart: indent(drop.level) }}
          />
        )}
      </div>
      <div className="hw-hops-hint">
        <p className="hw-hops-said" role="status">
          {spoken}
        </p>
        <p className="hw-knobs-note" id={hintId} hidden={spoken !== "" || rows.length === 0}>
          {texts.hint}
        </p>
      </div>
    </>
  );
}
