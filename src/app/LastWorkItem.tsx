import { titleIn } from "../ui/galleryTitle";
import { useSessionStore } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { isOtherWork } from "./keepWork";
import { MenuItem } from "./MenuItem";
import { readStored } from "./storage";

/** "Your last work", when there is some and it is not what is open. */
export function LastWorkItem({
  local,
  onChoose,
}: {
  readonly local: Storage | null;
  readonly onChoose: () => void;
}) {
  const texts = useTexts();
  const { menu } = texts.app;
  const store = useSessionStore();
  const { lastWork } = readStored(local);
  if (lastWork === null || !isOtherWork(lastWork.link, store)) return null;
  return (
    <MenuItem text={menu.lastWork} note={titleIn(texts, lastWork.title)} onChoose={onChoose} />
  );
}
