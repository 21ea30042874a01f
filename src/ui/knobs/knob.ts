import type { Plan } from "../../engine/plan";
import type { Scenario } from "../../engine/scenario";

/** One number of a scenario that can be turned, as data: a slider, a field and a track come from it. */
export interface Knob {
  /** Names the gesture and the track; the same knob has the same id in every render. */
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly from: number;
  /** How low a typed value may be, which widens the slider; `from` if left out. */
  readonly least?: number;
  /** The end of a sensible range; a larger value widens it. */
  readonly to: number;
  readonly limit: number;
  readonly step: number;
  /** What the value becomes when "none" is taken back; absent where there is no "none". */
  readonly whenSome?: number;
  /** Its value where nobody wrote one down; absent where somebody must. */
  readonly usual?: number | null;
  /** undefined: there is nothing to turn in this scenario. */
  readonly read: (plan: Plan, scenario: Scenario) => number | null | undefined;
  readonly edit: (scenario: Scenario, value: number | null) => Scenario;
  /** Back to how it was opened, where the value alone does not say it. */
  readonly restore?: (scenario: Scenario, opened: Scenario) => Scenario;
  /** How much more a run costs at this value; 1 if left out. */
  readonly weight?: (value: number) => number;
}
