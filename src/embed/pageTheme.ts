/** Which theme a page is in: not what the system prefers, since most docs have a switch of their own. */

/** By the text that is handed down to `element`: light text stands on a dark page. */
export function pageTheme(element: Element): "light" | "dark" {
  const [red = 0, green = 0, blue = 0] = channels(getComputedStyle(element).color);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 127 ? "dark" : "light";
}

/** 0 to 255 each. Colours of other spaces are painted to be told. */
function channels(color: string): readonly number[] {
  const plain = /^rgba?\((\d+), ?(\d+), ?(\d+)/.exec(color);
  if (plain) return plain.slice(1, 4).map(Number);
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return [];
  context.fillStyle = color;
  const hex = /^#(..)(..)(..)/.exec(String(context.fillStyle));
  return hex?.slice(1, 4).map((pair) => Number.parseInt(pair, 16)) ?? [];
}

/** A theme may fade in; longer than any does. */
const FADE_MS = 500;

/** Calls back whenever the page may have changed its theme; what comes back ends that. */
export function watchPageTheme(onChange: () => void): () => void {
  let fading: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    onChange();
    clearTimeout(fading);
    fading = setTimeout(onChange, FADE_MS);
  };
  const observer = new MutationObserver(look);
  for (const watched of [document.documentElement, document.body]) {
    if (watched !== null) observer.observe(watched, { attributes: true });
  }
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", look);
  return () => {
    clearTimeout(fading);
    observer.disconnect();
    system.removeEventListener("change", look);
  };
}
