import type { ComponentProps } from "react";
import { noteIn, titleIn } from "../ui/galleryTitle";
import { useSession } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { LastWorkItem } from "./LastWorkItem";
import { MenuItem } from "./MenuItem";
import type { ScenarioMenu } from "./ScenarioMenu";
import { useShelf } from "./useShelf";

/** Those that have a digit as their key. */
const KEYED = 9;

/** They are there while the menu is open, so the gallery is asked for when it is first opened. */
export function ScenarioItems({
  actions,
  local,
  onChooseFile,
  onShare,
}: ComponentProps<typeof ScenarioMenu>) {
  const words = useTexts();
  const texts = words.app;
  const { entries, isWhole, isMissing } = useShelf();
  // Its place, which an edit of other work leaves as it is.
  const open = useSession((session) =>
    entries.findIndex(({ scenario }) => scenario === session.scenario),
  );
  return (
    <>
      <p className="hw-menu-heading">{texts.menu.gallery}</p>
      {entries.map(({ name, scenario }, index) => (
        <MenuItem
          key={name}
          text={titleIn(words, scenario.title)}
          note={scenario.note && noteIn(words, scenario.note)}
          mark={isWhole && index < KEYED ? String(index + 1) : undefined}
          checked={index === open}
          onChoose={() => actions.openGallery(scenario)}
        />
      ))}
      {isMissing && <p className="hw-menu-missing">{texts.notices.noGallery}</p>}
      <p className="hw-menu-heading">{texts.menu.learn}</p>
      <MenuItem
        text={texts.menu.lessons}
        note={texts.menu.lessonsNote}
        onChoose={actions.openLessons}
      />
      <p className="hw-menu-heading">{texts.menu.yours}</p>
      <LastWorkItem local={local} onChoose={actions.openLastWork} />
      <MenuItem text={texts.menu.newScenario} onChoose={actions.openNew} />
      <MenuItem text={texts.menu.openFile} onChoose={onChooseFile} />
      <MenuItem text={texts.menu.share} onChoose={onShare} />
      <MenuItem text={texts.menu.save} onChoose={actions.save} />
    </>
  );
}
