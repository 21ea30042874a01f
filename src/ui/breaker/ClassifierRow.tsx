import { useId } from "react";
import type { Counted, CountedStatus } from "../../engine/scenario";
import { useTexts } from "../TextsContext";
import { HOWS } from "./countsEdit";

export function ClassifierRow({
  status,
  counted,
  exception,
  onChoose,
}: {
  readonly status: CountedStatus;
  readonly counted: Counted;
  /** This hop's own word, against its breaker's. */
  readonly exception: boolean;
  readonly onChoose: (how: Counted) => void;
}) {
  const texts = useTexts().breaker;
  const name = useId();
  return (
    <div
      className="hw-classifier-row"
      role="radiogroup"
      aria-label={texts.classifier.row(status)}
      data-exception={exception}
    >
      <span aria-hidden="true">
        {texts.results[status]}
        {exception && <small>{texts.classifier.exception}</small>}
      </span>
      {HOWS.map((how) => (
        <label key={how}>
          <input
            type="radio"
            name={name}
            aria-label={texts.counted[how]}
            checked={counted === how}
            onChange={() => onChoose(how)}
          />
        </label>
      ))}
    </div>
  );
}
