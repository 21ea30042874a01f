import { type FocusEvent, type MouseEvent, memo } from "react";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { FoldMark, isOnFoldMark } from "./FoldMark";

export type RowFocus = FocusEvent<HTMLButtonElement>;

export interface WaterfallNameProps {
  readonly row: WaterfallRow;
  /** The rows are a tree: of a nested request. */
  readonly nested: boolean;
  readonly indentPx: number;
  /** Of the name's column; null where the name stands above its bar, and the bar's own words beside it. */
  readonly widthPx: number | null;
  readonly current: boolean;
  readonly stop: boolean;
  /** It says which of how many it is: not all of them are there to be counted. */
  readonly placed: boolean;
  readonly onOpen: (key: string) => void;
  readonly onFocus: (key: string, event: RowFocus) => void;
  readonly onFold: ((key: string, folded: boolean) => void) | null;
}

/** One row: its name for the eye, its whole sentence for a reader. */
export const WaterfallName = memo(function WaterfallName(props: WaterfallNameProps) {
  const { row, nested: inTree, widthPx, onFold } = props;
  const { key, name, branch } = row;
  const place = {
    "aria-posinset": props.placed ? row.place : undefined,
    "aria-setsize": props.placed ? row.siblings : undefined,
  };
  const item = inTree
    ? {
        role: "treeitem",
        "aria-level": row.depth + 1,
        "aria-expanded": branch === null || onFold === null ? undefined : branch === "open",
        ...place,
      }
    : {};
  const press = ({ target }: MouseEvent) => {
    if (onFold !== null && isOnFoldMark(target)) onFold(key, branch === "open");
    else props.onOpen(key);
  };
  return (
    <li
      className="hw-names-row"
      style={{ top: row.topPx, height: row.heightPx }}
      role={inTree ? "none" : undefined}
      {...(inTree ? {} : place)}
    >
      <button
        type="button"
        className="hw-names-button"
        aria-label={row.sentence}
        aria-current={props.current ? "step" : undefined}
        {...item}
        data-key={key}
        data-waiting={row.status === "waiting"}
        style={{ paddingBlockStart: row.leadPx }}
        tabIndex={props.stop ? 0 : -1}
        onClick={press}
        onFocus={(event) => props.onFocus(key, event)}
      >
        <span
          className="hw-names-text"
          title={name}
          style={{ width: widthPx ?? "auto", paddingInlineStart: props.indentPx }}
        >
          {inTree && <FoldMark branch={onFold === null ? null : branch} />}
          <span className="hw-names-name">{name}</span>
          {row.calls !== null && <span className="hw-names-calls">{row.calls}</span>}
        </span>
        {widthPx === null && row.label !== null && (
          <span className="hw-names-label">{row.label}</span>
        )}
      </button>
    </li>
  );
});
