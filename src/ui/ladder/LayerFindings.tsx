import { words as wordsOf } from "../../findings/words";
import { useEdit } from "../knobs/useEdit";
import { useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { markPath } from "./LadderBars";
import type { LadderFinding } from "./ladderFindings";
import { changesOf } from "./ladderFindings";
import { RaceTimeline } from "./RaceTimeline";

/** What is wrong at one layer, with its numbers, and one press that mends it. */
export function LayerFindings({ found }: { readonly found: readonly LadderFinding[] }) {
  const texts = useAllTexts();
  const edit = useEdit();
  const scenario = useSession((session) => session.scenario);
  return (
    <ul className="hw-layer-findings">
      {found.map((finding) => {
        const { title, says, why } = wordsOf(texts, finding);
        const { fix, rule, severity } = finding;
        const changes = fix === undefined ? [] : changesOf(scenario, fix(scenario));
        return (
          <li key={`${rule} ${says}`} data-severity={severity}>
            <svg width="14" height="14" aria-hidden="true">
              {severity === "info" ? (
                <circle className="hw-layer-note" cx="7" cy="7" r="5" />
              ) : (
                <path className="hw-ladder-mark" d={markPath(1, 7, 12)} />
              )}
            </svg>
            <p className="hw-layer-finding">
              <span className="hw-hidden">{texts.findings.severity[severity]}: </span>
              <strong>{title}.</strong> {says} {why}
            </p>
            {finding.rule === "keep-alive-race" && <RaceTimeline figures={finding.figures} />}
            {fix !== undefined && (
              <button type="button" onClick={() => edit(fix)}>
                {texts.ladder.set(
                  changes.map(({ layer, timeout, ms }) =>
                    texts.ladder.timeSet(layer.name, timeout, ms),
                  ),
                )}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
