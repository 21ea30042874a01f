/**
 * The page inside an iframe: an embed that is told by the address and by messages. It may stand in a
 * sandbox without an origin, so it asks for nothing: no module, no worker, no request, no storage.
 */
import { embed as words } from "../texts/en/embed";
import { DEFAULT_LANGUAGE } from "../texts/language";
import type { HopwatchEventMap } from "./contract";
import { type FrameMessage, isHostMessage, PROTOCOL } from "./frameProtocol";
import { readFrameQuery } from "./frameQuery";
import { languageTag } from "./options";
import "./define";

/** The heading is for readers only: the page around the frame has its own. */
const PAGE = `
  body { margin: 0; }
  h1 { position: absolute; inline-size: 1px; block-size: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  p { margin: 1em; font: 1em system-ui, sans-serif; }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(PAGE);
document.adoptedStyleSheets = [sheet];

/** Who said `hello`, and from where; nobody yet. */
let host: string | null = null;

function tell(message: FrameMessage): void {
  if (host === null && message.type !== "ready") return;
  // A sandbox without an origin has no name to call it by.
  window.parent.postMessage(message, host === null || host === "null" ? "*" : host);
}

function show(): void {
  const main = document.querySelector("main") ?? document.body;
  const { attributes, problem } = readFrameQuery(location.search, location.hash, words);
  if (problem !== null) {
    const line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.textContent = problem;
    main.append(line);
    return;
  }
  const element = document.createElement("hopwatch-embed");
  for (const [name, value] of attributes) element.setAttribute(name, value);
  const language = languageTag(attributes.get("lang") ?? "");
  if (language !== undefined) speak(element, language);
  const { site } = document.documentElement.dataset;
  if (site !== undefined && !attributes.has("site")) element.setAttribute("site", site);

  for (const type of ["step", "change", "error"] as const) {
    element.addEventListener(`hopwatch-${type}`, (event) => {
      const { detail } = event as HopwatchEventMap[`hopwatch-${typeof type}`];
      tell({ hopwatch: PROTOCOL, type, detail } as FrameMessage);
    });
  }
  const tellSize = () => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    tell({ hopwatch: PROTOCOL, type: "size", heightPx });
  };
  new ResizeObserver(tellSize).observe(element);

  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent || window.parent === window || !isHostMessage(data)) return;
    if (host === null && data.type !== "hello") return;
    if (host !== null && host !== origin) return;
    switch (data.type) {
      case "hello":
        host = origin;
        return tellSize();
      case "theme":
        return element.setAttribute("theme", data.theme);
      case "lang":
        return speak(element, languageTag(data.lang) ?? DEFAULT_LANGUAGE);
      case "step":
        return element.setAttribute("step", data.step);
      case "open":
        return open(element, data.scenario);
    }
  });
  main.append(element);
  if (window.parent !== window) tell({ hopwatch: PROTOCOL, type: "ready" });
}

/** Whatever language the page around it is in, it is told what this one is. */
function speak(element: HTMLElement, language: string): void {
  document.documentElement.lang = language;
  element.setAttribute("lang", language);
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
