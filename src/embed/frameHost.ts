/**
 * The script on the host's side of an iframe: gives frames their height, the page's theme and its
 * language, and passes on as events what they tell. It may be loaded before or after the frames.
 */
import { type FrameMessage, type HostMessage, isFrameMessage, PROTOCOL } from "./frameProtocol";
import { watchPageLanguage } from "./pageLanguage";
import { pageTheme, watchPageTheme } from "./pageTheme";

/** No frame is higher, whatever it says. */
const MOST_PX = 4000;
const LEAST_PX = 60;
/** More heights in so long a time are a frame that grows by its own growing. */
const MOST_HEIGHTS = 40;
const WHILE_MS = 2000;

/** How many heights each frame has had since when. */
const sizes = new WeakMap<HTMLIFrameElement, { sinceMs: number; heights: number }>();

function frames(): readonly HTMLIFrameElement[] {
  return [...document.querySelectorAll("iframe")].filter(isOurs);
}

function isOurs(frame: HTMLIFrameElement): boolean {
  return frame.hasAttribute("data-hopwatch") || /\/embed\.html([?#]|$)/.test(frame.src);
}

/** Where its messages must come from: its own address, or nowhere in a sandbox without an origin. */
function originOf(frame: HTMLIFrameElement): string {
  const isOpaque = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  return isOpaque ? "null" : new URL(frame.src, document.baseURI).origin;
}

function tell(frame: HTMLIFrameElement, message: HostMessage): void {
  // Far below in the page it has not begun to load: nobody is there to be told, and it will say when it is ready.
  if (frame.contentDocument?.URL === "about:blank") return;
  const origin = originOf(frame);
  frame.contentWindow?.postMessage(message, origin === "null" ? "*" : origin);
}

/** May be said again: a frame that was reloaded knows nobody any more. */
function greet(frame: HTMLIFrameElement): void {
  tell(frame, { hopwatch: PROTOCOL, type: "hello" });
  tellPage(frame);
}

function tellPage(frame: HTMLIFrameElement): void {
  const lang = frame.closest<HTMLElement>("[lang]")?.lang ?? "";
  // What its address asks for is what its author wants.
  const asked = new URL(frame.src, document.baseURI).searchParams;
  const isThemed = /light|dark/.test(asked.get("theme") ?? "");
  if (!isThemed) tell(frame, { hopwatch: PROTOCOL, type: "theme", theme: pageTheme(frame) });
  if (lang !== "" && !asked.has("lang")) tell(frame, { hopwatch: PROTOCOL, type: "lang", lang });
}

function hear(frame: HTMLIFrameElement, message: FrameMessage): void {
  if (message.type === "ready") greet(frame);
  else if (message.type === "size") resize(frame, message.heightPx);
  else {
    const { type, detail } = message;
    frame.dispatchEvent(new CustomEvent(`hopwatch-${type}`, { detail, bubbles: true }));
  }
}

function resize(frame: HTMLIFrameElement, heightPx: number): void {
  const nowMs = performance.now();
  const before = sizes.get(frame);
  const goesOn = before !== undefined && nowMs - before.sinceMs < WHILE_MS;
  const counted = goesOn
    ? { ...before, heights: before.heights + 1 }
    : { sinceMs: nowMs, heights: 1 };
  sizes.set(frame, counted);
  if (counted.heights > MOST_HEIGHTS) return;
  const wantedPx = Math.max(LEAST_PX, Math.min(MOST_PX, Math.ceil(heightPx)));
  if (frame.clientHeight === wantedPx) return;
  const isWithBorder = getComputedStyle(frame).boxSizing === "border-box";
  const borderPx = isWithBorder ? frame.offsetHeight - frame.clientHeight : 0;
  frame.style.height = `${wantedPx + borderPx}px`;
}

if (typeof window !== "undefined") {
  window.addEventListener("message", ({ source, origin, data }) => {
    if (!isFrameMessage(data)) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame !== undefined && origin === originOf(frame)) hear(frame, data);
  });
  const tellPages = () => frames().forEach(tellPage);
  watchPageTheme(tellPages);
  watchPageLanguage(tellPages);
  // Those that were here first; the others say by themselves that they are ready.
  frames().forEach(greet);
}
