import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { Span } from "../../engine/calleeTree";
import { type WaterfallLayout, waterfallLayout } from "../../layout/waterfall";
import { currentKey, shownKey } from "../../layout/waterfallCurrent";
import { type Folds, foldsOfAll } from "../../layout/waterfallFolds";
import { waterfallGround } from "../../layout/waterfallGround";
import type { AnswerMs } from "../../layout/waterfallHandles";
import { type BodyOf, type RequestTree, requestTree } from "../../layout/waterfallTree";
import { FEW } from "../../layout/waterfallView";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useUnhurried } from "../useRested";
import type { Size } from "./useSize";
import { useView } from "./useView";

interface Options {
  readonly size: Size;
  readonly takesMs: AnswerMs;
  readonly bodyOf: BodyOf;
  /** null: everything is unfolded. */
  readonly folds: Folds | null;
  readonly zoom: Span | null;
  /** Of many rows those are drawn that can be seen of this box; null: all. */
  readonly boxRef: RefObject<HTMLElement | null> | null;
  /** And this one, wherever it is, with that of the cursor. */
  readonly walked: string | null;
  /** Whether a hand is near its bars; of few rows it may always be. */
  readonly near: boolean;
  /** The end of the axis when something of the picture was taken hold of; null when nothing is. */
  readonly heldMs: number | null;
}

/** The rows of the request at the cursor, once for all of its steps, and the picture at this one. */
export function useWaterfallLayout(options: Options): {
  readonly tree: RequestTree | null;
  readonly layout: WaterfallLayout | null;
} {
  const { size, takesMs, bodyOf, folds, zoom, boxRef, walked, near, heldMs } = options;
  const texts = useTexts();
  const run = useSession((session) => session.run);
  const plan = usePlan();
  const snapshot = useSnapshot();
  const request = snapshot.operation?.id ?? 0;
  const before = useRef<{
    readonly tree: RequestTree | null;
    readonly layout: WaterfallLayout | null;
  }>(null);
  const tree = useMemo(() => {
    const placed = run.operations[request - 1];
    const operation =
      placed?.id === request ? placed : run.operations.find(({ id }) => id === request);
    return operation === undefined
      ? null
      : requestTree(run, plan, operation, bodyOf, before.current?.tree);
  }, [run, plan, request, bodyOf]);
  // The axis stays as it is while a hand is on something: only what it moves is seen to move.
  const gesture = useSession((session) => session.gesture);
  const restingMs = useRef<number | null>(null);
  const frozenMs = heldMs ?? (gesture === null ? null : restingMs.current);
  const view = useView(boxRef, tree !== null && tree.rows.length > FEW);
  const ground = useMemo(
    () =>
      tree === null
        ? null
        : waterfallGround(tree, plan, folds ?? foldsOfAll(tree, false), size, texts),
    [tree, plan, folds, size, texts],
  );
  // Where it is out of sight it comes and goes with the steps, and costs more than all that are in view.
  const current = useUnhurried(
    ground && shownKey(ground.tree, ground.placeOf, currentKey(ground.tree, snapshot.event)),
  );
  const whole = boxRef === null;
  const viewed = useMemo(
    () => (whole ? undefined : { view, always: [walked, current] }),
    [whole, view, walked, current],
  );
  const layout = useMemo(
    () =>
      ground === null
        ? null
        : waterfallLayout({
            before: before.current?.layout,
            run,
            plan,
            snapshot,
            answerMs: takesMs,
            texts,
            ...size,
            endMs: frozenMs,
            ground,
            zoom,
            gripped: near || ground.rows.length <= FEW,
            viewed,
          }),
    [run, plan, snapshot, takesMs, texts, size, frozenMs, ground, zoom, near, viewed],
  );
  const endMs = layout?.endMs ?? 1;
  useLayoutEffect(() => {
    before.current = { tree, layout };
    if (gesture === null) restingMs.current = endMs;
  }, [gesture, endMs, layout, tree]);
  return { tree, layout };
}
