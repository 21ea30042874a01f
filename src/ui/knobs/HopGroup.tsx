import { AfterGesture, usePlan, useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { CallKnobs } from "./CallKnobs";
import { HopList } from "./HopList";
import { hopAt } from "./hopAt";
import { useHopAtCursor } from "./useHopAtCursor";
import { WorkKnobs } from "./WorkKnobs";

/** The hops in call order, and the knobs of one of them: the one at the cursor until another is picked. */
export function HopGroup({
  picked,
  onPick,
}: {
  readonly picked: string | null;
  readonly onPick: (hopId: string | null) => void;
}) {
  const texts = useTexts().knobs;
  const plan = usePlan();
  const nowAtCursor = useSession((session) => hopAt(session.run.events, session.step));
  const atCursor = useHopAtCursor();
  const hopOf = (wanted: string | null) => plan.hops.find(({ id }) => id === wanted);
  const hop = hopOf(picked) ?? hopOf(atCursor) ?? hopOf(nowAtCursor) ?? plan.hops[0];
  return (
    <>
      <AfterGesture>
        <HopList
          chosen={hop?.id ?? null}
          atCursor={atCursor}
          following={hop?.id !== picked}
          onPick={onPick}
        />
      </AfterGesture>
      {hop === undefined && <p>{texts.noHops}</p>}
      {hop?.kind === "work" && <WorkKnobs key={hop.id} hopId={hop.id} />}
      {hop?.kind === "call" && <CallKnobs key={hop.id} hop={hop} />}
    </>
  );
}
