import type { Scenario } from "../engine/scenario";
import type { Session } from "./session";

/**
 * What an edit builds on: the edit before it, even while that is still on its way. What is being opened is
 * not what the hand is on: until it is shown, edits are of what is.
 */
export function latestOf({ pending, scenario }: Pick<Session, "pending" | "scenario">): Scenario {
  return pending === null || pending.opens ? scenario : pending.scenario;
}
