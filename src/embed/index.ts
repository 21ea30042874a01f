/** The published types of `hopwatch/embed`. Importing it defines the element and gives nothing else. */
import type { HopwatchEmbedElement } from "./contract";

export type {
  ChangeDetail,
  EmbedControls,
  EmbedTheme,
  EmbedView,
  ErrorDetail,
  ErrorReason,
  HopwatchAttributes,
  HopwatchEmbedElement,
  HopwatchEventMap,
  StepDetail,
} from "./contract";

declare global {
  interface HTMLElementTagNameMap {
    "hopwatch-embed": HopwatchEmbedElement;
  }
}
