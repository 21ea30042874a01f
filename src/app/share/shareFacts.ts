/** From the open work and what was chosen in the dialog to what a snippet is made from. */
import { frameText } from "../../codec/frameText";
import type { EmbedControls, EmbedTheme, EmbedView } from "../../embed/contract";
import { frameAt } from "../../engine/frame";
import { GALLERY } from "../../gallery/gallery";
import type { Session } from "../../session/session";
import { linkOf } from "../address";
import { fileNameOf } from "../saveFile";
import type { SnippetFacts, Way } from "./snippets";

export interface ShareChoices {
  readonly view: readonly EmbedView[];
  readonly controls: EmbedControls;
  readonly theme: EmbedTheme;
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

export function shareFacts(
  session: Session,
  choices: ShareChoices,
  page: string,
  words: { readonly linkText: string; readonly sentence: string },
): SnippetFacts {
  const site = new URL("./", page).href;
  const { title } = session.scenario;
  return {
    way: choices.way,
    site,
    attributes: [...sourceAttributes(session, choices), ...choiceAttributes(choices)],
    heightPx: choices.heightPx,
    link: `${site}#${stateOf(session)}`,
    title,
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

function choiceAttributes({ view, controls, theme }: ShareChoices): SnippetFacts["attributes"] {
  return [
    ["view", view.join(" ")],
    ["controls", controls],
    ...(theme === "auto" ? [] : [["theme", theme] as const]),
  ];
}
