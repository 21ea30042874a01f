/** Which of our languages a page is in where an element of it stands: by the nearest `lang`, as the browser takes it. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../texts/language";

export function pageLanguage(element: Element): Language {
  return LANGUAGES.find((language) => element.matches(`:lang(${language})`)) ?? DEFAULT_LANGUAGE;
}

/** Calls back whenever something of the page may have changed its language; what comes back ends that. */
export function watchPageLanguage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ["lang"] });
  return () => observer.disconnect();
}
