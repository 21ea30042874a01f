import { useState } from "react";
import { useStore } from "zustand";
import { requestsExpected } from "../../engine/requestsExpected";
import type { Scenario } from "../../engine/scenario";
import type { ChanceSource } from "../../layout/chanceSources";
import { SelectField } from "../controls/SelectField";
import { SeedRow } from "../knobs/SeedRow";
import { useAllTexts } from "../useAllTexts";
import type { ChanceDesk, ChanceDeskStore } from "./chanceDesk";
import { sourceWords } from "./sourceWords";

const RUNS = ["100", "1000", "10000", "100000"] as const;
type Runs = (typeof RUNS)[number];
const USUAL_RUNS: Runs = "10000";

/** Parts of the way that are said aloud. */
const SAID_STEPS = 4;

export function ChanceControls({
  desk,
  scenario,
  sources,
  isOld,
}: {
  readonly desk: ChanceDeskStore;
  readonly scenario: Scenario;
  readonly sources: readonly ChanceSource[];
  readonly isOld: boolean;
}) {
  const { chance: texts, format } = useAllTexts();
  const [runs, setRuns] = useState<Runs>(USUAL_RUNS);
  const state = useStore(desk);
  const { phase, part, counted } = state;
  const isActive = phase === "running" || phase === "resting";
  const press = () => {
    const { start, stop } = desk.getState();
    if (isActive) stop();
    else start(scenario, Number(runs));
  };
  const said = { ...state, part: Math.floor(part * SAID_STEPS) / SAID_STEPS };
  return (
    <div className="hw-chance-controls">
      <p className="hw-chance-note">
        {texts.sources(sourceWords(sources, texts), requestsExpected(scenario.arrivals))}
      </p>
      <div className="hw-chance-order">
        <SelectField
          label={texts.howMany}
          value={runs}
          options={RUNS.map((value) => ({ value, label: format.number(Number(value)) }))}
          onSelect={(next) => {
            setRuns(next);
            if (isActive) desk.getState().start(scenario, Number(next));
          }}
        />
        <button type="button" className="hw-chance-start" onClick={press}>
          {isActive ? texts.stop : counted === null ? texts.start : texts.again}
        </button>
      </div>
      <SeedRow />
      {isActive && (
        <progress
          className="hw-chance-progress"
          aria-label={texts.progress}
          max={1}
          {...(phase === "running" && { value: part })}
        />
      )}
      <p className="hw-chance-note" aria-hidden="true">
        {wordsFor(state, texts)}
      </p>
      <p className="hw-hidden" role="status">
        {isOld ? `${texts.old} ${wordsFor(said, texts)}` : wordsFor(said, texts)}
      </p>
    </div>
  );
}

function wordsFor(
  { phase, part, message, counted }: ChanceDesk,
  texts: ReturnType<typeof useAllTexts>["chance"],
): string {
  switch (phase) {
    case "idle":
      return "";
    case "running":
      return counted?.curve === null ? texts.counted(part) : texts.working(part);
    case "resting":
      return texts.resting;
    case "done":
      return texts.done(counted?.chance.runs ?? 0);
    case "stopped":
      return texts.stopped;
    case "failed":
      return texts.failed(message);
  }
}
