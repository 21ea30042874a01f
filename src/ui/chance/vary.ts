/** One duration of a scenario without chance that can be left to it. */
import { setHop } from "../../engine/edit";
import type { RunEvent } from "../../engine/event";
import { flatHops } from "../../engine/hopTree";
import type { Ms, Scenario } from "../../engine/scenario";
import { answerAt, answerOf, setAnswer } from "../knobs/answerAt";
import { answerMs } from "../knobs/answerEdit";
import { spreadFrom } from "../knobs/durationKind";

export interface Varied {
  readonly name: string;
  readonly durationMs: Ms;
  readonly edit: (scenario: Scenario) => Scenario;
}

/** At the cursor, else in the first hop that has one; null where nothing takes a fixed time. */
export function varied(
  scenario: Scenario,
  events: readonly RunEvent[],
  step: number,
  hopId: string | null,
): Varied | null {
  const hops = flatHops(scenario.hops);
  const first = hops.filter(({ id }) => id === hopId);
  for (const hop of [...first, ...hops.filter(({ kind }) => kind === "call"), ...hops]) {
    if (hop.kind === "work") {
      const { durationMs, id, name } = hop;
      if (typeof durationMs !== "number") continue;
      const spread = spreadFrom(durationMs);
      return { name, durationMs, edit: (now) => setHop(now, id, { durationMs: spread }) };
    }
    const answer = answerAt(scenario, events, step, hop.id);
    const durationMs = answerMs(answerOf(scenario, answer));
    if (durationMs === null) continue;
    return {
      name: hop.name,
      durationMs,
      edit: (now) => setAnswer(now, answer, { durationMs: spreadFrom(durationMs) }),
    };
  }
  return null;
}
