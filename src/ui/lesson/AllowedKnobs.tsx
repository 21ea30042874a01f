import type { Change } from "../../lessons/lesson";
import { Knobs } from "../knobs/Knobs";
import { OpenedProvider } from "../knobs/OpenedContext";
import { WorkKnobs } from "../knobs/WorkKnobs";
import { usePlan } from "../SessionContext";
import { AllowedBreaker, BREAKER_CONTROLS } from "./AllowedBreaker";
import { AllowedCall, HOP_CONTROLS } from "./AllowedCall";
import { AllowedOperation, OPERATION_CONTROLS } from "./AllowedOperation";
import "../knobs/Knobs.css";
import "./AllowedKnobs.css";

/** Only the settings that a step names. One without a control of its own brings all the knobs along. */
export function AllowedKnobs({ may }: { readonly may: readonly Change[] }) {
  const plan = usePlan();
  return (
    <OpenedProvider>
      <div className="hw-knobs">
        {may.map((change) => {
          if (change.of === "operation") {
            return <AllowedOperation key="operation" keys={change.keys} />;
          }
          if (change.of === "breaker") {
            const rules = plan.breakers[change.breaker];
            return (
              rules && <AllowedBreaker key={change.breaker} rules={rules} keys={change.keys} />
            );
          }
          const hop = plan.hops.find(({ id }) => id === change.hop);
          if (hop === undefined) return null;
          return (
            <section key={hop.id} className="hw-allowed" aria-label={hop.name}>
              <h3>{hop.name}</h3>
              {hop.kind === "work" ? (
                <WorkKnobs hopId={hop.id} />
              ) : (
                <AllowedCall hop={hop} keys={change.keys} />
              )}
            </section>
          );
        })}
      </div>
      {!may.every(hasControls) && <Knobs />}
    </OpenedProvider>
  );
}

function hasControls(change: Change): boolean {
  const known: readonly string[] =
    change.of === "operation"
      ? OPERATION_CONTROLS
      : change.of === "breaker"
        ? BREAKER_CONTROLS
        : HOP_CONTROLS;
  return change.keys.every((key) => known.includes(key));
}
