import { noteIn, titleIn } from "../ui/galleryTitle";
import { useSession } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { LastWorkItem } from "./LastWorkItem";
import { Menu } from "./Menu";
import { MenuItem } from "./MenuItem";
import { useShelf } from "./useShelf";
import type { SiteActions } from "./useSiteActions";

/** Those that have a digit as their key. */
const KEYED = 9;

/** What can be opened: the gallery with its keys, the last work, a new one, a file. */
export function ScenarioMenu({
  actions,
  local,
  onChooseFile,
  onShare,
}: {
  readonly actions: SiteActions;
  readonly local: Storage | null;
  readonly onChooseFile: () => void;
  readonly onShare: () => void;
}) {
  const words = useTexts();
  const texts = words.app;
  const { entries, isMissing } = useShelf();
  // Its place, which an edit of other work leaves as it is.
  const open = useSession((session) =>
    entries.findIndex(({ scenario }) => scenario === session.scenario),
  );
  return (
    <Menu label={texts.bar.scenarios} face={`${texts.bar.scenarios} ▾`}>
      <p className="hw-menu-heading">{texts.menu.gallery}</p>
      {entries.map(({ name, scenario }, index) => (
        <MenuItem
          key={name}
          text={titleIn(words, scenario.title)}
          note={scenario.note && noteIn(words, scenario.note)}
          mark={entries.length > 1 && index < KEYED ? String(index + 1) : undefined}
          checked={index === open}
          onChoose={() => actions.openGallery(scenario)}
        />
      ))}
      {isMissing && <p className="hw-menu-heading">{texts.notices.noGallery}</p>}
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
    </Menu>
  );
}
