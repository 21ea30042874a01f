import { useMemo } from "react";
import type { RefusedEvent, RunEvent, StartEvent } from "../../engine/event";
import type { CallPlan } from "../../engine/plan";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";

/** What the code would compute at the cursor: the last time that this request asked for this call. */
export function CodeFigures({ hop }: { readonly hop: CallPlan }) {
  const texts = useAllTexts();
  const words = texts.codePanel;
  const { hops } = usePlan();
  const { operation } = useSnapshot();
  const events = useSession((session) => session.run.events);
  const step = useSession((session) => session.step);
  const request = operation?.id ?? null;
  const asked = useMemo(
    () => (request === null ? null : lastAsked(events, step, request, hop.id)),
    [events, step, request, hop.id],
  );
  const names = useMemo(() => new Map(hops.map(({ id, name }) => [id, name])), [hops]);
  if (operation === null) return <p className="hw-code-empty">{words.noRequest}</p>;
  if (asked === null)
    return <p className="hw-code-empty">{words.notYet(hop.name, operation.id)}</p>;
  const { usableMs, remainingMs, allowedMs, boundBy } = asked;
  const figures: readonly (readonly [string, string])[] = [
    // Without a deadline, or with one that it does not look at, the code does not ask what is left.
    ...(usableMs === null ? [] : ([["remainingMs", words.value(remainingMs)]] as const)),
    ["usable", words.value(usableMs)],
    ["allowedMs", words.value(allowedMs)],
    ...(boundBy === "nothing" ? [] : ([["boundBy", `"${boundBy}"`]] as const)),
  ];
  return (
    <div className="hw-code-figures">
      <p>
        {words.atCursor(operation.id)} {texts.decision.sentence(asked, names)}
      </p>
      <dl aria-label={words.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function lastAsked(
  events: readonly RunEvent[],
  step: number,
  request: number,
  hopId: string,
): StartEvent | RefusedEvent | null {
  for (let at = step; at >= 0; at -= 1) {
    const event = events[at];
    if (event?.operation !== request) continue;
    if (event.type === "arrival") return null;
    if (event.hop !== hopId) continue;
    if (event.type === "start" || event.type === "refused") return event;
  }
  return null;
}
