import { type KeyboardEvent, useId, useMemo, useReducer, useRef } from "react";
import { useTexts } from "../TextsContext";
import { NumberField } from "./NumberField";
import { PaintedTrack } from "./PaintedTrack";
import { ResetButton } from "./ResetButton";
import { Toggle } from "./Toggle";
import type { Track } from "./trackPainter";
import { trackSentence } from "./trackSentence";
import "./SliderField.css";

export interface SliderFieldProps {
  readonly label: string;
  /** null: none, where that is allowed. */
  readonly value: number | null;
  readonly unit?: string;
  readonly from: number;
  /** Where the slider ends; the value is not past it. */
  readonly to: number;
  /** Where the number field begins, if lower; and where it ends. */
  readonly least?: number;
  readonly limit: number;
  readonly step?: number;
  /** What a reset goes back to, and whether the value is away from it. */
  readonly resetTo: number | null;
  readonly moved: boolean;
  /** What the value becomes when "none" is taken back; absent where there is no "none". */
  readonly whenSome?: number;
  readonly track: Track | null;
  /** Called while the slider moves; `onDone` when it is let go. */
  readonly onEdit: (value: number | null) => void;
  readonly onDone: () => void;
  /** Esc while a pointer holds it: what it did is taken back. */
  readonly onCancel?: () => void;
  readonly onReset: () => void;
}

/** Steps that PageUp and PageDown take. */
const LEAP = 10;

export function SliderField(props: SliderFieldProps) {
  const { label, value, unit = "", from, to, limit, step = 1, resetTo, whenSome, track } = props;
  const { moved, onEdit, onDone, onCancel, onReset, least = from } = props;
  const { controls: texts, format } = useTexts();
  const describedBy = useId();
  /** The pointer that holds the slider; one that gave up moves nothing until it lets go. */
  const hand = useRef<"holds" | "gave up" | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const written = (shown: number | null) =>
    shown === null ? texts.none : format.amount(shown, unit);
  const set = (next: number | null) => {
    onEdit(next);
    onDone();
  };
  const letGo = () => {
    hand.current = null;
    onDone();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && hand.current !== null) {
      event.stopPropagation();
      hand.current = "gave up";
      onCancel?.();
    }
    const sign = { PageUp: 1, PageDown: -1 }[event.key];
    if (sign === undefined || value === null) return;
    event.preventDefault();
    onEdit(Math.min(to, Math.max(from, Number((value + sign * LEAP * step).toFixed(6)))));
  };

  // The track comes when the hand rests: while it moves, what was said of it stays.
  const sentence = useMemo(() => {
    if (track === null) return "";
    if (track.kind === "too_long") return texts.trackTooLong;
    return trackSentence(track.bands, texts, (shown) => format.amount(shown, unit));
  }, [track, texts, format, unit]);
  return (
    <div className="hw-slider" data-none={value === null}>
      <span className="hw-slider-label" aria-hidden="true">
        {label}
      </span>
      {whenSome !== undefined && (
        <Toggle
          label={texts.none}
          name={texts.noLimit(label)}
          checked={value === null}
          onChange={(none) => set(none ? null : whenSome)}
        />
      )}
      {value !== null && (
        <NumberField
          label={label}
          value={value}
          unit={unit}
          from={least}
          to={limit}
          fractional={step < 1}
          onCommit={set}
        />
      )}
      <ResetButton label={label} to={written(resetTo)} disabled={!moved} onPress={onReset} />
      {value !== null && (
        <span className="hw-slider-track" title={sentence}>
          {track?.kind === "painted" && <PaintedTrack bands={track.bands} />}
          <input
            type="range"
            aria-label={texts.sliderOf(label)}
            aria-valuetext={written(value)}
            aria-describedby={sentence === "" ? undefined : describedBy}
            min={from}
            max={to}
            step={step}
            value={String(value)}
            onChange={(event) => {
              if (hand.current !== "gave up") onEdit(Number(event.target.value));
              // What is refused must not stay on the screen, and changes nothing that would draw this again.
              redraw();
            }}
            onPointerDown={() => {
              hand.current = "holds";
            }}
            onKeyDown={press}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onKeyUp={onDone}
            onBlur={letGo}
          />
          {sentence !== "" && (
            <span
              className={track?.kind === "too_long" ? "hw-slider-note" : "hw-hidden"}
              id={describedBy}
            >
              {sentence}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
