import { memo } from "react";
import { LIMITS } from "../../engine/limits";
import { sameData } from "../../engine/sameData";
import { useTexts } from "../TextsContext";
import type { HopRow } from "./hopRows";

const LEVELS = Array.from({ length: LIMITS.depth }, (_, above) => above + 1);

/** One hop of the tree. Its fold is for the pointer; the keyboard has ← and →. */
export const HopTreeRow = memo(
  function HopTreeRow({
    row,
    chosen,
    atCursor,
    stop,
    dragged,
  }: {
    readonly row: HopRow;
    readonly chosen: boolean;
    readonly atCursor: boolean;
    /** The one that Tab comes to. */
    readonly stop: boolean;
    readonly dragged: boolean;
  }) {
    const texts = useTexts();
    const { kind, level, place, count, open, inside, fanOut } = row;
    const note = kind === "work" ? texts.knobs.work : fanOut ? texts.hopTree.atOnce : null;
    return (
      <div
        role="treeitem"
        className="hw-hop-row"
        data-hop={row.id}
        data-dragged={dragged}
        aria-level={level}
        aria-posinset={place}
        aria-setsize={count}
        aria-expanded={open ?? undefined}
        aria-selected={chosen}
        tabIndex={stop ? 0 : -1}
      >
        {LEVELS.slice(0, level - 1).map((caller) => (
          <span key={caller} className="hw-hop-guide" />
        ))}
        <span className="hw-hop-fold" data-open={open ?? "none"} aria-hidden="true" />
        <span className="hw-hop-title">
          <span className="hw-hops-name">{row.name}</span>{" "}
          {atCursor && (
            <span className="hw-hops-cursor" role="img" aria-label={texts.knobs.hopAtCursor} />
          )}
        </span>{" "}
        {open === false && <span className="hw-hops-kind">{texts.hopTree.inside(inside)}</span>}{" "}
        <span className={note === null ? "hw-hidden" : "hw-hops-kind"}>
          {note ?? texts.knobs.call}
        </span>
        <span className="hw-hop-grip" aria-hidden="true" />
      </div>
    );
  },
  (before, now) =>
    before.chosen === now.chosen &&
    before.atCursor === now.atCursor &&
    before.stop === now.stop &&
    before.dragged === now.dragged &&
    sameData(before.row, now.row),
);
