import { useTexts } from "../ui/TextsContext";
import { Menu } from "./Menu";
import { ScenarioItems } from "./ScenarioItems";
import type { SiteActions } from "./useSiteActions";

/** What can be opened: the gallery with its keys, the last work, a new one, a file. */
export function ScenarioMenu(props: {
  readonly actions: SiteActions;
  readonly local: Storage | null;
  readonly onChooseFile: () => void;
  readonly onShare: () => void;
}) {
  const { bar } = useTexts().app;
  return (
    <Menu label={bar.scenarios} face={`${bar.scenarios} ▾`}>
      <ScenarioItems {...props} />
    </Menu>
  );
}
