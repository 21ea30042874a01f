import { Suspense } from "react";
import type { Session } from "../../session/session";
import { lazyPart } from "../../ui/lazyPart";
import { PanelBoundary } from "../../ui/PanelBoundary";
import type { Speech } from "../../ui/speech";
import { useAllTexts } from "../../ui/useAllTexts";
import { EmbedPreview } from "./EmbedPreview";
import { InLanguage } from "./InLanguage";
import { lessonOf, type ShareChoices } from "./shareFacts";
import "../../embed/Embed.css";

const LessonPreview = lazyPart(async () => (await import("./LessonPreview")).LessonPreview);

/** What a reader of the page will have. */
export function SharePreview({
  session,
  choices,
  speech,
}: {
  readonly session: Session;
  readonly choices: ShareChoices;
  /** As of `useSpeechOf`. */
  readonly speech: Speech | null | undefined;
}) {
  const name = useAllTexts().share.preview;
  const { heightPx } = choices;
  const theme = choices.theme === "auto" ? undefined : choices.theme;
  const lesson = lessonOf(choices);
  const reserved: Record<string, string> = { "--hw-embed-height": `${heightPx}px` };
  return (
    <section
      className="hw-root hw-stage hw-embed"
      aria-label={name}
      data-theme={theme}
      style={reserved}
    >
      <InLanguage speech={speech}>
        <PanelBoundary name={name}>
          <Suspense fallback={null}>
            {lesson === null ? (
              <EmbedPreview session={session} view={choices.view} controls={choices.controls} />
            ) : (
              <LessonPreview key={lesson.id} lesson={lesson.id} />
            )}
          </Suspense>
        </PanelBoundary>
      </InLanguage>
    </section>
  );
}
