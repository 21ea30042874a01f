/** Edits as data, over the engine's own. */
import {
  appendArrival,
  attachBreaker,
  detachBreaker,
  moveHop,
  removeHop,
  setBreaker,
  setHop,
  setOperation,
} from "../engine/edit";
import { findHop } from "../engine/hopTree";
import type {
  Arrival,
  BreakerRules,
  CallHop,
  Response,
  Scenario,
  WorkHop,
} from "../engine/scenario";

/** `unset` removes keys, so that their defaults hold. */
export type Edit =
  | {
      readonly kind: "operation";
      readonly set?: Partial<
        Omit<Scenario, "version" | "hops" | "breakers" | "opensAt" | "ladder">
      >;
      readonly unset?: readonly string[];
    }
  | {
      readonly kind: "hop";
      readonly hop: string;
      readonly set?: Partial<Omit<CallHop, "id" | "kind" | "breaker">> &
        Partial<Pick<WorkHop, "durationMs">>;
      readonly unset?: readonly string[];
    }
  | {
      readonly kind: "answer";
      readonly hop: string;
      readonly index: number;
      readonly answer: Response;
    }
  | {
      readonly kind: "breaker";
      readonly breaker: string;
      readonly set?: BreakerRules;
      readonly unset?: readonly string[];
    }
  | { readonly kind: "attach"; readonly hop: string; readonly breaker: string }
  | { readonly kind: "detach"; readonly hop: string }
  | { readonly kind: "move"; readonly hop: string; readonly to: number }
  | { readonly kind: "remove"; readonly hop: string }
  | { readonly kind: "arrive"; readonly arrival: Arrival };

export function edited(scenario: Scenario, edits: readonly Edit[] = []): Scenario {
  return edits.reduce(editedOnce, scenario);
}

export function editedOnce(scenario: Scenario, edit: Edit): Scenario {
  switch (edit.kind) {
    case "operation":
      return setOperation(scenario, patchOf(edit));
    case "hop":
      return setHop(scenario, edit.hop, patchOf(edit));
    case "answer":
      return answered(scenario, edit.hop, edit.index, edit.answer);
    case "breaker":
      return setBreaker(scenario, edit.breaker, patchOf(edit));
    case "attach":
      return attachBreaker(scenario, edit.hop, edit.breaker);
    case "detach":
      return detachBreaker(scenario, edit.hop);
    case "move":
      return moveHop(scenario, edit.hop, edit.to);
    case "remove":
      return removeHop(scenario, edit.hop);
    case "arrive":
      return appendArrival(scenario, edit.arrival);
  }
}

function patchOf({
  set = {},
  unset = [],
}: {
  readonly set?: object;
  readonly unset?: readonly string[];
}): object {
  return { ...set, ...Object.fromEntries(unset.map((key) => [key, undefined])) };
}

/** An answer one past the end of the list is added to it. */
function answered(scenario: Scenario, hopId: string, index: number, answer: Response): Scenario {
  const hop = findHop(scenario.hops, hopId);
  if (hop?.kind !== "call" || index > hop.responses.length) return scenario;
  return setHop(scenario, hopId, { responses: hop.responses.toSpliced(index, 1, answer) });
}
