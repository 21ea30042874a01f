import { useCallback, useState } from "react";
import { type Folds, foldsOfAll, NO_FOLDS } from "../../layout/waterfallFolds";
import type { RequestTree } from "../../layout/waterfallTree";

/** What is folded by hand; it stays through steps and edits. */
export function useFolds() {
  const [folds, setFolds] = useState<Folds>(NO_FOLDS);
  const fold = useCallback((key: string, folded: boolean) => {
    setFolds((before) => new Map([...before, [key, folded]]));
  }, []);
  const foldAll = useCallback((tree: RequestTree, folded: boolean) => {
    setFolds(foldsOfAll(tree, folded));
  }, []);
  return { folds, fold, foldAll };
}
