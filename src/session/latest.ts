import type { Scenario } from "../engine/scenario";
import type { Session } from "./session";

/** What an edit builds on: the edit before it, even while that is still on its way. */
export function latestOf({ pending, scenario }: Pick<Session, "pending" | "scenario">): Scenario {
  return pending?.scenario ?? scenario;
}
