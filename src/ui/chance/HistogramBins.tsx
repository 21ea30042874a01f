import { type KeyboardEvent, useRef, useState } from "react";
import type { Ms } from "../../engine/scenario";
import type { HistogramBar } from "../../layout/chanceHistogram";
import { useAllTexts } from "../useAllTexts";
import { binWords } from "./binWords";
import { useOpenRun } from "./useOpenRun";

/** The bars as buttons as tall as the picture: one stop of the Tab key, arrows go along. */
export function HistogramBins({
  bars,
  topPx,
  heightPx,
  takesMs,
  isOld,
  onPoint,
}: {
  readonly bars: readonly HistogramBar[];
  readonly topPx: number;
  readonly heightPx: number;
  /** How long the request at the cursor takes. */
  readonly takesMs: Ms | null;
  readonly isOld: boolean;
  readonly onPoint: (bar: HistogramBar | null) => void;
}) {
  const texts = useAllTexts().chance;
  const openRun = useOpenRun();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const full = bars.filter(({ example }) => example !== null);
  const at = Math.min(chosen, full.length - 1);
  const walk = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: full.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(full.length - 1, to));
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={list}
      className="hw-bins"
      role="toolbar"
      aria-label={texts.bins}
      onKeyDown={walk}
      style={{ top: topPx, height: heightPx }}
    >
      {full.map((bar, index) => (
        <button
          key={bar.fromMs}
          type="button"
          className="hw-bin"
          aria-label={binWords(bar, texts)}
          aria-current={takesMs !== null && holds(bar, takesMs) ? "true" : undefined}
          aria-disabled={isOld}
          tabIndex={index === at ? 0 : -1}
          style={{ left: bar.xPx, width: bar.widthPx }}
          onClick={() => {
            if (!isOld && bar.example !== null) openRun(bar.example);
          }}
          onFocus={() => {
            setChosen(index);
            onPoint(bar);
          }}
          onBlur={() => onPoint(null)}
          onPointerEnter={() => onPoint(bar)}
          onPointerLeave={() => onPoint(null)}
        />
      ))}
    </div>
  );
}

function holds({ fromMs, toMs }: HistogramBar, ms: Ms): boolean {
  return ms >= fromMs && (toMs === null || ms < toMs);
}
