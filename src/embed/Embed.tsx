import type { SessionStore } from "../session/session";
import type { EmbedTexts } from "../texts/en/embed";
import { titleIn } from "../ui/galleryTitle";
import { LanguageContext } from "../ui/LanguageContext";
import { PanelBoundary } from "../ui/PanelBoundary";
import { SessionProvider } from "../ui/SessionContext";
import { TextsProvider } from "../ui/TextsContext";
import { EmbedStage } from "./EmbedStage";
import type { EmbedOptions } from "./options";
import type { Voice } from "./voice";
import "../ui/theme.css";
import "../ui/base.css";
import "../ui/print.css";
import "./Embed.css";

/** What there is to show: nothing yet, a session, or the line that says why there is none. */
export type Shown =
  | { readonly kind: "waiting" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string; readonly again: (() => void) | null }
  | { readonly kind: "open"; readonly store: SessionStore; readonly title: string };

interface EmbedProps {
  readonly shown: Shown;
  readonly options: EmbedOptions;
  /** Lines about attributes that say what they cannot. */
  readonly problems: readonly string[];
  readonly theme: "light" | "dark";
  readonly inView: boolean;
  readonly printing: boolean;
  /** What is kept free, as a CSS length. */
  readonly height: string;
  readonly voice: Voice;
}

/** Everything inside the shadow root. */
export function Embed(props: EmbedProps) {
  const { shown, options, problems, theme, inView, printing, voice } = props;
  const { language, texts, words, spoken } = voice;
  const reserved: Record<string, string> = { "--hw-embed-height": props.height };
  return (
    <LanguageContext.Provider value={spoken}>
      <TextsProvider value={texts}>
        {/* No landmark of the page: several on it may have one title. */}
        <figure
          className="hw-root hw-stage hw-embed"
          part="stage"
          lang={language}
          data-theme={theme}
          data-shown={shown.kind}
          aria-label={words.label(shown.kind === "open" ? titleIn(texts, shown.title) : "…")}
          style={reserved}
        >
          {problems.length > 0 && (
            <p className="hw-embed-problem" role="alert" part="problem">
              {problems[0]}
            </p>
          )}
          <Inside
            shown={shown}
            options={options}
            inView={inView}
            printing={printing}
            words={words}
          />
        </figure>
      </TextsProvider>
    </LanguageContext.Provider>
  );
}

function Inside({
  shown,
  options,
  inView,
  printing,
  words,
}: Omit<EmbedProps, "problems" | "theme" | "height" | "voice"> & { readonly words: EmbedTexts }) {
  switch (shown.kind) {
    case "waiting":
      return null;
    case "loading":
      return <p className="hw-embed-soft">{words.loading}</p>;
    case "failed":
      return (
        <p className="hw-embed-problem" role="alert" part="problem">
          {shown.message}{" "}
          {shown.again !== null && (
            <button type="button" onClick={shown.again}>
              {words.retry}
            </button>
          )}
        </p>
      );
    case "open":
      return (
        // Another scenario is another visualiser: nothing of the one before stays.
        <SessionProvider key={keyOf(shown.store)} store={shown.store}>
          <PanelBoundary name={shown.title}>
            <EmbedStage options={options} inView={inView} printing={printing} words={words} />
          </PanelBoundary>
        </SessionProvider>
      );
  }
}

const keys = new WeakMap<SessionStore, number>();
let count = 0;
function keyOf(store: SessionStore): number {
  const known = keys.get(store);
  if (known !== undefined) return known;
  count += 1;
  keys.set(store, count);
  return count;
}
