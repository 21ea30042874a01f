import { type ReactNode, useMemo } from "react";
import type { CallPlan } from "../engine/plan";
import { KnobSlider } from "../ui/knobs/KnobSlider";
import type { Knob } from "../ui/knobs/knob";
import { breakerKnobs } from "../ui/knobs/knobsOfBreaker";
import { type DurationPlace, durationKnobs, kindAt } from "../ui/knobs/knobsOfDuration";
import { answerPlace, callKnobs, workPlace } from "../ui/knobs/knobsOfHop";
import { operationKnobs } from "../ui/knobs/knobsOfOperation";
import { OpenedProvider, useOpened } from "../ui/knobs/OpenedContext";
import { useAnswerAt } from "../ui/knobs/useAnswerAt";
import { usePlan, useSession } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { mayEdit, valueName } from "./editable";

type Editable = readonly string[] | null;

/** The values that a reader may change, each under the hop or the breaker it belongs to. */
export function EmbedKnobs({ editable }: { readonly editable: Editable }) {
  return (
    <OpenedProvider>
      <div className="hw-embed-knobs">
        <OperationGroup editable={editable} />
        <HopGroups editable={editable} />
        <BreakerGroups editable={editable} />
      </div>
    </OpenedProvider>
  );
}

function OperationGroup({ editable }: { readonly editable: Editable }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const knobs = useMemo(
    () => operationKnobs(texts, scaleMs).filter(({ id }) => mayEdit(editable, null, id)),
    [texts, scaleMs, editable],
  );
  return <Group name={texts.knobs.operation} knobs={knobs} />;
}

function HopGroups({ editable }: { readonly editable: Editable }) {
  const plan = usePlan();
  return plan.hops.map((hop) =>
    hop.kind === "call" ? (
      <CallGroup key={hop.id} hop={hop} editable={editable} />
    ) : (
      <WorkGroup key={hop.id} id={hop.id} name={hop.name} editable={editable} />
    ),
  );
}

function CallGroup({ hop, editable }: { readonly hop: CallPlan; readonly editable: Editable }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const answer = useAnswerAt(hop.id);
  const knobs = useMemo(() => {
    const { common, retries, wire, told } = callKnobs(hop.id, texts, scaleMs);
    return [...common, ...retries, ...wire, ...told].filter(({ id }) =>
      mayEdit(editable, hop.id, valueName(id, hop.id)),
    );
  }, [hop.id, texts, scaleMs, editable]);
  const place = useMemo(() => answerPlace(answer, texts.knobs.answerTakes), [answer, texts]);
  return (
    <Group name={hop.name} knobs={knobs}>
      {mayEdit(editable, hop.id, "takes") && <DurationSliders place={place} />}
    </Group>
  );
}

function WorkGroup(props: {
  readonly id: string;
  readonly name: string;
  readonly editable: Editable;
}) {
  const texts = useTexts().knobs;
  const { id, name, editable } = props;
  const place = useMemo(() => workPlace(id, texts.duration), [id, texts]);
  if (!mayEdit(editable, id, "takes")) return null;
  return (
    <Group name={name}>
      <DurationSliders place={place} />
    </Group>
  );
}

/** Nothing where measured times are drawn from: they are no number to turn. */
function DurationSliders({ place }: { readonly place: DurationPlace }) {
  const texts = useTexts();
  const { scaleMs } = useOpened();
  const kind = useSession(({ scenario }) => kindAt(place, scenario));
  const knobs = useMemo(
    () => (kind === undefined ? [] : durationKnobs(place, kind, texts, scaleMs)),
    [place, kind, texts, scaleMs],
  );
  return knobs.map((knob) => <KnobSlider key={knob.id} knob={knob} />);
}

function BreakerGroups({ editable }: { readonly editable: Editable }) {
  const plan = usePlan();
  return Object.keys(plan.breakers).map((key) => (
    <BreakerGroup key={key} breaker={key} editable={editable} />
  ));
}

function BreakerGroup(props: { readonly breaker: string; readonly editable: Editable }) {
  const { breaker, editable } = props;
  const texts = useTexts();
  const opened = useOpened();
  const openedMs = opened.plan.breakers[breaker]?.openMs ?? 10_000;
  const knobs = useMemo(
    () =>
      breakerKnobs(breaker, texts, openedMs).common.filter(({ id }) =>
        mayEdit(editable, breaker, valueName(id, `breaker ${breaker}`)),
      ),
    [breaker, texts, openedMs, editable],
  );
  return <Group name={`${texts.knobs.breaker} ${breaker}`} knobs={knobs} />;
}

function Group({
  name,
  knobs = [],
  children,
}: {
  readonly name: string;
  readonly knobs?: readonly Knob[];
  readonly children?: ReactNode;
}) {
  if (knobs.length === 0 && !children) return null;
  return (
    <fieldset className="hw-embed-group">
      <legend>{name}</legend>
      {knobs.map((knob) => (
        <KnobSlider key={knob.id} knob={knob} />
      ))}
      {children}
    </fieldset>
  );
}
