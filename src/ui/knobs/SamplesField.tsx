import { useId, useMemo, useState } from "react";
import type { Ms } from "../../engine/scenario";
import { useTexts } from "../TextsContext";
import { middleMs } from "./durationKind";
import { MOST_SAMPLES, readSamples } from "./samplesText";
import "./SamplesField.css";

/** Measured times: what they are in short, and a place to paste others. Nothing is taken before it is pressed. */
export function SamplesField({
  label,
  samples,
  onUse,
}: {
  readonly label: string;
  readonly samples: readonly Ms[];
  readonly onUse: (samples: readonly Ms[]) => void;
}) {
  const words = useTexts().durations;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const read = useMemo(() => readSamples(draft ?? ""), [draft]);
  const { told, written } = useMemo(
    () => ({
      told: words.samplesTold(
        samples.length,
        samples.reduce((least, ms) => Math.min(least, ms), Number.MAX_SAFE_INTEGER),
        middleMs({ samples }),
        samples.reduce((most, ms) => Math.max(most, ms), 0),
      ),
      written: samples.join(" "),
    }),
    [samples, words],
  );
  const isChanged = draft !== null && draft !== written;
  return (
    <div className="hw-samples">
      <p>{told}</p>
      <label htmlFor={id}>{words.samples}</label>
      <textarea
        id={id}
        rows={4}
        aria-label={words.fieldOf(label, words.samples)}
        aria-describedby={`${id}-hint ${id}-read`}
        spellCheck={false}
        value={draft ?? written}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p id={`${id}-hint`} className="hw-knobs-note">
        {words.samplesHint}
      </p>
      <p id={`${id}-read`} role="status" className="hw-samples-read">
        {isChanged && (
          <>
            {words.read(read.samples.length)}{" "}
            {read.unread.length > 0 && <strong>{words.unread(read.unread)}</strong>}{" "}
            {read.left > 0 && words.tooMany(MOST_SAMPLES, read.left)}
          </>
        )}
      </p>
      <button
        type="button"
        disabled={!isChanged || read.samples.length === 0}
        onClick={() => {
          onUse(read.samples);
          setDraft(null);
        }}
      >
        {words.use(isChanged ? read.samples.length : samples.length)}
      </button>
    </div>
  );
}
