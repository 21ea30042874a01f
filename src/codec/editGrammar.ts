/** Edits of a scenario, as a lesson file has them. */
import { exactOptional, type ObjectEntries } from "valibot";
import { LIMITS } from "../engine/limits";
import type { BreakerRules, CallHop, Scenario, WorkHop } from "../engine/scenario";
import { breaker as rules } from "./breakerGrammar";
import { call, response, work } from "./hopGrammar";
import { kinds } from "./questionGrammar";
import { exactly, id, oneOf, type Shape, whole } from "./scalarShapes";
import { arrival, scenario } from "./scenarioGrammar";
import { closed, list } from "./shapes";

/** More answers than a list of them may have. */
const MOST_ANSWERS = 10_000;

const operationEntries = partly(scenario, ["version", "hops", "breakers", "opensAt", "ladder"]);
const hopEntries = partly([work, call], ["id", "kind", "breaker"]);
const breakerEntries = partly(rules, []);

type OperationSet = Partial<Omit<Scenario, "version" | "hops" | "breakers" | "opensAt" | "ladder">>;
type HopSet = Partial<Omit<CallHop, "id" | "kind" | "breaker">> &
  Partial<Pick<WorkHop, "durationMs">>;

export const OPERATION_KEYS = Object.keys(operationEntries) as readonly (keyof OperationSet)[];
export const HOP_KEYS = [...Object.keys(hopEntries), "breaker"] as readonly (
  | keyof HopSet
  | "breaker"
)[];
export const BREAKER_KEYS = Object.keys(breakerEntries) as readonly (keyof BreakerRules)[];

const operationSet = closed(operationEntries) as Shape<OperationSet>;
const hopSet = closed(hopEntries) as Shape<HopSet>;

const unset = (keys: readonly string[]) => exactOptional(list(oneOf(keys), 1, keys.length));

export const edit = kinds({
  operation: closed({
    kind: exactly("operation"),
    set: exactOptional(operationSet),
    unset: unset(OPERATION_KEYS),
  }),
  hop: closed({
    kind: exactly("hop"),
    hop: id,
    set: exactOptional(hopSet),
    unset: unset(Object.keys(hopEntries)),
  }),
  answer: closed({
    kind: exactly("answer"),
    hop: id,
    index: whole(0, MOST_ANSWERS - 1),
    answer: response,
  }),
  breaker: closed({
    kind: exactly("breaker"),
    breaker: id,
    set: exactOptional(rules),
    unset: unset(BREAKER_KEYS),
  }),
  attach: closed({ kind: exactly("attach"), hop: id, breaker: id }),
  detach: closed({ kind: exactly("detach"), hop: id }),
  move: closed({ kind: exactly("move"), hop: id, to: whole(0, LIMITS.hops) }),
  remove: closed({ kind: exactly("remove"), hop: id }),
  arrive: closed({ kind: exactly("arrive"), arrival }),
});

/** The keys of shapes that `closed` made, none of which has to be there. */
function partly(
  shapes: Shape<unknown> | readonly Shape<unknown>[],
  without: readonly string[],
): ObjectEntries {
  const all = [shapes]
    .flat()
    .flatMap((shape) => Object.entries(entriesOf(shape as Shape<unknown>)));
  return Object.fromEntries(
    all
      .filter(([key]) => !without.includes(key))
      .map(([key, entry]) => [key, isOptional(entry) ? entry : exactOptional(entry)]),
  );
}

type Entry = ObjectEntries[string];

function entriesOf(shape: Shape<unknown>): ObjectEntries {
  return (shape as Shape<unknown> & { readonly entries: ObjectEntries }).entries;
}

function isOptional(entry: Entry): boolean {
  return entry.type === "exact_optional";
}
