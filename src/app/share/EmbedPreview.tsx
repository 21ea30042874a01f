import { useMemo, useState } from "react";
import { EmbedStage } from "../../embed/EmbedStage";
import { openSession } from "../../embed/openSession";
import { frameAt } from "../../engine/frame";
import type { Session } from "../../session/session";
import { SessionProvider } from "../../ui/SessionContext";
import { useAllTexts } from "../../ui/useAllTexts";
import type { ShareChoices } from "./shareFacts";

/** The embed itself, with a session of its own: stepping in it moves nothing of what is shared. */
export function EmbedPreview({
  session,
  view,
  controls,
}: Pick<ShareChoices, "view" | "controls"> & { readonly session: Session }) {
  const words = useAllTexts().embed;
  const comparing = view.includes("compare");
  const [shared] = useState(session);
  const opened = useMemo(() => {
    const { scenario, against, run, step } = shared;
    return openSession(
      {
        ok: true,
        scenario,
        against: against?.scenario,
        frame: frameAt(run.events, step),
        stepSize: "decision",
      },
      comparing,
      words,
    );
  }, [shared, comparing, words]);
  const options = useMemo(
    () => ({
      view,
      controls,
      editable: null,
      step: null,
      theme: "auto" as const,
      site: null,
    }),
    [view, controls],
  );
  return opened.ok ? (
    <SessionProvider key={String(comparing)} store={opened.store}>
      <EmbedStage options={options} inView words={words} />
    </SessionProvider>
  ) : (
    <p>{opened.error.message}</p>
  );
}
