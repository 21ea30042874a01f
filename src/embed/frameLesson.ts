/** A lesson in a frame: its script is loaded now, and a language of it as well. */
import { shown } from "../codec/shown";
import type { EmbedTexts } from "../texts/en/embed";
import { DEFAULT_LANGUAGE, type Language } from "../texts/language";
import type { EmbedTheme, ErrorDetail } from "./contract";
import { handedOver } from "./handOver";
import type { PlayedLesson } from "./lessons/playLesson";
import { loadBeside } from "./loadBeside";
import { wholeNumber } from "./options";
import { pageTheme, watchPageTheme } from "./pageTheme";
import { scriptPlace } from "./scriptPlace";
import type { Listeners } from "./tellSteps";

interface Asked {
  readonly lesson: string;
  readonly step: string | null;
  readonly theme: EmbedTheme;
  readonly language: Language;
  readonly site: string | null;
}

export interface FrameLesson {
  readonly element: HTMLElement;
  /** Other options than before. */
  tell(options: Partial<Asked>): void;
}

export function frameLesson(
  first: Asked,
  words: EmbedTexts,
  { onError, ...listeners }: Listeners & { readonly onError: (detail: ErrorDetail) => void },
): FrameLesson {
  const element = document.createElement("div");
  let asked = first;
  let played: PlayedLesson | null = null;

  const fail = (reason: ErrorDetail["reason"], message: string) => {
    const line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.textContent = message;
    element.before(line);
    onError({ reason, message, problems: [message] });
  };
  const draw = () => {
    const { step, theme, language } = asked;
    const number = wholeNumber(step ?? "1");
    const isThere = language === DEFAULT_LANGUAGE || handedOver(`lesson.${language}`) !== undefined;
    played?.draw({
      ...asked,
      step: Number.isNaN(number) ? 1 : number,
      theme: theme === "auto" ? pageTheme(document.body) : theme,
      language: isThere ? language : DEFAULT_LANGUAGE,
    });
  };
  const speak = async () => {
    const { language } = asked;
    const file = `hopwatch-lesson.${language}.js`;
    if (language === DEFAULT_LANGUAGE || handedOver(`lesson.${language}`) !== undefined) return;
    await loadBeside(file, scriptPlace);
    if (handedOver(`lesson.${language}`) === undefined) {
      fail("unreachable", words.noLanguage(file));
    }
  };
  const begin = async () => {
    const file = "hopwatch-lesson.js";
    await Promise.all([loadBeside(file, scriptPlace), speak()]);
    const play = handedOver("lesson");
    if (play === undefined) return fail("unreachable", words.noLesson(file));
    const begun = play(element, asked.lesson, listeners);
    if ("names" in begun) {
      return fail("source", words.noSuchLesson(shown(asked.lesson), begun.names));
    }
    played = begun;
    watchPageTheme(draw);
    draw();
  };
  const begun = begin();
  return {
    element,
    async tell(options) {
      asked = { ...asked, ...options };
      await begun;
      await speak();
      draw();
    },
  };
}
