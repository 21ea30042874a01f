import { useCallback, useMemo, useRef } from "react";
import { flatHops } from "../engine/hopTree";
import type { Finding } from "../findings/finding";
import { countBySeverity } from "../ui/findings/countBySeverity";
import { FindingItem } from "../ui/findings/FindingItem";
import { useLook } from "../ui/findings/FindingsContext";
import { FindingsState } from "../ui/findings/FindingsState";
import { findingKeys } from "../ui/findings/findingKeys";
import { useMend } from "../ui/findings/useMend";
import { useShowBar } from "../ui/findings/useShowBar";
import { useTexts } from "../ui/TextsContext";
import "../ui/findings/FindingsPanel.css";

/** What is wrong with the scenario; a fix is offered only where the reader may edit. */
export function EmbedFindings({ mayFix }: { readonly mayFix: boolean }) {
  const words = useTexts().findingsPanel;
  const { state, findings, at } = useLook((look) => look);
  const panel = useRef<HTMLDivElement>(null);
  const showBar = useShowBar(panel);
  const { onFix } = useMend(panel, findings);
  const onShow = useCallback(
    (finding: Finding) => {
      showBar(finding);
    },
    [showBar],
  );
  const shown = useMemo(
    () => (mayFix ? findings : findings.map(({ fix: _, ...finding }) => finding)),
    [findings, mayFix],
  );
  const keys = useMemo(() => findingKeys(shown), [shown]);
  const names = useMemo(
    () => new Map(at === null ? [] : flatHops(at.scenario.hops).map(({ id, name }) => [id, name])),
    [at],
  );
  const counts = countBySeverity(findings);
  return (
    <div ref={panel} className="hw-findings">
      <h3 className="hw-findings-head" tabIndex={-1} data-title>
        {findings.length > 0
          ? words.bySeverity(counts.error, counts.warning, counts.info)
          : words.heads[state]}
      </h3>
      {findings.length === 0 ? (
        <FindingsState />
      ) : (
        <ul>
          {shown.map((finding, index) => (
            <FindingItem
              key={keys[index]}
              finding={finding}
              hopName={finding.hop === null ? null : (names.get(finding.hop) ?? finding.hop)}
              onShow={onShow}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
