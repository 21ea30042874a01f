import { planOf } from "../../session/derived";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { toldAt } from "./toldAt";
import { useCall } from "./useCall";

/** In sentences: what it is told and what follows, and what it was told in the request at the cursor. */
export function ToldNote({ hopId }: { readonly hopId: string }) {
  const texts = useTexts().told;
  const deadlineMs = useSession(({ scenario }) => planOf(scenario).deadlineMs);
  const sentence = useCall(hopId, (call) => texts.sentence({ ...call, deadlineMs }));
  const isTold = useCall(hopId, ({ tells }) => tells !== "none");
  const believed = useSession(({ run, step }) => toldAt(run, step, hopId, texts.believed));
  return (
    <p className="hw-knobs-note">
      {sentence} {isTold && believed}
    </p>
  );
}
