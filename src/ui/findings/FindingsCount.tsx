import { useMemo } from "react";
import { useTexts } from "../TextsContext";
import { countBySeverity, SEVERITIES } from "./countBySeverity";
import { useLook } from "./FindingsContext";
import { SeverityMark } from "./SeverityMark";
import "./FindingsCount.css";

/** How many there are of each severity: marks and figures for the eye, words for a reader. */
export function FindingsCount() {
  const { findingsPanel: words, format } = useTexts();
  const state = useLook((look) => look.state);
  const findings = useLook((look) => look.findings);
  const counts = useMemo(() => countBySeverity(findings), [findings]);
  if (findings.length === 0) {
    if (state === "looking") return null;
    const [figure, name] = state === "done" ? ["0", words.none] : ["?", words.unknown];
    return (
      <span className="hw-findings-count" role="img" aria-label={name}>
        {figure}
      </span>
    );
  }
  return (
    <span
      className="hw-findings-count"
      role="img"
      aria-label={words.bySeverity(counts.error, counts.warning, counts.info)}
    >
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
        <span key={severity}>
          <SeverityMark severity={severity} />
          {format.number(counts[severity])}
        </span>
      ))}
    </span>
  );
}
