import { LanguageContext } from "../../ui/LanguageContext";
import { TextsProvider } from "../../ui/TextsContext";
import type { Listeners } from "../tellSteps";
import { FramedLesson } from "./FramedLesson";
import type { LessonVoice } from "./lessonVoice";
import type { LessonOptions } from "./playLesson";
import "../../ui/theme.css";
import "../../ui/base.css";
import "../../ui/print.css";
import "../Embed.css";
import "./LessonFrame.css";

/** A lesson in a frame. */
export function LessonFrame(
  props: LessonOptions & { readonly listeners: Listeners; readonly voice: LessonVoice },
) {
  const { voice, theme, site } = props;
  return (
    <LanguageContext.Provider value={voice.spoken}>
      <TextsProvider value={voice.texts}>
        <div
          className="hw-root hw-embed hw-lesson-frame"
          data-theme={theme}
          data-site={site !== null}
          lang={voice.language}
        >
          <FramedLesson {...props} />
        </div>
      </TextsProvider>
    </LanguageContext.Provider>
  );
}
