import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flatHops } from "../../engine/hopTree";
import type { Finding } from "../../findings/finding";
import { useTexts } from "../TextsContext";
import { countBySeverity } from "./countBySeverity";
import { FindingItem } from "./FindingItem";
import { useFinder, useLook } from "./FindingsContext";
import { FindingsState } from "./FindingsState";
import { findingKeys } from "./findingKeys";
import { useMend } from "./useMend";
import { useShowBar } from "./useShowBar";
import "./FindingsPanel.css";

/** So many are read; a long list is drawn whole when it is asked for. */
const FIRST = 20;

/** All that is wrong with the open scenario: in words, with the way there and the fix. */
export function FindingsPanel() {
  const words = useTexts().findingsPanel;
  const finder = useFinder();
  const { state, findings, at, wanted } = useLook((look) => look);
  const panel = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [missing, setMissing] = useState<Finding | null>(null);
  const showBar = useShowBar(panel);
  const { onFix, order } = useMend(panel, findings);

  useEffect(() => {
    if (!wanted) return;
    head.current?.focus({ preventScroll: true });
    head.current?.closest(".hw-part")?.scrollIntoView?.({ block: "start" });
    finder.setWanted(false);
  }, [wanted, finder]);

  const onShow = useCallback(
    (finding: Finding) => setMissing(showBar(finding) ? null : finding),
    [showBar],
  );
  const keys = useMemo(() => findingKeys(findings), [findings]);
  const names = useMemo(
    () => new Map(at === null ? [] : flatHops(at.scenario.hops).map(({ id, name }) => [id, name])),
    [at],
  );
  const counts = countBySeverity(findings);
  const count = words.bySeverity(counts.error, counts.warning, counts.info);
  const nameOf = (hop: string | null) => (hop === null ? null : (names.get(hop) ?? hop));
  const said =
    missing !== null && findings.includes(missing)
      ? words.notCalled(nameOf(missing.hop) ?? "")
      : order === null
        ? ""
        : state === "done"
          ? words.fixed(order, count)
          : words.fixedUnseen(order);
  const shown = isWhole ? findings : findings.slice(0, FIRST);

  return (
    <div ref={panel} className="hw-findings">
      <h3 ref={head} className="hw-findings-head" tabIndex={-1} data-title>
        {findings.length > 0 ? count : words.heads[state]}
      </h3>
      <p role="status" className="hw-findings-said">
        {said}
      </p>
      {findings.length === 0 ? (
        <FindingsState />
      ) : (
        <ul aria-busy={state === "looking"}>
          {shown.map((finding, index) => (
            <FindingItem
              key={keys[index]}
              finding={finding}
              hopName={nameOf(finding.hop)}
              onShow={onShow}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
      {shown.length < findings.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {words.all(findings.length)}
        </button>
      )}
    </div>
  );
}
