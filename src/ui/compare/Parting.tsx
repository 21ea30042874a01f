import { useMemo } from "react";
import { sameTraffic } from "../../engine/parting";
import type { Run } from "../../engine/result";
import type { Ms } from "../../engine/scenario";
import { partingNames } from "../../layout/partingNames";
import { partingWords } from "../../layout/partingWords";
import { useSession, useSessionStore } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { useWholeRun } from "../useWholeRun";
import { PartingBands } from "./PartingBands";
import type { Compared } from "./useComparison";
import "./Parting.css";

interface PartingProps {
  readonly comparison: Compared;
  readonly breaker: string;
}

/** Two sets of rules of one breaker: the first moment at which they differ, and why, on one axis. */
export function Parting({ comparison, breaker }: PartingProps) {
  const { a, b } = comparison;
  const runA = useWholeRun(a.run);
  const runB = useWholeRun(b.run);
  if (runA === null || runB === null) return <PartingAwaited />;
  const whole = { ...comparison, a: { ...a, run: runA }, b: { ...b, run: runB } };
  return <WholeParting comparison={whole} breaker={breaker} />;
}

/** Long runs are being read: said, since what follows comes some seconds later. */
function PartingAwaited() {
  const { parting: words, longRun } = useAllTexts();
  return (
    <section className="hw-parting" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">{longRun.read}</p>
    </section>
  );
}

function WholeParting({ comparison: { a, b }, breaker }: PartingProps) {
  const texts = useAllTexts();
  const words = texts.parting;
  const store = useSessionStore();
  const rulesA = useSession((session) => session.scenario.breakers[breaker]);
  const rulesB = useSession((session) => session.against?.scenario.breakers[breaker]);
  const traffic = useMemo(
    () => sameTraffic(a.plan, breaker, a.run, b.run),
    [a.plan, a.run, b.run, breaker],
  );
  const names = useMemo(
    () => partingNames(rulesA ?? {}, rulesB ?? {}, texts),
    [rulesA, rulesB, texts],
  );
  const said = useMemo(
    () =>
      partingWords(
        traffic,
        breaker,
        { plan: a.plan, run: a.run },
        { plan: b.plan, run: b.run },
        names,
        texts,
      ),
    [traffic, breaker, a.plan, a.run, b.plan, b.run, names, texts],
  );
  const { parting } = traffic;
  const step = parting === null ? null : (parting.a.step ?? lastBy(a.run, parting.atMs));
  const stepMs = step === null ? null : (a.run.events[step]?.atMs ?? 0);
  return (
    <section className="hw-parting" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="hw-parting-lead" aria-live="polite">
        {said.lead}
      </p>
      {said.more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {step !== null && stepMs !== null && (
        <button type="button" onClick={() => store.getState().goTo(step)}>
          {stepMs === parting?.atMs ? words.go(stepMs) : words.goBefore(stepMs)}
        </button>
      )}
      <PartingBands
        a={a.run}
        b={b.run}
        breaker={parting?.breaker ?? firstNamed(a.run.breakers, breaker)}
        names={names}
        cursorMs={a.snapshot.atMs}
        partingMs={parting?.atMs ?? null}
      />
    </section>
  );
}

/** Where only the other half has a step at that moment: the last one before it. */
function lastBy({ events }: Run, atMs: Ms): number {
  return Math.max(
    0,
    events.findLastIndex((event) => event.atMs <= atMs),
  );
}

/** The first instance, where they are separate. */
function firstNamed(breakers: { readonly [name: string]: unknown }, key: string): string {
  return Object.keys(breakers).find((name) => name.split("@", 1)[0] === key) ?? key;
}
