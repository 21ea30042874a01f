import { useMemo, useState } from "react";
import { EmbedStage } from "../../embed/EmbedStage";
import { openSession } from "../../embed/openSession";
import { frameAt } from "../../engine/frame";
import type { Session } from "../../session/session";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { SessionProvider } from "../../ui/SessionContext";
import { useAllTexts } from "../../ui/useAllTexts";
import type { ShareChoices } from "./shareFacts";
import "../../embed/Embed.css";

/** The embed itself, with a session of its own: stepping in it moves nothing of what is shared. */
export function SharePreview({
  session,
  choices,
}: {
  readonly session: Session;
  readonly choices: ShareChoices;
}) {
  const words = useAllTexts();
  const comparing = choices.view.includes("compare");
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
      words.embed,
    );
  }, [shared, comparing, words]);
  const theme = choices.theme === "auto" ? undefined : choices.theme;
  const reserved: Record<string, string> = { "--hw-embed-height": `${choices.heightPx}px` };
  const { view, controls } = choices;
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
  return (
    <section
      className="hw-root hw-stage hw-embed"
      aria-label={words.share.preview}
      data-theme={theme}
      style={reserved}
    >
      {opened.ok ? (
        <SessionProvider key={String(comparing)} store={opened.store}>
          <PanelBoundary name={words.share.preview}>
            <EmbedStage options={options} inView words={words.embed} />
          </PanelBoundary>
        </SessionProvider>
      ) : (
        <p>{opened.error.message}</p>
      )}
    </section>
  );
}
