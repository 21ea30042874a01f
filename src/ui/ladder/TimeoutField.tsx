import { useState } from "react";
import type { LayerTimeout } from "../../engine/ladder";
import { LIMITS } from "../../engine/limits";
import type { Ms } from "../../engine/scenario";
import { MS_OF, SPAN_UNITS, type SpanUnit, spanUnit } from "../../texts/span";
import { NumberField } from "../controls/NumberField";
import { useAllTexts } from "../useAllTexts";
import "./TimeoutField.css";

/** The number that a unit begins with where there was none. */
const FIRST: { readonly [unit in SpanUnit]: number } = { ms: 1000, s: 60, min: 1, h: 1 };
const LEAST = 0.01;

/** A time with its unit, no limit, or not known: one select for the unit and for having none. */
export function TimeoutField({
  name,
  timeout,
  ms,
  onChange,
}: {
  readonly name: string;
  readonly timeout: LayerTimeout;
  /** undefined: not known. null: no limit. */
  readonly ms: Ms | null | undefined;
  readonly onChange: (ms: Ms | null | undefined) => void;
}) {
  const { ladder: words, format } = useAllTexts();
  /** The unit somebody chose, for as long as it is that time: 1 min is not called 60 s at once. */
  const [picked, setPicked] = useState<{ readonly unit: SpanUnit; readonly ms: Ms } | null>(null);
  const isTime = typeof ms === "number";
  const unit = !isTime || picked?.ms !== ms ? null : picked.unit;
  const shown: SpanUnit = unit ?? (isTime ? spanUnit(ms) : "ms");
  const state = isTime ? shown : ms === null ? "none" : "unknown";

  const take = (value: number, of: SpanUnit) => {
    const next = Math.max(1, Math.min(LIMITS.spanMs, Math.round(value * MS_OF[of])));
    setPicked({ unit: of, ms: next });
    if (next !== ms) onChange(next);
  };
  const choose = (value: string) => {
    if (value === "unknown") onChange(undefined);
    else if (value === "none") onChange(null);
    const next = SPAN_UNITS.find((one) => one === value);
    // The number stays: who writes 5 and then picks minutes means 5 min.
    if (next !== undefined) take(isTime ? ms / MS_OF[shown] : FIRST[next], next);
  };

  return (
    <span className="hw-timeout">
      {isTime && (
        <NumberField
          label={words.timeoutOf(name, timeout)}
          value={ms / MS_OF[shown]}
          from={shown === "ms" ? 1 : LEAST}
          to={LIMITS.spanMs / MS_OF[shown]}
          fractional={shown !== "ms"}
          onCommit={(value) => take(value, shown)}
        />
      )}
      <select
        aria-label={words.unitOf(name, timeout)}
        data-none={!isTime}
        value={state}
        onChange={(event) => {
          const { value } = event.target;
          // Until the change is taken: what is refused must not stay on the screen.
          event.target.value = state;
          choose(value);
        }}
      >
        {SPAN_UNITS.map((one) => (
          <option key={one} value={one}>
            {format.units[one]}
          </option>
        ))}
        <option value="none">{words.noLimit}</option>
        <option value="unknown">{words.unknown}</option>
      </select>
    </span>
  );
}
