/**
 * What a frame and the page around it say to each other. Every message is a plain object with the
 * version of this protocol under `hopwatch`; what does not fit is no message and is not answered.
 */
import type { ChangeDetail, EmbedTheme, ErrorDetail, StepDetail } from "./contract";

export const PROTOCOL = 1;

/** From the frame. `ready` goes to anybody; the rest only to who has said `hello`. */
export type FrameMessage =
  | { readonly hopwatch: 1; readonly type: "ready" }
  | { readonly hopwatch: 1; readonly type: "size"; readonly heightPx: number }
  | { readonly hopwatch: 1; readonly type: "step"; readonly detail: StepDetail }
  | { readonly hopwatch: 1; readonly type: "change"; readonly detail: ChangeDetail }
  | { readonly hopwatch: 1; readonly type: "error"; readonly detail: ErrorDetail };

/** From the page. Nothing is taken before `hello`. */
export type HostMessage =
  | { readonly hopwatch: 1; readonly type: "hello" }
  | { readonly hopwatch: 1; readonly type: "theme"; readonly theme: EmbedTheme }
  | { readonly hopwatch: 1; readonly type: "lang"; readonly lang: string }
  /** A scenario as an object, in the format of a file. */
  | { readonly hopwatch: 1; readonly type: "open"; readonly scenario: object }
  /** As the option of that name. */
  | { readonly hopwatch: 1; readonly type: "step"; readonly step: string };

const THEMES: readonly unknown[] = ["auto", "light", "dark"];
const MOST_CHARACTERS = 200;

export function isHostMessage(data: unknown): data is HostMessage {
  if (!isOurs(data)) return false;
  switch (data.type) {
    case "hello":
      return true;
    case "theme":
      return THEMES.includes(data.theme);
    case "lang":
      return isShort(data.lang);
    case "open":
      return isObject(data.scenario);
    case "step":
      return isShort(data.step);
    default:
      return false;
  }
}

export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isOurs(data)) return false;
  switch (data.type) {
    case "ready":
      return true;
    case "size":
      return typeof data.heightPx === "number" && Number.isFinite(data.heightPx);
    case "step":
    case "change":
    case "error":
      return isObject(data.detail);
    default:
      return false;
  }
}

function isOurs(data: unknown): data is Record<string, unknown> {
  return isObject(data) && data.hopwatch === PROTOCOL;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_CHARACTERS;
}
