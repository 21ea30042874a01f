import { useMemo } from "react";
import { isDecision } from "../../engine/event";
import { decisionContext } from "../../texts/decisionContext";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useDesk, useStepState } from "./DeskContext";
import { FactsTable } from "./FactsTable";
import { isHeld } from "./stepDesk";
import { useLessonTexts } from "./useLessonTexts";

/** The waterfall without a picture: what is set, and each step of the request as far as the cursor. */
export function StepsSoFar() {
  const { decision, format } = useTexts();
  const texts = useLessonTexts().player;
  const plan = usePlan();
  const { operation, step } = useSnapshot();
  const { played, step: asked } = useDesk();
  // Where its state is told, the turns of a breaker say in advance when the next one is due.
  const told = useStepState(({ done }) => isHeld(asked, done) && asked.shows.includes("breaker"));
  const run = useSession((session) => session.run);
  const id = operation?.id ?? null;
  const rows = useMemo(
    () =>
      run.events.flatMap((event, index) =>
        index > step ||
        event.operation !== id ||
        !(isDecision(event) || index === step) ||
        (told && event.type === "breaker")
          ? []
          : [
              {
                key: index,
                cells: [
                  format.number(event.atMs),
                  decision.sentence(event, played.names, decisionContext(event, run, plan)),
                ],
                current: index === step,
              },
            ],
      ),
    [run, step, id, decision, format, played, plan, told],
  );
  const limit = (ms: number | null) => (ms === null ? texts.none : format.number(ms));
  const hops = plan.hops.map((hop) => {
    const takes = hop.kind === "work" ? hop.durationMs : firstTakes(hop.responses[0]);
    return {
      key: hop.id,
      cells: [
        hop.name,
        hop.kind === "work" ? "–" : limit(hop.timeoutMs),
        takes === null
          ? texts.never
          : typeof takes === "number"
            ? format.number(takes)
            : texts.byChance,
        hop.kind === "work" ? "–" : format.number(hop.retry.maxAttempts),
      ],
    };
  });
  const { hop, own, takes, attempts } = texts.settingsColumns;
  return (
    <div className="hw-lesson-facts">
      <p>
        {texts.whole(
          plan.deadlineMs === null ? null : format.ms(plan.deadlineMs),
          format.ms(plan.reserveMs),
        )}
      </p>
      <FactsTable caption={texts.settings} columns={[hop, own, takes, attempts]} rows={hops} />
      <FactsTable caption={texts.soFar} columns={[texts.when, texts.what]} rows={rows} />
    </div>
  );
}

function firstTakes<T extends object>(response: T | undefined) {
  return response !== undefined && "durationMs" in response ? response.durationMs : null;
}
