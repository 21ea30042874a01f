/** Does a step let its reader make this change? */
import { flatHops } from "../engine/hopTree";
import type { Hop, Scenario } from "../engine/scenario";
import type { Change, May } from "./lesson";

export function mayChange(may: May | undefined, from: Scenario, to: Scenario): boolean {
  if (may === "everything" || from === to) return true;
  const changes = may ?? [];
  return (
    changedKeys(from, to, ["hops", "breakers", "opensAt"]).every((key) =>
      changes.some((change) => change.of === "operation" && names(change, key)),
    ) &&
    hopsMay(changes, flatHops(from.hops), flatHops(to.hops)) &&
    breakersMay(changes, from.breakers, to.breakers)
  );
}

/** May this setting be changed? For the page, to leave the knobs of the others out. */
export function mayTurn(may: May | undefined, of: Change["of"], at: string | null, key: string) {
  if (may === "everything") return true;
  return (may ?? []).some((change) => change.of === of && isAt(change, at) && names(change, key));
}

function isAt(change: Change, at: string | null): boolean {
  if (change.of === "operation") return at === null;
  return (change.of === "hop" ? change.hop : change.breaker) === at;
}

function names({ keys }: Change, key: string): boolean {
  return keys.some((each) => each === key);
}

function hopsMay(changes: readonly Change[], from: readonly Hop[], to: readonly Hop[]): boolean {
  return (
    from.length === to.length &&
    from.every((hop, index) => {
      const other = to[index];
      return (
        other !== undefined &&
        other.id === hop.id &&
        other.kind === hop.kind &&
        // The calls inside are hops of their own here.
        changedKeys(hop, other, ["calls"]).every((key) => mayTurn(changes, "hop", hop.id, key))
      );
    })
  );
}

function breakersMay(
  changes: readonly Change[],
  from: Scenario["breakers"],
  to: Scenario["breakers"],
): boolean {
  const keys = Object.keys(from).filter((key) => Object.hasOwn(to, key));
  // A hop that may take another breaker makes one, and leaves one behind.
  const mayMove = changes.some((change) => change.of === "hop" && names(change, "breaker"));
  const same = keys.length === Object.keys(from).length && keys.length === Object.keys(to).length;
  if (!same && !mayMove) return false;
  return keys.every((key) =>
    changedKeys(from[key] ?? {}, to[key] ?? {}, []).every((each) =>
      mayTurn(changes, "breaker", key, each),
    ),
  );
}

/** Values are plain data, written the same way when they are the same. */
function changedKeys(from: object, to: object, but: readonly string[]): readonly string[] {
  const before: { readonly [key: string]: unknown } = { ...from };
  const after: { readonly [key: string]: unknown } = { ...to };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !but.includes(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
}
