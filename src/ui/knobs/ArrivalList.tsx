import { setOperation } from "../../engine/edit";
import { LIMITS } from "../../engine/limits";
import type { Arrival } from "../../engine/scenario";
import { operationAt } from "../../session/steps";
import { IconButton } from "../controls/IconButton";
import { NumberField } from "../controls/NumberField";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { answerFacts } from "./answerWords";
import { momentOf, movedTo } from "./arrivalEdit";
import { useEdit } from "./useEdit";
import { windowAround } from "./windowAround";

/** The listed requests, around the one at the cursor when they are many. */
export function ArrivalList({ arrivals }: { readonly arrivals: readonly Arrival[] }) {
  const texts = useTexts();
  const words = texts.knobs;
  const edit = useEdit();
  const current = useSession(({ run, step }) => operationAt(run.events, step)) - 1;
  const { from, to } = windowAround(Math.max(0, current), arrivals.length);
  const hidden = arrivals.length - (to - from);
  const set = (next: readonly Arrival[]) => edit((now) => setOperation(now, { arrivals: next }));
  const last = arrivals.at(-1);
  return (
    <>
      <h3>{words.arrivals}</h3>
      <ol className="hw-answers" start={from + 1}>
        {arrivals.slice(from, to).map((arrival, i) => {
          const at = from + i;
          return (
            <li key={`${at}`} aria-current={at === current ? "true" : undefined}>
              <span className="hw-answers-place" aria-hidden="true">
                {at + 1}
              </span>
              <span className="hw-answer-result hw-knobs-note">{factsOf(arrival)}</span>
              <NumberField
                label={words.arrivalAt(at + 1)}
                value={momentOf(arrival)}
                unit={texts.controls.ms}
                from={0}
                to={LIMITS.momentMs}
                onCommit={(atMs) => set(arrivals.with(at, movedTo(arrival, atMs)))}
              />
              <IconButton
                label={words.removeArrival(at + 1)}
                disabled={arrivals.length === 1}
                onPress={() => set(arrivals.toSpliced(at, 1))}
              >
                <path d="M4 4l8 8M12 4l-8 8" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {hidden > 0 && <p className="hw-knobs-note">{words.otherAnswers(hidden)}</p>}
      <button
        type="button"
        disabled={arrivals.length >= LIMITS.arrivals}
        onClick={() => set([...arrivals, last === undefined ? 0 : nextMoment(last)])}
      >
        {words.addArrival}
      </button>
    </>
  );

  function factsOf(arrival: Arrival): string {
    if (typeof arrival === "number") return "";
    const given = Object.entries(arrival.answers ?? {}).map(([hopId, answers]) =>
      words.named(hopId, answerFacts(answers, texts).join(", ")),
    );
    const leaves = arrival.cancelAtMs === undefined ? [] : [words.leavesAt(arrival.cancelAtMs)];
    return [
      ...(given.length > 0 ? [words.named(words.byHand, given.join("; "))] : []),
      ...leaves,
    ].join(" · ");
  }
}

function nextMoment(arrival: Arrival): number {
  return Math.min(LIMITS.momentMs, momentOf(arrival) + 1_000);
}
