import { useState } from "react";
import { useSession, useSessionStore } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { CompareDialog } from "./CompareDialog";

/** What can be done with a comparison. */
export function CompareActions() {
  const texts = useAllTexts().compare;
  const store = useSessionStore();
  const swap = useSession((session) => session.swap);
  const stop = useSession((session) => session.stopComparing);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="hw-compare-actions">
      <button type="button" onClick={() => setChoosing(true)}>
        {texts.change}
      </button>
      <button type="button" onClick={() => store.getState().compareWith(store.getState().scenario)}>
        {texts.pin}
      </button>
      <button type="button" onClick={swap}>
        {texts.swap}
      </button>
      <button type="button" onClick={stop}>
        {texts.stop}
      </button>
      {choosing && <CompareDialog onClose={() => setChoosing(false)} />}
    </div>
  );
}
