import { memo } from "react";

export interface WaterfallNameProps {
  readonly rowKey: string;
  readonly name: string;
  readonly sentence: string;
  readonly depth: number;
  readonly topPx: number;
  readonly heightPx: number;
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
}

/** One row: its name for the eye, its whole sentence for a reader. */
export const WaterfallName = memo(function WaterfallName(props: WaterfallNameProps) {
  const { rowKey, name, sentence, depth, topPx, heightPx, widthPx, label } = props;
  return (
    <li
      className="hw-names-row"
      style={{ top: topPx, height: heightPx }}
      aria-posinset={props.place ?? undefined}
      aria-setsize={props.place === null ? undefined : props.count}
    >
      <button
        type="button"
        className="hw-names-button"
        aria-label={sentence}
        aria-current={props.current ? "step" : undefined}
        data-waiting={props.waiting}
        tabIndex={props.stop ? 0 : -1}
        onClick={() => props.onOpen(rowKey)}
        onFocus={() => props.onWalk(rowKey)}
      >
        <span
          className="hw-names-text"
          title={name}
          style={{ width: widthPx ?? "auto", paddingInlineStart: `${depth}em` }}
        >
          {name}
        </span>
        {label !== null && <span className="hw-names-label">{label}</span>}
      </button>
    </li>
  );
});
