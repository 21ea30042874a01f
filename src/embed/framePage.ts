/**
 * The page inside an iframe: an embed that is told by the address and by messages. It may stand in a
 * sandbox without an origin, so it asks for nothing: no module, no worker, no request, no storage.
 */
import { embed as words } from "../texts/en/embed";
import { DEFAULT_LANGUAGE, type Language } from "../texts/language";
import type { EmbedTheme, HopwatchEventMap } from "./contract";
import { frameLesson } from "./frameLesson";
import { type FrameMessage, isHostMessage, PROTOCOL } from "./frameProtocol";
import { type FrameQuery, readFrameQuery } from "./frameQuery";
import { languageTag, readOptions } from "./options";
import "./define";

/** The heading is for readers only: the page around the frame has its own. */
const PAGE = `
  body, hopwatch-embed { margin: 0; }
  main { display: flow-root; }
  main > h1 { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  main > p { margin: 1em; font: 1em system-ui, sans-serif; }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(PAGE);
document.adoptedStyleSheets = [sheet];

/** What is left of the frame beside its rounded corners, and its lines, are in the colours of the theme as well. */
function paint(theme: EmbedTheme): void {
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}

/** Who said `hello`, and from where; nobody yet. */
let host: string | null = null;
/** Faults that were found before anybody was there to be told. */
const untold: FrameMessage[] = [];

function tell(message: FrameMessage): void {
  if (host === null && message.type === "error") untold.push(message);
  if (host === null && message.type !== "ready") return;
  // A sandbox without an origin has no name to call it by.
  window.parent.postMessage(message, host === null || host === "null" ? "*" : host);
}

function show(): void {
  const main = document.querySelector("main") ?? document.body;
  const { attributes, lesson, problem } = readFrameQuery(location.search, location.hash, words);
  // Frames of one page have a main part each, and are told apart by these.
  const name = lesson ?? attributes.get("scenario");
  if (name != null) main.setAttribute("aria-label", words.label(name));
  paint(readOptions((option) => attributes.get(option) ?? null, words).options.theme);
  const { site } = document.documentElement.dataset;
  let inside: Inside;
  if (problem !== null) inside = lineIn(problem);
  else if (lesson === null) inside = embedIn(attributes, site);
  else inside = lessonIn(lesson, attributes, site);
  const tellSize = () => {
    // With all that is in it, so also the lines about what is wrong.
    const heightPx = Math.ceil(main.getBoundingClientRect().height);
    tell({ hopwatch: PROTOCOL, type: "size", heightPx });
  };
  new ResizeObserver(tellSize).observe(main);

  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || window.parent === window || !isHostMessage(data)) return;
    if (host === null && data.type !== "hello") return;
    if (host !== null && host !== origin) return;
    switch (data.type) {
      case "hello":
        host = origin;
        untold.splice(0).forEach(tell);
        return tellSize();
      case "theme":
        paint(data.theme);
        return inside.theme(data.theme);
      case "lang":
        return inside.speak(languageTag(data.lang) ?? DEFAULT_LANGUAGE);
      case "step":
        return inside.goTo(data.step);
      case "open":
        return inside.open(data.scenario);
    }
  });
  main.append(inside.element);
  if (window.parent !== window) tell({ hopwatch: PROTOCOL, type: "ready" });
}

/** What messages and the address are told to. */
interface Inside {
  readonly element: HTMLElement;
  theme(theme: EmbedTheme): void;
  speak(language: Language): void;
  goTo(step: string): void;
  open(scenario: object): void;
}
type Attributes = FrameQuery["attributes"];

function embedIn(attributes: Attributes, site: string | undefined): Inside {
  const element = document.createElement("hopwatch-embed");
  for (const [name, value] of attributes) element.setAttribute(name, value);
  if (site !== undefined && !attributes.has("site")) element.setAttribute("site", site);
  for (const type of ["step", "change", "error"] as const) {
    element.addEventListener(`hopwatch-${type}`, (event) => {
      const { detail } = event as HopwatchEventMap[`hopwatch-${typeof type}`];
      tell({ hopwatch: PROTOCOL, type, detail } as FrameMessage);
    });
  }
  const speak = (language: Language) => {
    document.documentElement.lang = language;
    element.setAttribute("lang", language);
  };
  const language = languageTag(attributes.get("lang") ?? "");
  if (language !== undefined) speak(language);
  return {
    element,
    speak,
    theme: (theme) => element.setAttribute("theme", theme),
    goTo: (step) => element.setAttribute("step", step),
    open: (scenario) => open(element, scenario),
  };
}

/** Why nothing is shown; nothing can be told to that. */
function lineIn({ reason, message }: NonNullable<FrameQuery["problem"]>): Inside {
  const element = document.createElement("p");
  element.setAttribute("role", "alert");
  element.textContent = message;
  tell({ hopwatch: PROTOCOL, type: "error", detail: { reason, message, problems: [message] } });
  const deaf = () => {};
  return { element, theme: deaf, speak: deaf, goTo: deaf, open: deaf };
}

/** A lesson has scenarios of its own. */
function lessonIn(lesson: string, attributes: Attributes, site: string | undefined): Inside {
  // The lesson has a heading of its own.
  document.querySelector("h1")?.remove();
  const { options } = readOptions((name) => attributes.get(name) ?? null, words);
  const language = languageTag(attributes.get("lang") ?? "") ?? DEFAULT_LANGUAGE;
  document.documentElement.lang = language;
  const { element, tell: draw } = frameLesson(
    {
      lesson,
      language,
      theme: options.theme,
      step: options.step,
      site: options.site ?? site ?? null,
    },
    words,
    {
      onStep: (detail) => tell({ hopwatch: PROTOCOL, type: "step", detail }),
      onChange: (detail) => tell({ hopwatch: PROTOCOL, type: "change", detail }),
      onError: (detail) => tell({ hopwatch: PROTOCOL, type: "error", detail }),
    },
  );
  return {
    element,
    theme: (theme) => draw({ theme }),
    speak(spoken) {
      document.documentElement.lang = spoken;
      draw({ language: spoken });
    },
    goTo: (step) => draw({ step }),
    open: () => {},
  };
}

/** A message is data that was copied already: no getter and no cycle that `stringify` could not write. */
function open(element: HTMLElement, scenario: object): void {
  const script = document.createElement("script");
  script.type = "application/json";
  try {
    script.textContent = JSON.stringify(scenario);
  } catch {
    // A cycle: the empty text says that it is no JSON.
  }
  for (const name of ["scenario", "src", "state"]) element.removeAttribute(name);
  element.replaceChildren(script);
}

show();
