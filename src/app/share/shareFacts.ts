/** From the open work and what was chosen in the dialog to what a snippet is made from. */
import { frameText } from "../../codec/frameText";
import type { EmbedControls, EmbedTheme, EmbedView } from "../../embed/contract";
import { frameAt } from "../../engine/frame";
import { GALLERY } from "../../gallery/gallery";
import type { Session } from "../../session/session";
import type { Language } from "../../texts/language";
import { linkOf } from "../address";
import { lessonHash } from "../lessonAddress";
import { fileNameOf } from "../saveFile";
import type { SnippetFacts, Way } from "./snippets";

export interface ShareChoices {
  readonly view: readonly EmbedView[];
  readonly controls: EmbedControls;
  readonly theme: EmbedTheme;
  /** null: that of the page. */
  readonly language: Language | null;
  /** One of the course in the place of the frame, as far as it is an iframe; null: none. */
  readonly lesson: { readonly id: string; readonly title: string } | null;
  readonly heightPx: number;
  readonly way: Way;
  readonly fromFile: boolean;
  readonly withPicture: boolean;
}

/** Some programs cut a link that is longer. */
export const LONG_LINK = 2000;

/** What stands after `#`: only what an embed takes. */
function stateOf(session: Session): string {
  return linkOf({ ...session, stepSize: "decision", pane: null });
}

export function isOfGallery({ scenario, against }: Session): boolean {
  const isKnown = GALLERY.some((entry) => entry.scenario === scenario);
  return isKnown && against === null;
}

/** Only an iframe plays lessons. */
export function lessonOf({ way, lesson }: ShareChoices): ShareChoices["lesson"] {
  return way === "frame" ? lesson : null;
}

export function shareFacts(
  session: Session,
  choices: ShareChoices,
  page: string,
  words: { readonly linkText: string; readonly sentence: string },
): SnippetFacts {
  const site = new URL("./", page).href;
  const { title } = session.scenario;
  const lesson = lessonOf(choices);
  return {
    way: choices.way,
    site,
    attributes: [
      ...(lesson === null
        ? [...sourceAttributes(session, choices), ...viewAttributes(choices)]
        : [["lesson", lesson.id] as const]),
      ...looksAttributes(choices),
    ],
    heightPx: choices.heightPx,
    link: lesson === null ? `${site}#${stateOf(session)}` : `${site}${lessonHash(lesson.id)}`,
    title: lesson?.title ?? title,
    isLesson: lesson !== null,
    pictureFile: fileNameOf(title, "svg"),
    withPicture: choices.withPicture,
    ...words,
  };
}

function sourceAttributes(session: Session, choices: ShareChoices): SnippetFacts["attributes"] {
  const step = frameText(frameAt(session.run.events, session.step));
  if (isOfGallery(session)) {
    const name = GALLERY.find((entry) => entry.scenario === session.scenario)?.name ?? "";
    return [
      ["scenario", name],
      ["step", step],
    ];
  }
  if (choices.fromFile && choices.way === "element") {
    return [
      ["src", fileNameOf(session.scenario.title)],
      ["step", step],
    ];
  }
  return [["state", stateOf(session)]];
}

function viewAttributes({ view, controls }: ShareChoices): SnippetFacts["attributes"] {
  return [
    ["view", view.join(" ")],
    ["controls", controls],
  ];
}

function looksAttributes({ theme, language }: ShareChoices): SnippetFacts["attributes"] {
  return [
    ...(theme === "auto" ? [] : [["theme", theme] as const]),
    ...(language === null ? [] : [["lang", language] as const]),
  ];
}
