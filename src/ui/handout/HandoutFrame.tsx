import { useMemo } from "react";
import { ledgerOf } from "../../layout/ledger";
import type { StagePart } from "../../lessons/lesson";
import { decisionContext } from "../../texts/decisionContext";
import { sentenceOf } from "../../texts/formula";
import { LedgerTable } from "../ledger/LedgerTable";
import { requestSoFar, runSoFar } from "../lesson/runSoFar";
import { SoFar } from "../lesson/SoFar";
import { isHeld } from "../lesson/stepDesk";
import { RunStrip } from "../run/RunStrip";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { chanceAsked } from "./chanceAsked";
import { HandoutBreaker } from "./HandoutBreaker";
import { HandoutCurve } from "./HandoutCurve";
import { HandoutWaterfall } from "./HandoutWaterfall";
import type { Scene } from "./scene";
import { withoutSums } from "./withoutSums";
import "../ledger/Ledger.css";

/** A storm has dozens of rows, which fill pages and say the same: of such a table the end. */
const MOST_ROWS = 20;
const SOME_ROWS = 8;

/**
 * The parts of the stage that a step shows, as a picture: nothing in it can be pressed or walked to. The
 * sentence and the table say the same in words.
 */
export function HandoutFrame({ scene: { step, shows, answers } }: { readonly scene: Scene }) {
  const texts = useAllTexts();
  const plan = usePlan();
  const snapshot = useSnapshot();
  const run = useSession((session) => session.run);
  const { event } = snapshot;
  const sentence = useMemo(() => {
    const names = new Map(plan.hops.map(({ id, name }) => [id, name]));
    return sentenceOf(texts.decision.of(event, names, decisionContext(event, run, plan)));
  }, [texts, event, run, plan]);
  const ledger = useMemo(() => ledgerOf(snapshot, plan, texts), [snapshot, plan, texts]);
  const held = !answers && isHeld(step, false);
  const has = (part: StagePart) => shows.includes(part);
  const isLong = ledger !== null && ledger.rows.length > MOST_ROWS;
  const tabled = (has("waterfall") || has("ledger")) && ledger !== null;
  return (
    <div className="hw-handout-frame">
      {has("decision") && <p className="hw-handout-decision">{sentence}</p>}
      {has("run") && run.operations.length > 1 && (
        <div inert>
          <SoFar knows={held ? runSoFar : null}>
            <RunStrip />
          </SoFar>
        </div>
      )}
      {has("waterfall") && (
        <SoFar knows={held ? requestSoFar : null}>
          <HandoutWaterfall answers={answers} />
        </SoFar>
      )}
      {has("breaker") && <HandoutBreaker />}
      {has("chance") && <HandoutCurve asked={chanceAsked(step)} />}
      {tabled && (
        <div className="hw-ledger">
          <LedgerTable
            ledger={held ? withoutSums(ledger) : ledger}
            mostRows={isLong ? SOME_ROWS : null}
          />
          {isLong && <p>{texts.handout.rows(SOME_ROWS, ledger.rows.length)}</p>}
        </div>
      )}
    </div>
  );
}
