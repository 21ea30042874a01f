import { createElement, Fragment, useMemo } from "react";
import { planOf, snapshotOf } from "../../session/derived";
import { decisionContext } from "../../texts/decisionContext";
import type { FormulaPart } from "../../texts/formula";
import { usePlayback } from "../PlaybackContext";
import { useTexts } from "../TextsContext";
import { useKept } from "../useKept";
import "./Decision.css";

/**
 * The decision at the cursor in words and figures. The sentence itself is the live region, so what
 * is read out is what stands there; it keeps silent while the run plays.
 */
export function Decision() {
  const texts = useTexts();
  const playing = usePlayback((playback) => playback.playing);
  const decided = useKept(({ scenario, run, step }) => {
    const plan = planOf(scenario);
    const { event } = snapshotOf(run, step);
    const names = plan.hops.map(({ id, name }) => [id, name] as const);
    return { event, names, context: decisionContext(event, run, plan) };
  });
  const { lead, formula, coda } = useMemo(() => {
    const { event, names, context } = decided;
    return texts.decision.of(event, new Map(names), context);
  }, [texts, decided]);

  return (
    <div
      role="status"
      className="hw-decision"
      aria-live={playing ? "off" : "polite"}
      aria-atomic="true"
    >
      <p className="hw-decision-lead">
        {lead}
        {formula === null && coda === null ? "." : " "}
      </p>
      {formula !== null && (
        <p className="hw-decision-formula">
          {createElement(Fragment, null, ...formula.map(part))}
          {coda === null && <span className="hw-hidden">.</span>}
        </p>
      )}
      {coda !== null && (
        <p className="hw-decision-coda">
          <span className="hw-hidden">{formula === null ? "— " : " — "}</span>
          {coda}.
        </p>
      )}
    </div>
  );
}

/** The parts of a formula have no names of their own: they are children in their order, not a list. */
const part = ({ text, mark }: FormulaPart) => createElement("span", { "data-mark": mark }, text);
