import { findHop } from "../engine/hopTree";
import { LIMITS } from "../engine/limits";
import { RunRefused } from "../engine/refusal";
import { pairsOf } from "../gallery/pairs";
import { createSession, type SessionStore } from "../session/session";
import type { EmbedTexts } from "../texts/en/embed";
import type { ErrorDetail } from "./contract";
import type { Opened } from "./loadSource";

export type OpenedSession =
  | { readonly ok: true; readonly store: SessionStore }
  | { readonly ok: false; readonly error: ErrorDetail };

/** Runs what was read. A comparison without another half is with its pair, or with how it was opened. */
export function openSession(
  { scenario, against, frame, stepSize }: Opened,
  comparing: boolean,
  words: EmbedTexts,
): OpenedSession {
  const other = against ?? (comparing ? (pairsOf(scenario)[0] ?? scenario) : undefined);
  try {
    const store = createSession(scenario, frame, undefined, other);
    store.getState().setStepSize(stepSize);
    return { ok: true, store };
  } catch (error) {
    if (!(error instanceof RunRefused)) throw error;
    const message = whyRefused(error, [...scenario.hops, ...(other?.hops ?? [])], words);
    return { ok: false, error: { reason: "refused", message, problems: [message] } };
  }
}

function whyRefused(
  { cause }: RunRefused,
  hops: Opened["scenario"]["hops"],
  words: EmbedTexts,
): string {
  return cause.reason === "cannot_end"
    ? words.cannotEnd(findHop(hops, cause.hop)?.name ?? cause.hop)
    : words.tooManyAttempts(cause.attempts, LIMITS.attempts);
}
