import { instanceOf } from "../../engine/breakerReplay";
import { BreakerCounters } from "../breaker/BreakerCounters";
import { BreakerDiagram } from "../breaker/BreakerDiagram";
import { useBreakerView } from "../breaker/useBreakerView";
import { useTexts } from "../TextsContext";
import "../breaker/BreakerPanel.css";

/** The breaker at the cursor: its diagram, and what it has counted. */
export function HandoutBreaker() {
  const texts = useTexts().breaker;
  const shown = useBreakerView();
  if (shown === null) return null;
  const { name, rules, view, memory, moment } = shown;
  const title = texts.instance(rules.key, instanceOf(name));
  return (
    <div className="hw-handout-breaker">
      <BreakerDiagram name={name} title={title} rules={rules} moment={moment} />
      <BreakerCounters rules={rules} view={view} memory={memory} />
    </div>
  );
}
