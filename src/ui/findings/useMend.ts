import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Scenario } from "../../engine/scenario";
import type { Finding } from "../../findings/finding";
import { latestOf } from "../../session/latest";
import { useSessionStore } from "../SessionContext";
import { useLook } from "./FindingsContext";
import { fixWords } from "./fixWords";
import { useFindingTexts } from "./useFindingTexts";

interface Mended {
  readonly order: string;
  readonly after: Scenario;
}

/**
 * Fixes findings, each as one edit. What was done is told once it has been looked at again, and the
 * focus then goes to the finding that took the place of the fixed one.
 */
export function useMend(panel: RefObject<HTMLElement | null>, findings: readonly Finding[]) {
  const texts = useFindingTexts();
  const store = useSessionStore();
  const at = useLook((look) => look.at);
  const [mended, setMended] = useState<Mended | null>(null);
  /** The place in the list of what was fixed last, until the focus is taken from it. */
  const place = useRef<number | null>(null);
  const pressed = useRef<Finding | null>(null);

  const onFix = useCallback(
    (finding: Finding) => {
      const { scenario } = store.getState();
      // A second press on one that is about to go.
      if (finding.fix === undefined || pressed.current === finding) return;
      store.getState().edit(finding.fix(latestOf(store.getState())));
      const { scenario: after } = store.getState();
      if (after === scenario) return;
      pressed.current = finding;
      place.current = findings.indexOf(finding);
      setMended({ order: fixWords(texts, finding), after });
    },
    [store, texts, findings],
  );

  // Undone, or changed otherwise: then it is no news any more.
  const isSeen = mended !== null && at?.scenario === mended.after;
  useLayoutEffect(() => {
    if (!isSeen || place.current === null) return;
    const index = place.current;
    place.current = null;
    const root = panel.current;
    const focused = (root?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    // Whoever has gone elsewhere meanwhile stays there.
    if (focused && focused.localName !== "body" && !root?.contains(focused)) return;
    const titles = root?.querySelectorAll<HTMLElement>("[data-title]") ?? [];
    const next = titles[Math.min(index + 1, titles.length - 1)];
    next?.focus();
  }, [isSeen, panel]);
  return { onFix, order: isSeen ? mended.order : null };
}
