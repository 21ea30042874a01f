import { Suspense, useId } from "react";
import type { EmbedControls, EmbedTheme, EmbedView } from "../../embed/contract";
import { LANGUAGE_NAMES, LANGUAGES } from "../../texts/language";
import { NumberField } from "../../ui/controls/NumberField";
import { SelectField } from "../../ui/controls/SelectField";
import { Toggle } from "../../ui/controls/Toggle";
import { lazyPart } from "../../ui/lazyPart";
import { useAllTexts } from "../../ui/useAllTexts";
import { lessonOf, type ShareChoices } from "./shareFacts";
import type { Way } from "./snippets";

const VIEWS: readonly EmbedView[] = [
  "decision",
  "run",
  "waterfall",
  "breaker",
  "ledger",
  "findings",
  "compare",
];
const CONTROLS: readonly EmbedControls[] = ["none", "transport", "knobs", "all"];
const THEMES: readonly EmbedTheme[] = ["auto", "light", "dark"];
const WAYS: readonly Way[] = ["element", "frame"];
const SPEAKS = ["auto", ...LANGUAGES] as const;
const HEIGHT_PX = { least: 100, most: 4000 };

/** Brings the course along. */
const LessonChoice = lazyPart(async () => (await import("./LessonChoice")).LessonChoice);

/** What an embed is told. */
export function ShareOptions({
  choices,
  mayRead,
  onChoose,
}: {
  readonly choices: ShareChoices;
  /** Whether it can be read from a file at all. */
  readonly mayRead: boolean;
  readonly onChoose: (change: Partial<ShareChoices>) => void;
}) {
  const words = useAllTexts().share;
  const id = useId();
  const { view, controls, theme, language, heightPx, way, fromFile } = choices;
  const isLesson = lessonOf(choices) !== null;
  const turn = (each: EmbedView, on: boolean) => {
    const next = VIEWS.filter((known) => (known === each ? on : view.includes(known)));
    // Something has to be seen.
    if (next.length > 0) onChoose({ view: next });
  };
  return (
    <fieldset className="hw-share-options">
      <legend>{words.options}</legend>
      {!isLesson && (
        <>
          <div className="hw-share-views">
            {VIEWS.map((each) => (
              <Toggle
                key={each}
                label={words.views[each]}
                checked={view.includes(each)}
                onChange={(on) => turn(each, on)}
              />
            ))}
          </div>
          <SelectField
            label={words.controls}
            value={controls}
            options={CONTROLS.map((value) => ({ value, label: words.controlsOf[value] }))}
            onSelect={(next) => onChoose({ controls: next })}
          />
        </>
      )}
      <SelectField
        label={words.theme}
        value={theme}
        options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        onSelect={(next) => onChoose({ theme: next })}
      />
      <SelectField
        label={words.language}
        value={language ?? "auto"}
        options={SPEAKS.map((value) => ({
          value,
          label: value === "auto" ? words.languageOfPage : LANGUAGE_NAMES[value],
        }))}
        onSelect={(next) => onChoose({ language: next === "auto" ? null : next })}
      />
      <SelectField
        label={words.way}
        value={way}
        options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
        onSelect={(next) => onChoose({ way: next })}
      />
      {way === "frame" && (
        <Suspense fallback={null}>
          <LessonChoice chosen={choices.lesson?.id ?? null} onChoose={onChoose} />
        </Suspense>
      )}
      <div className="hw-share-height">
        <span id={id} aria-hidden="true">
          {words.height}
        </span>
        <NumberField
          label={words.height}
          unit={words.px}
          value={heightPx}
          from={HEIGHT_PX.least}
          to={HEIGHT_PX.most}
          onCommit={(next) => onChoose({ heightPx: next })}
        />
      </div>
      {way === "element" && (
        <Toggle
          label={words.withPicture}
          checked={choices.withPicture}
          onChange={(on) => onChoose({ withPicture: on })}
        />
      )}
      {mayRead && (
        <Toggle
          label={words.fromFile}
          checked={fromFile}
          onChange={(on) => onChoose({ fromFile: on })}
        />
      )}
    </fieldset>
  );
}
