import { memo, useMemo } from "react";
import type { Finding } from "../../findings/finding";
import { words } from "../../findings/words";
import { useAllTexts } from "../useAllTexts";
import { fixWords } from "./fixWords";
import { SeverityMark } from "./SeverityMark";
import { hasBar } from "./stepOfFinding";
import "./FindingItem.css";

/** One finding: how grave, what, why it matters; where it is, and what mends it. */
export const FindingItem = memo(function FindingItem({
  finding,
  hopName,
  onShow,
  onFix,
}: {
  readonly finding: Finding;
  /** As people read it; null where no hop is meant. */
  readonly hopName: string | null;
  readonly onShow: (finding: Finding) => void;
  readonly onFix: (finding: Finding) => void;
}) {
  const texts = useAllTexts();
  const panel = texts.findingsPanel;
  const { title, says, why } = useMemo(() => words(texts, finding), [texts, finding]);
  const { severity, operation, fix } = finding;
  const isShown = hasBar(finding);
  return (
    <li className="hw-finding">
      <h4 className="hw-finding-title" tabIndex={-1} data-title>
        <SeverityMark severity={severity} />
        <span>
          <span className="hw-finding-severity">{panel.severity[severity]}</span> {title}
        </span>
      </h4>
      <p>{says}</p>
      <p className="hw-finding-why">{why}</p>
      {(isShown || fix !== undefined) && (
        <div className="hw-finding-acts">
          {isShown && (
            <button type="button" onClick={() => onShow(finding)}>
              {panel.show} <span className="hw-hidden">{panel.where(hopName, operation)}</span>
            </button>
          )}
          {fix !== undefined && (
            <button type="button" onClick={() => onFix(finding)}>
              {panel.fix(fixWords(texts, finding))}
            </button>
          )}
        </div>
      )}
    </li>
  );
});
