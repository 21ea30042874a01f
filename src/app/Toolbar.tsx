import { useRef } from "react";
import { IconButton } from "../ui/controls/IconButton";
import { FindingsCount } from "../ui/findings/FindingsCount";
import { useShowFindings } from "../ui/findings/useShowFindings";
import { useLanguage } from "../ui/LanguageContext";
import { useSession } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { LanguageItems } from "./LanguageItems";
import { Menu } from "./Menu";
import { MenuItem } from "./MenuItem";
import { ScenarioMenu } from "./ScenarioMenu";
import type { Storages, Theme } from "./storage";
import { ThemeItems } from "./ThemeItems";
import { TitleField } from "./TitleField";
import type { SiteActions } from "./useSiteActions";
import { useTightness } from "./useTightness";
import "./Toolbar.css";

export type DialogName = "keys" | "about" | "compare" | "fidelity" | "share";

/**
 * What is left over, in em, for the title and a longer count of findings: in a bar with everything; where
 * its last buttons are in one menu and the title is below; where comparing and the findings are there too.
 */
const SPARE_EM = [12, 2, 0];

/** The bar over the page. */
export function Toolbar({
  actions,
  storages,
  theme,
  onTheme,
  onDialog,
}: {
  readonly actions: SiteActions;
  readonly storages: Storages;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly onDialog: (name: DialogName) => void;
}) {
  const words = useTexts();
  const { app: texts, findingsPanel } = words;
  const { button: findings } = findingsPanel;
  const { bar } = texts;
  const comparing = useSession((session) => session.against !== null);
  const stopComparing = useSession((session) => session.stopComparing);
  const onCompare = () => (comparing ? stopComparing() : onDialog("compare"));
  const showFindings = useShowFindings();
  const undo = useSession((session) => session.undo);
  const redo = useSession((session) => session.redo);
  const canUndo = useSession(({ past, pending }) => past.length > 0 || pending !== null);
  const canRedo = useSession((session) => session.future.length > 0);
  const root = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const tightness = useTightness(root, SPARE_EM, words);
  const isNarrow = tightness > 0;
  const isNarrowest = tightness > 1;
  const themes = <ThemeItems theme={theme} onTheme={onTheme} />;
  const speaksSeveral = useLanguage().offered.length > 1;
  const languages = <LanguageItems storages={storages} />;

  return (
    <header ref={root} className="hw-toolbar" data-narrow={isNarrow}>
      <h1 className="hw-toolbar-name">{texts.name}</h1>
      <ScenarioMenu
        actions={actions}
        local={storages.local}
        onChooseFile={() => file.current?.click()}
        onShare={() => onDialog("share")}
      />
      <TitleField />
      <span className="hw-toolbar-space" />
      <IconButton label={bar.undo} disabled={!canUndo} onPress={undo}>
        <path d="M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7" />
      </IconButton>
      <IconButton label={bar.redo} disabled={!canRedo} onPress={redo}>
        <path d="M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h3" />
      </IconButton>
      {!isNarrowest && (
        <>
          <button type="button" aria-pressed={comparing} onClick={onCompare}>
            {bar.compare}
          </button>
          <button type="button" onClick={showFindings}>
            {findings} <FindingsCount />
          </button>
        </>
      )}
      {isNarrow ? (
        <Menu label={bar.more} face="⋯" side="end">
          {isNarrowest && (
            <>
              <MenuItem text={comparing ? bar.stopComparing : bar.compare} onChoose={onCompare} />
              <MenuItem text={findings} onChoose={showFindings} />
            </>
          )}
          <MenuItem text={bar.copyLink} onChoose={actions.copyLink} />
          <MenuItem text={bar.keys} onChoose={() => onDialog("keys")} />
          <MenuItem text={bar.about} onChoose={() => onDialog("about")} />
          <MenuItem text={bar.fidelity} onChoose={() => onDialog("fidelity")} />
          <p className="hw-menu-heading">{bar.theme}</p>
          {themes}
          {speaksSeveral && (
            <>
              <p className="hw-menu-heading">{bar.language}</p>
              {languages}
            </>
          )}
        </Menu>
      ) : (
        <>
          <button type="button" onClick={actions.copyLink}>
            {bar.copyLink}
          </button>
          <Menu label={bar.theme} side="end">
            {themes}
          </Menu>
          {speaksSeveral && (
            <Menu label={bar.language} side="end">
              {languages}
            </Menu>
          )}
          <button type="button" onClick={() => onDialog("about")}>
            {bar.about}
          </button>
          <button
            type="button"
            aria-label={bar.keys}
            title={bar.keys}
            onClick={() => onDialog("keys")}
          >
            ?
          </button>
        </>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={texts.menu.openFile}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // The same file may be chosen again after it was changed on disk.
          event.target.value = "";
          if (chosen !== undefined) actions.openFile(chosen);
        }}
      />
    </header>
  );
}
