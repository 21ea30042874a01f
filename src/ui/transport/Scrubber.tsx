import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { scrubber, stepAtX, xOfStep } from "../../layout/scrubber";
import { scrubberShapes } from "../../layout/scrubberShape";
import { type RequestStep, weightOf } from "../../layout/scrubberSteps";
import { useSize } from "../waterfall/useSize";
import "./Scrubber.css";

const BAND_PX = 20;
/** PageUp and PageDown: a tenth of the request, and never less than a few steps. */
const LEAST_PAGE = 3;

/** A slider over the steps of one request, drawn as the time they take and what it came to. */
export function Scrubber({
  label,
  steps,
  index,
  valueText,
  onStep,
}: {
  readonly label: string;
  readonly steps: readonly RequestStep[];
  /** Of the step at the cursor. */
  readonly index: number;
  readonly valueText: string;
  /** Takes an index into the run's events. */
  readonly onStep: (step: number) => void;
}) {
  const { size, boxRef, emRef } = useSize();
  const { widthPx, emPx } = size;
  const heightPx = (BAND_PX / 16) * emPx;
  const segments = useMemo(() => scrubber(steps, widthPx, weightOf), [steps, widthPx]);
  const shapes = useMemo(() => scrubberShapes(segments, heightPx), [segments, heightPx]);
  const last = steps.length - 1;
  const goTo = (wanted: number) => {
    const target = steps[Math.max(0, Math.min(last, wanted))];
    if (target !== undefined) onStep(target.step);
  };
  const press = (event: KeyboardEvent) => {
    const page = Math.max(LEAST_PAGE, Math.round(steps.length / 10));
    const to: { readonly [key: string]: number } = {
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      PageUp: index + page,
      PageDown: index - page,
      Home: 0,
      End: last,
    };
    const wanted = to[event.key];
    if (wanted === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    goTo(wanted);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    goTo(stepAtX(segments, event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const x = xOfStep(segments, index);
  return (
    <div
      className="hw-scrubber"
      ref={boxRef}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, steps.length)}
      aria-valuenow={index + 1}
      aria-valuetext={valueText}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
    >
      <span ref={emRef} className="hw-scrubber-em" />
      <svg viewBox={`0 0 ${widthPx} ${heightPx}`} height={heightPx} aria-hidden="true">
        {shapes.map(({ kind, path }) => (
          <path key={kind} d={path} data-kind={kind} />
        ))}
        {/* What is still to come, under a veil. */}
        <rect
          className="hw-scrubber-ahead"
          x={x}
          width={Math.max(0, widthPx - x)}
          height={heightPx}
        />
        <path className="hw-scrubber-cursor" d={`M${x} ${-heightPx * 0.3}V${heightPx * 1.3}`} />
        <circle className="hw-scrubber-knob" cx={x} cy={-heightPx * 0.3} r={heightPx * 0.2} />
      </svg>
    </div>
  );
}
