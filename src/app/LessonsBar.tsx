import { Toggle } from "../ui/controls/Toggle";
import { useLanguage } from "../ui/LanguageContext";
import { useLessonTexts } from "../ui/lesson/useLessonTexts";
import { useTexts } from "../ui/TextsContext";
import { LanguageItems } from "./LanguageItems";
import { COURSE_HASH } from "./lessonAddress";
import { Menu } from "./Menu";
import type { Storages, Theme } from "./storage";
import { ThemeItems } from "./ThemeItems";
import "./LessonsBar.css";

/** The bar over the lessons: where one is, and how they are shown. */
export function LessonsBar({
  explorerHref,
  handoutHref,
  inLesson,
  textOnly,
  theme,
  onTextOnly,
  onPresent,
  onTheme,
  storages,
}: {
  readonly explorerHref: string;
  /** null: this lesson has none. */
  readonly handoutHref: string | null;
  readonly inLesson: boolean;
  readonly textOnly: boolean;
  readonly theme: Theme;
  readonly onTextOnly: (on: boolean) => void;
  readonly onPresent: () => void;
  readonly onTheme: (theme: Theme) => void;
  readonly storages: Storages;
}) {
  const { app } = useTexts();
  const speaksSeveral = useLanguage().offered.length > 1;
  const texts = useLessonTexts().player;
  return (
    <header className="hw-lessons-bar">
      <nav aria-label={app.name}>
        <a href={explorerHref}>{app.name}</a>
        <a href={COURSE_HASH} aria-current={inLesson ? undefined : "page"}>
          {texts.course}
        </a>
      </nav>
      <span className="hw-toolbar-space" />
      {inLesson && (
        <div className="hw-lessons-tools">
          <Toggle label={texts.textOnly} checked={textOnly} onChange={onTextOnly} />
          {handoutHref !== null && (
            <a className="hw-lessons-handout" href={handoutHref}>
              {texts.handout}
            </a>
          )}
          <button type="button" aria-keyshortcuts="p" title="p" onClick={onPresent}>
            {texts.present}
          </button>
        </div>
      )}
      <Menu label={app.bar.theme} side="end">
        <ThemeItems theme={theme} onTheme={onTheme} />
      </Menu>
      {speaksSeveral && (
        <Menu label={app.bar.language} side="end">
          <LanguageItems storages={storages} />
        </Menu>
      )}
    </header>
  );
}
