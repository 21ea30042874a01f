import type { CallPlan } from "../../engine/plan";
import { planOf } from "../../session/derived";
import { useScenario } from "../useScenario";
import { callOf } from "./callOf";

/** What `read` takes of a call; who shows it is drawn again when that changed, whatever else of the call did. */
export function useCall<T>(hopId: string, read: (call: CallPlan) => T): T {
  return useScenario((scenario) => {
    const call = callOf(planOf(scenario), hopId);
    if (call === undefined) throw new Error(`There is no call ${hopId}.`);
    return read(call);
  });
}
