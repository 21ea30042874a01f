import { useMemo } from "react";
import { ledgerOf } from "../../layout/ledger";
import type { StagePart } from "../../lessons/lesson";
import { decisionContext } from "../../texts/decisionContext";
import { sentenceOf } from "../../texts/formula";
import { LedgerTable } from "../ledger/LedgerTable";
import { RunStrip } from "../run/RunStrip";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { Waterfall } from "../waterfall/Waterfall";
import { HandoutBreaker } from "./HandoutBreaker";
import "../ledger/Ledger.css";

/**
 * The parts of the stage that a step shows, as a picture: nothing in it can be pressed or walked to. The
 * sentence and the table say the same in words.
 */
export function HandoutFrame({ shows }: { readonly shows: readonly StagePart[] }) {
  const texts = useTexts();
  const plan = usePlan();
  const snapshot = useSnapshot();
  const run = useSession((session) => session.run);
  const { event } = snapshot;
  const sentence = useMemo(() => {
    const names = new Map(plan.hops.map(({ id, name }) => [id, name]));
    return sentenceOf(texts.decision.of(event, names, decisionContext(event, run, plan)));
  }, [texts, event, run, plan]);
  const ledger = useMemo(() => ledgerOf(snapshot, plan, texts), [snapshot, plan, texts]);
  const has = (part: StagePart) => shows.includes(part);
  const tabled = (has("waterfall") || has("ledger")) && ledger !== null;
  return (
    <div className="hw-handout-frame">
      {has("decision") && <p className="hw-handout-decision">{sentence}</p>}
      {has("run") && run.operations.length > 1 && (
        <div inert>
          <RunStrip />
        </div>
      )}
      {has("waterfall") && (
        <div inert>
          <Waterfall />
        </div>
      )}
      {has("breaker") && <HandoutBreaker />}
      {tabled && (
        <div className="hw-ledger">
          <LedgerTable ledger={ledger} mostRows={null} />
        </div>
      )}
    </div>
  );
}
