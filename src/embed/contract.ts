/** What a host page and an embed say to each other, as types: published, plain data, nothing of React. */
import type { Frame, Scenario } from "../engine/scenario";

export type EmbedView =
  | "run"
  | "waterfall"
  | "decision"
  | "ledger"
  | "breaker"
  | "findings"
  | "compare";
/** `knobs` without the transport, `all` with both and with handles in the waterfall. */
export type EmbedControls = "none" | "transport" | "knobs" | "all";
export type EmbedTheme = "auto" | "light" | "dark";

/** `detail` of `hopwatch-step`: where the reader is now. */
export interface StepDetail {
  /** Counts from 1 through the decisions of the whole run; in a lesson through its steps. */
  readonly step: number;
  readonly of: number;
  readonly frame: Frame;
  readonly request: number | null;
  /** On the run's clock. */
  readonly atMs: number;
  /** The decision as one plain sentence. */
  readonly sentence: string;
}

/** `detail` of `hopwatch-change`: the reader edited the scenario. A copy: changing it changes nothing. */
export interface ChangeDetail {
  readonly scenario: Scenario;
}

/** `detail` of `hopwatch-error`. */
export interface ErrorDetail {
  readonly reason: ErrorReason;
  /** The line that the embed shows. */
  readonly message: string;
  /** All that is wrong, with its place. */
  readonly problems: readonly string[];
}
export type ErrorReason =
  /** An attribute says what it cannot; the embed goes on without it. */
  | "option"
  /** No scenario is named, or several at once, or one that there is not. */
  | "source"
  | "unreachable"
  | "invalid"
  /** A legal scenario that has no run. */
  | "refused";

export interface HopwatchEventMap {
  "hopwatch-step": CustomEvent<StepDetail>;
  "hopwatch-change": CustomEvent<ChangeDetail>;
  "hopwatch-error": CustomEvent<ErrorDetail>;
}

/** The attributes, each also a property of the same name; null: it is not set. */
export interface HopwatchAttributes {
  /** The name of a scenario of the gallery. */
  scenario: string | null;
  /** The address of a scenario file. */
  src: string | null;
  /** What stands after `#` in a link of Hopwatch. */
  state: string | null;
  /** What is shown, in this order, separated by spaces. */
  view: string | null;
  controls: EmbedControls | null;
  /** Which values a reader may change, such as `deadline payment.timeout`, separated by spaces. */
  editable: string | null;
  /** A frame as in a link (`7.payment.1.refused`), or the number of a decision from 1. */
  step: string | null;
  theme: EmbedTheme | null;
  /** Least height in pixels, kept free from the start. */
  height: string | null;
  /** Where Hopwatch is, for the link that opens this frame in it. */
  site: string | null;
}

/** `<hopwatch-embed>`. */
export interface HopwatchEmbedElement extends HTMLElement, HopwatchAttributes {
  addEventListener<K extends keyof HopwatchEventMap>(
    type: K,
    listener: (this: HopwatchEmbedElement, event: HopwatchEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
