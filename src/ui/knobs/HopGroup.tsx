import { planOf } from "../../session/derived";
import { AfterGesture } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useKept } from "../useKept";
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
  const atCursor = useHopAtCursor();
  const hop = useKept(({ scenario, run, step }) => {
    const { hops } = planOf(scenario);
    const hopOf = (wanted: string | null) => hops.find(({ id }) => id === wanted);
    const found = hopOf(picked) ?? hopOf(atCursor) ?? hopOf(hopAt(run.events, step)) ?? hops[0];
    return found && { id: found.id, kind: found.kind };
  });
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
      {hop?.kind === "call" && <CallKnobs key={hop.id} hopId={hop.id} />}
    </>
  );
}
