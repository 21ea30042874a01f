import { findHop } from "../engine/hopTree";
import { LIMITS } from "../engine/limits";
import type { RunRefused } from "../engine/refusal";
import type { Scenario } from "../engine/scenario";
import type { Texts } from "../texts/en";
import type { Notice } from "./notice";

/** Why a scenario has no run, for the one who just asked for it. `open` is there for the hop's name. */
export function refusalNotice(
  { cause }: RunRefused,
  open: Pick<Scenario, "hops">,
  texts: Texts,
): Notice {
  const words = texts.app.refusals;
  const why =
    cause.reason === "cannot_end"
      ? words.cannotEnd(findHop(open.hops, cause.hop)?.name ?? cause.hop)
      : words.tooManyAttempts(cause.attempts, LIMITS.attempts);
  return { tone: "error", text: words.title, details: [why] };
}
