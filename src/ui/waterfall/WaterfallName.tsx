import { type MouseEvent, memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { FoldMark, isOnFoldMark } from "./FoldMark";

export interface WaterfallNameProps {
  readonly rowKey: string;
  readonly name: string;
  readonly sentence: string;
  /** In the tree of a nested request; null in a plain list. */
  readonly level: number | null;
  readonly branch: WaterfallRow["branch"];
  /** How many calls its hop got, where that is worth saying. */
  readonly calls: string | null;
  readonly indentPx: number;
  readonly topPx: number;
  readonly heightPx: number;
  /** Room above the bar, and so above the name. */
  readonly leadPx: number;
  /** Of the name's column; null where the name stands above its bar. */
  readonly widthPx: number | null;
  /** The bar's own words, where they stand beside the name. */
  readonly label: string | null;
  readonly waiting: boolean;
  readonly current: boolean;
  readonly stop: boolean;
  /** Its place among `count` rows, from 1; null where all of them are there to be counted. */
  readonly place: number | null;
  readonly count: number;
  readonly onOpen: (key: string) => void;
  readonly onWalk: (key: string) => void;
  readonly onFold: ((key: string, folded: boolean) => void) | null;
}

/** One row: its name for the eye, its whole sentence for a reader. */
export const WaterfallName = memo(function WaterfallName(props: WaterfallNameProps) {
  const { rowKey, name, sentence, level, branch, topPx, heightPx, widthPx, label, onFold } = props;
  const inTree = level !== null;
  const place = {
    "aria-posinset": props.place ?? undefined,
    "aria-setsize": props.place === null ? undefined : props.count,
  };
  const item = inTree
    ? {
        role: "treeitem",
        "aria-level": level,
        "aria-expanded": branch === null || onFold === null ? undefined : branch === "open",
        ...place,
      }
    : {};
  const press = ({ target }: MouseEvent) => {
    if (onFold !== null && isOnFoldMark(target)) onFold(rowKey, branch === "open");
    else props.onOpen(rowKey);
  };
  return (
    <li
      className="hw-names-row"
      style={{ top: topPx, height: heightPx }}
      role={inTree ? "none" : undefined}
      {...(inTree ? {} : place)}
    >
      <button
        type="button"
        className="hw-names-button"
        aria-label={sentence}
        aria-current={props.current ? "step" : undefined}
        {...item}
        data-key={rowKey}
        data-waiting={props.waiting}
        style={{ paddingBlockStart: props.leadPx }}
        tabIndex={props.stop ? 0 : -1}
        onClick={press}
        onFocus={() => props.onWalk(rowKey)}
      >
        <span
          className="hw-names-text"
          title={name}
          style={{ width: widthPx ?? "auto", paddingInlineStart: props.indentPx }}
        >
          {inTree && <FoldMark branch={onFold === null ? null : branch} />}
          <span className="hw-names-name">{name}</span>
          {props.calls !== null && <span className="hw-names-calls">{props.calls}</span>}
        </span>
        {label !== null && <span className="hw-names-label">{label}</span>}
      </button>
    </li>
  );
});
