import { type ReactNode, useId, useRef, useState } from "react";
import type { RunEvent } from "../../engine/event";
import type { WaterfallLayout } from "../../layout/waterfall";
import type { WaterfallRow } from "../../layout/waterfallMarks";
import { useAllTexts } from "../useAllTexts";
import { currentRow } from "../waterfall/currentRow";
import { useRowsInView } from "../waterfall/useRowsInView";
import { WaterfallBandName } from "../waterfall/WaterfallBandName";
import { WaterfallNames } from "../waterfall/WaterfallNames";
import { WaterfallPicture } from "../waterfall/WaterfallPicture";

const NO_ROWS: readonly WaterfallRow[] = [];

/** One of the two: its name, how its request ends, and its picture. */
export function CompareHalf(props: {
  readonly which: string;
  readonly name: string | null;
  readonly ending: string | null;
  readonly layout: WaterfallLayout | null;
  /** What happens in it at the cursor. */
  readonly event: RunEvent;
  readonly onOpen: (key: string) => void;
  /** Stands between the name and the picture. */
  readonly children?: ReactNode;
}) {
  const { which, name, ending, layout, event, onOpen, children } = props;
  const texts = useAllTexts();
  const words = texts.compare;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const rows = layout?.rows ?? NO_ROWS;
  const here = currentRow(event, rows);
  const [walked, setWalked] = useState<string | null>(null);
  const shown = useRowsInView(box, rows, [here?.key ?? null, walked]);
  return (
    <section className="hw-compare-half" aria-labelledby={id}>
      <header className="hw-compare-head">
        <h3 id={id}>{words.half(which, name)}</h3>
        {ending !== null && <p>{ending}</p>}
        {children}
      </header>
      {layout === null ? (
        <p className="hw-waterfall-empty">{words.noRequest}</p>
      ) : (
        <div ref={box} className="hw-waterfall" data-stacked={layout.stacked}>
          <div className="hw-waterfall-picture" style={{ height: layout.heightPx }}>
            <p className="hw-waterfall-request">{texts.waterfall.request(layout.request)}</p>
            {here !== undefined && (
              <div
                className="hw-waterfall-current"
                style={{ top: here.topPx, height: here.heightPx }}
              />
            )}
            <WaterfallPicture layout={layout} rows={shown} />
            <WaterfallNames
              label={words.list(which, layout.request)}
              rows={shown}
              all={rows}
              namesPx={layout.namesPx}
              stacked={layout.stacked}
              current={here?.key ?? null}
              walked={walked}
              onWalk={setWalked}
              onOpen={onOpen}
            />
            {layout.bands.map((band) => (
              <WaterfallBandName key={band.breaker} band={band} layout={layout} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
