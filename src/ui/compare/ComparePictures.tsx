import { useCallback } from "react";
import { stepOf } from "../../engine/frame";
import { endingWords } from "../../layout/compareWords";
import type { LegendKey } from "../../layout/waterfall";
import { sameStep } from "../../session/sameStep";
import { decisionContext } from "../../texts/decisionContext";
import { useSessionStore } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { rowEnd } from "../waterfall/currentRow";
import { useSize } from "../waterfall/useSize";
import { WaterfallLegend } from "../waterfall/WaterfallLegend";
import { CompareHalf } from "./CompareHalf";
import { CompareLine } from "./CompareLine";
import { useCompareLayouts } from "./useCompareLayouts";
import type { Compared } from "./useComparison";
import "../waterfall/Waterfall.css";

/** The two requests, one above the other on one axis, and one cursor through both. */
export function ComparePictures({ comparison }: { readonly comparison: Compared }) {
  const texts = useAllTexts();
  const words = texts.compare;
  const store = useSessionStore();
  const { a, b, same, names, sources, request, otherRequest } = comparison;
  const { size, boxRef, emRef } = useSize();
  const layouts = useCompareLayouts(a, b, size);
  const ending = (totals: typeof request) =>
    totals === null ? null : words.ends(endingWords(totals, sources));
  const hopNames = new Map(b.plan.hops.map(({ id, name }) => [id, name]));
  const sentence = texts.decision.sentence(
    b.snapshot.event,
    hopNames,
    decisionContext(b.snapshot.event, b.run, b.plan),
  );

  const operation = layouts.a?.request ?? 0;
  const onOpen = useCallback(
    (key: string) => {
      const { run, goTo } = store.getState();
      goTo(stepOf(run.events, rowEnd(run, operation, key)));
    },
    [store, operation],
  );
  const other = b.run;
  const otherOperation = layouts.b?.request ?? 0;
  const onOpenOther = useCallback(
    (key: string) => {
      const { run, goTo } = store.getState();
      const there = stepOf(other.events, rowEnd(other, otherOperation, key));
      goTo(sameStep(other.events, there, run.events).step);
    },
    [store, other, otherOperation],
  );
  const legend = [
    ...new Set<LegendKey>([...(layouts.a?.legend ?? []), ...(layouts.b?.legend ?? [])]),
  ];
  return (
    <div ref={boxRef} className="hw-compare-pictures">
      <span ref={emRef} className="hw-waterfall-em" />
      <CompareHalf
        which={words.now}
        name={names.a}
        ending={ending(request)}
        layout={layouts.a}
        event={a.snapshot.event}
        onOpen={onOpen}
      />
      <CompareHalf
        which={words.pinned}
        name={names.b}
        ending={ending(otherRequest)}
        layout={layouts.b}
        event={b.snapshot.event}
        onOpen={onOpenOther}
      >
        {layouts.a !== null && layouts.b !== null && (
          <CompareLine from={layouts.a} to={layouts.b} />
        )}
        <p className="hw-compare-here">{same ? words.here(sentence) : words.nearest(sentence)}</p>
      </CompareHalf>
      <WaterfallLegend keys={legend} />
    </div>
  );
}
