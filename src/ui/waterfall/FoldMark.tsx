import type { WaterfallRow } from "../../layout/waterfallMarks";

/**
 * The triangle of a branch, for the pointer: from the keyboard → and ← do the same, and a reader hears
 * the row's own state. The row's button takes the press, and asks `isOnFoldMark`.
 */
export function FoldMark({ branch }: { readonly branch: WaterfallRow["branch"] }) {
  if (branch === null) return <span className="hw-fold" />;
  return (
    <span className="hw-fold" data-branch={branch}>
      <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
        <path d={branch === "open" ? "M-4,-2h8l-4,5z" : "M-2,-4v8l5,-4z"} />
      </svg>
    </span>
  );
}

export function isOnFoldMark(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-branch]") !== null;
}
