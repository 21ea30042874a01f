/** The lessons of the course for a frame: a script of its own, so that an embed without one does not carry them. */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { courseIn } from "../../lessons/course";
import { lessons } from "../../texts/en/lessons/lessons";
import { handedOver, handOver } from "../handOver";
import { registerEm, styleSheetFor } from "../styles";
import { LessonFrame } from "./LessonFrame";
import { ENGLISH_LESSONS, lessonVoiceIn } from "./lessonVoice";

handOver("lesson", (place, name, listeners) => {
  const names = courseIn(lessons).map(({ id }) => id);
  if (!names.includes(name)) return { names };
  registerEm();
  const sheet = styleSheetFor(document);
  if (sheet !== null) document.adoptedStyleSheets.push(sheet);
  const root = createRoot(place);
  return {
    draw(options) {
      const { language } = options;
      const bundles = language === "en" ? undefined : handedOver(`lesson.${language}`);
      const voice =
        language === "en" || bundles === undefined
          ? ENGLISH_LESSONS
          : lessonVoiceIn(language, bundles);
      root.render(createElement(LessonFrame, { ...options, voice, listeners }));
    },
  };
});
