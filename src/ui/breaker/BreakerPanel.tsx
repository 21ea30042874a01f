import { memo, Suspense, useState } from "react";
import { breakerNames, instanceOf, rulesOf } from "../../engine/breakerReplay";
import { SelectField } from "../controls/SelectField";
import { More } from "../knobs/More";
import { lazyPart } from "../lazyPart";
import { usePlan } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { BreakerCounters } from "./BreakerCounters";
import { BreakerDiagram } from "./BreakerDiagram";
import { Classifier } from "./Classifier";
import { ForcedPeriods } from "./ForcedPeriods";
import { LikeTold } from "./LikeTold";
import { NoBreaker } from "./NoBreaker";
import { useBreakerView } from "./useBreakerView";
import { WhyNot } from "./WhyNot";
import "./BreakerPanel.css";

const BreakerLanes = lazyPart(async () => (await import("./BreakerLanes")).BreakerLanes);
const BreakerWindow = lazyPart(async () => (await import("./BreakerWindow")).BreakerWindow);
const BehavesLike = lazyPart(async () => (await import("./BehavesLike")).BehavesLike);

/** Not a key: a key begins with a letter. */
const FOLLOW = "-cursor";

/** The breaker at the cursor, or the one that was picked: its state, its guards, what it counts. */
export const BreakerPanel = memo(function BreakerPanel() {
  const texts = useTexts().breaker;
  const plan = usePlan();
  const [picked, setPicked] = useState<string | null>(null);
  const names = breakerNames(plan);
  const isPicked = picked !== null && names.includes(picked);
  const shown = useBreakerView(isPicked ? picked : null);
  if (shown === null) return <NoBreaker />;

  const { name, rules, view, memory, moment } = shown;
  const { key } = rules;
  const title = texts.instance(key, instanceOf(name));
  const calls = plan.hops.filter((hop) => hop.kind === "call");
  const hops = calls.filter((hop) => hop.breaker === key);
  return (
    <div className="hw-breaker">
      <div className="hw-breaker-which">
        {names.length > 1 && (
          <SelectField
            label={texts.choose}
            value={isPicked ? picked : FOLLOW}
            options={[
              { value: FOLLOW, label: texts.follow },
              ...names.map((value) => ({
                value,
                label: texts.instance(rulesOf(plan, value)?.key ?? value, instanceOf(value)),
              })),
            ]}
            onSelect={(value) => setPicked(value === FOLLOW ? null : value)}
          />
        )}
        <p>
          {hops.length === 0
            ? texts.unused
            : texts.guards(title, hops.map((hop) => hop.name).join(", "))}
        </p>
      </div>
      <BreakerDiagram name={name} title={title} rules={rules} moment={moment} />
      <div className="hw-breaker-notes">
        <WhyNot rules={rules} moment={moment} />
        {memory !== null && (
          <Suspense fallback={null}>
            <BreakerWindow rules={rules} memory={memory} />
          </Suspense>
        )}
        <BreakerCounters rules={rules} view={view} memory={memory} />
        {instanceOf(name) !== null && plan.instances.count > 1 && (
          <Suspense fallback={null}>
            <BreakerLanes breaker={key} />
          </Suspense>
        )}
      </div>
      <div className="hw-breaker-settings">
        <Classifier key={key} rules={rules} hops={hops} />
        <More
          key={`like ${key}`}
          title={texts.like.title}
          facts={[]}
          told={<LikeTold breaker={key} />}
        >
          <Suspense fallback={null}>
            <BehavesLike key={key} breaker={key} />
          </Suspense>
        </More>
        <ForcedPeriods key={`forced ${key}`} breaker={key} />
      </div>
    </div>
  );
});
