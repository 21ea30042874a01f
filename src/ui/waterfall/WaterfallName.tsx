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
  /** What the bar's own words take of the line. */
  readonly keepClearPx: number;
  readonly waiting: boolean;
  readonly current: boolean;
  readonly stop: boolean;
  readonly onOpen: (key: string) => void;
  readonly onWalk: (key: string) => void;
}

/** One row: its name for the eye, its whole sentence for a reader. */
export const WaterfallName = memo(function WaterfallName(props: WaterfallNameProps) {
  const { rowKey, name, sentence, depth, topPx, heightPx, widthPx, keepClearPx } = props;
  return (
    <li className="hw-names-row" style={{ top: topPx, height: heightPx }}>
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
          style={{
            width: widthPx ?? `calc(100% - ${keepClearPx}px)`,
            paddingInlineStart: `${depth}em`,
          }}
        >
          {name}
        </span>
      </button>
    </li>
  );
});
