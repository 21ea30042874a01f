import { useMemo } from "react";
import { type Difference, differencesOf } from "../../engine/differences";
import { type Plan, plan as planOf } from "../../engine/plan";
import type { Run } from "../../engine/result";
import type { Scenario } from "../../engine/scenario";
import { type Snapshot, snapshotAt } from "../../engine/snapshot";
import { type RequestTotals, type RunTotals, requestTotals, runTotals } from "../../engine/totals";
import { type CompareNames, compareNames } from "../../layout/compareNames";
import { type CompareSources, hopsOfBoth } from "../../layout/compareWords";
import { sameStep } from "../../session/sameStep";
import type { Against } from "../../session/session";
import type { Texts } from "../../texts/en";
import { titleIn } from "../galleryTitle";
import { usePlan, useSession, useSnapshot } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";

export interface CompareSide {
  readonly run: Run;
  readonly plan: Plan;
  readonly snapshot: Snapshot;
}

export interface Compared {
  readonly a: CompareSide;
  readonly b: CompareSide;
  /** Whether what happens at the cursor happens in the second one, too. */
  readonly same: boolean;
  readonly differences: readonly Difference[];
  readonly names: CompareNames;
  readonly sources: CompareSources;
  /** The request at the cursor, by its number; null before the first. */
  readonly request: RequestTotals | null;
  readonly otherRequest: RequestTotals | null;
  readonly totals: RunTotals;
  readonly otherTotals: RunTotals;
}

/** The open scenario and the pinned one, at the same cursor, with what tells them apart. */
export function useComparison(against: Against): Compared {
  const texts = useAllTexts();
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const step = useSession((session) => session.step);
  const plan = usePlan();
  const snapshot = useSnapshot();
  const otherPlan = useMemo(() => planOf(against.scenario), [against.scenario]);
  const there = useMemo(
    () => sameStep(run.events, step, against.run.events),
    [run, step, against.run],
  );
  const otherSnapshot = useMemo(
    () => snapshotAt(against.run, there.step),
    [against.run, there.step],
  );
  const differences = useMemo(
    () => differencesOf(scenario, against.scenario),
    [scenario, against.scenario],
  );
  const id = snapshot.operation?.id ?? null;
  const request = useMemo(() => (id === null ? null : requestTotals(run, id)), [run, id]);
  const otherRequest = useMemo(
    () => (id === null ? null : requestTotals(against.run, id)),
    [against.run, id],
  );
  const totals = useMemo(() => runTotals(run), [run]);
  const otherTotals = useMemo(() => runTotals(against.run), [against.run]);
  const names = useMemo(
    () =>
      compareNames(
        { scenario: titledIn(texts, scenario), plan },
        { scenario: titledIn(texts, against.scenario), plan: otherPlan },
        differences,
        texts,
      ),
    [scenario, plan, against.scenario, otherPlan, differences, texts],
  );
  const sources = useMemo(
    () => ({ hops: hopsOfBoth(plan, otherPlan), lead: names.lead, texts }),
    [plan, otherPlan, names.lead, texts],
  );
  return {
    a: { run, plan, snapshot },
    b: { run: against.run, plan: otherPlan, snapshot: otherSnapshot },
    same: there.same,
    differences,
    names,
    sources,
    request,
    otherRequest,
    totals,
    otherTotals,
  };
}

function titledIn(texts: Texts, scenario: Scenario): Scenario {
  return { ...scenario, title: titleIn(texts, scenario.title) };
}
