import { LIMITS } from "../../engine/limits";
import type { Duration, Ms } from "../../engine/scenario";
import { NumberField } from "../controls/NumberField";
import { useTexts } from "../TextsContext";
import { asKind, DURATION_KINDS, kindOf } from "./durationKind";
import { durationFact } from "./durationWords";
import "./DurationFields.css";

/** A duration in a row of a list: its kind and its numbers. Measured times are only told. */
export function DurationFields({
  label,
  duration,
  onChange,
}: {
  /** Names the fields, which are clear to the eye only where they stand. */
  readonly label: string;
  readonly duration: Duration;
  readonly onChange: (duration: Duration) => void;
}) {
  const texts = useTexts();
  const words = texts.durations;
  const field = (name: string, value: Ms, from: Ms, to: Ms, become: (ms: Ms) => Duration) => (
    <span className="hw-duration-number">
      {name !== "" && <span aria-hidden="true">{name}</span>}
      <NumberField
        label={name === "" ? label : words.fieldOf(label, name)}
        value={value}
        unit={texts.controls.ms}
        from={from}
        to={to}
        onCommit={(ms) => onChange(become(ms))}
      />
    </span>
  );
  return (
    <span className="hw-duration">
      <select
        aria-label={words.kindOf(label)}
        value={kindOf(duration)}
        onChange={(event) => {
          const kind = DURATION_KINDS.find((known) => known === event.target.value);
          if (kind !== undefined) onChange(asKind(duration, kind));
        }}
      >
        {DURATION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </select>
      {fieldsOf()}
    </span>
  );

  function fieldsOf() {
    const { p50, p99, shortest, longest } = words.shortFields;
    if (typeof duration === "number") return field("", duration, 0, LIMITS.spanMs, (ms) => ms);
    if ("samples" in duration) {
      return <span className="hw-knobs-note">{durationFact(duration, texts)}</span>;
    }
    if ("uniform" in duration) {
      const [from, to] = duration.uniform;
      return (
        <>
          {field(shortest, from, 0, to, (ms) => ({ uniform: [ms, to] }))}
          {field(longest, to, from, LIMITS.spanMs, (ms) => ({ uniform: [from, ms] }))}
        </>
      );
    }
    return (
      <>
        {field(p50, duration.p50, 1, duration.p99, (ms) => ({ ...duration, p50: ms }))}
        {field(p99, duration.p99, duration.p50, LIMITS.spanMs, (ms) => ({
          ...duration,
          p99: ms,
        }))}
      </>
    );
  }
}
