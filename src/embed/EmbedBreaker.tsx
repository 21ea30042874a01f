import { instanceOf } from "../engine/breakerReplay";
import { BreakerCounters } from "../ui/breaker/BreakerCounters";
import { BreakerDiagram } from "../ui/breaker/BreakerDiagram";
import { BreakerWindow } from "../ui/breaker/BreakerWindow";
import { useBreakerView } from "../ui/breaker/useBreakerView";
import { WhyNot } from "../ui/breaker/WhyNot";
import { usePlan } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import "../ui/breaker/BreakerPanel.css";

/** The breaker at the cursor to look at: its state, its guards, what it counts. */
export function EmbedBreaker() {
  const texts = useTexts().breaker;
  const plan = usePlan();
  const shown = useBreakerView();
  if (shown === null) return <p className="hw-embed-soft">{texts.none.says}</p>;
  const { name, rules, view, memory, moment } = shown;
  const title = texts.instance(rules.key, instanceOf(name));
  const hops = plan.hops.filter((hop) => hop.kind === "call" && hop.breaker === rules.key);
  return (
    <div className="hw-breaker">
      <div className="hw-breaker-which">
        <p>
          {hops.length === 0
            ? texts.unused
            : texts.guards(title, hops.map((hop) => hop.name).join(", "))}
        </p>
      </div>
      <BreakerDiagram name={name} title={title} rules={rules} moment={moment} />
      <div className="hw-breaker-notes">
        <WhyNot rules={rules} moment={moment} />
        {memory !== null && <BreakerWindow rules={rules} memory={memory} />}
        <BreakerCounters rules={rules} view={view} memory={memory} />
      </div>
    </div>
  );
}
