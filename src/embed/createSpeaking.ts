/** The language of one embed: what was asked for last, as soon as it is there; English until then and where it never comes. */
import type { Language } from "../texts/language";
import type { ErrorDetail } from "./contract";
import { handedOver } from "./handOver";
import { loadBeside } from "./loadBeside";
import type { ScriptPlace } from "./scriptPlace";
import { ENGLISH, type Voice, voiceIn } from "./voice";

export interface Speaking {
  /** null: the first one is still being waited for. */
  readonly voice: Voice | null;
  /** Why it is not the one that was asked for. */
  readonly problem: string | null;
  /** True: the voice is another one now. */
  ask(language: Language): Promise<boolean>;
}

export function createSpeaking(
  place: ScriptPlace,
  onError: (detail: ErrorDetail) => void,
): Speaking {
  let voice: Voice | null = null;
  let problem: string | null = null;
  let asked: Language | null = null;

  const change = (next: Voice): boolean => {
    const before = voice;
    voice = next;
    return before !== null && before.language !== next.language;
  };
  return {
    get voice() {
      return voice;
    },
    get problem() {
      return problem;
    },
    async ask(language) {
      if (language === asked) return false;
      asked = language;
      problem = null;
      if (language === "en") return change(ENGLISH);
      const file = `hopwatch-embed.${language}.js`;
      if (handedOver(language) === undefined) await loadBeside(file, place);
      // Another one was asked for meanwhile.
      if (asked !== language) return false;
      const texts = handedOver(language);
      if (texts !== undefined) return change(voiceIn(language, texts));
      const message = ENGLISH.words.noLanguage(file);
      problem = message;
      onError({ reason: "unreachable", message, problems: [message] });
      return change(ENGLISH);
    },
  };
}
