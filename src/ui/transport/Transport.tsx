import { memo, useMemo } from "react";
import { indexAt, requestSteps } from "../../layout/scrubberSteps";
import { decisionContext } from "../../texts/decisionContext";
import { usePlayback } from "../PlaybackContext";
import { SPEEDS } from "../playback";
import { usePlan, useSession, useSessionStore, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { useSize } from "../waterfall/useSize";
import { RequestButtons } from "./RequestButtons";
import { Scrubber } from "./Scrubber";
import { TransportButton } from "./TransportButton";
import { TransportMore } from "./TransportMore";
import { TransportSelect } from "./TransportSelect";
import "./Transport.css";

/** Below this there is room for the three middle buttons; the rest is one press away. */
const NARROW_EM = 50;

/** Steps through the run: buttons, a scrubber over the request at the cursor, speed and step size. */
export const Transport = memo(function Transport() {
  const texts = useTexts();
  const words = texts.transport;
  const store = useSessionStore();
  const plan = usePlan();
  const { operation, event, step } = useSnapshot();
  const run = useSession((session) => session.run);
  const { events } = run;
  const count = run.operations.length;
  const stepSize = useSession((session) => session.stepSize);
  const playing = usePlayback((playback) => playback.playing);
  const toggle = usePlayback((playback) => playback.toggle);
  const speed = usePlayback((playback) => playback.speed);
  const setSpeed = usePlayback((playback) => playback.setSpeed);
  const { size, boxRef, emRef } = useSize();
  const isNarrow = size.widthPx / size.emPx < NARROW_EM;
  const id = operation?.id ?? null;
  const steps = useMemo(() => requestSteps(events, id, stepSize), [events, id, stepSize]);
  const names = useMemo(() => new Map(plan.hops.map((hop) => [hop.id, hop.name])), [plan]);
  const said = useMemo(
    () => texts.decision.sentence(event, names, decisionContext(event, run, plan)),
    [texts, event, names, run, plan],
  );
  const index = indexAt(steps, step);
  const position = isNarrow ? words.positionShort : words.position;
  const { goToFirst, goToLast, goTo, setStepSize } = store.getState();
  const [back, on] = useMemo(() => {
    const { stepBy } = store.getState();
    return [() => stepBy(-1), () => stepBy(1)];
  }, [store]);

  const first = <TransportButton label={words.first} icon="first" onPress={goToFirst} />;
  const last = <TransportButton label={words.last} icon="last" onPress={goToLast} />;
  const requests = <RequestButtons request={id} count={count} />;
  // No step changes them.
  const selects = useMemo(
    () => (
      <>
        <TransportSelect
          label={words.stepSize}
          value={stepSize}
          options={[
            { value: "decision", label: words.stepSizes.decision },
            { value: "event", label: words.stepSizes.event },
          ]}
          onSelect={setStepSize}
        />
        <TransportSelect
          label={words.speed}
          value={String(speed)}
          options={SPEEDS.map((each) => ({ value: String(each), label: words.times(each) }))}
          onSelect={(chosen) => setSpeed(Number(chosen))}
        />
      </>
    ),
    [words, stepSize, setStepSize, speed, setSpeed],
  );
  return (
    <div className="hw-transport" ref={boxRef} data-narrow={isNarrow}>
      <span ref={emRef} className="hw-transport-em" aria-hidden="true" />
      <div className="hw-transport-row">
        {!isNarrow && first}
        <TransportButton label={words.back} icon="back" onPress={back} />
        <TransportButton
          label={playing ? words.pause : words.play}
          icon={playing ? "pause" : "play"}
          onPress={toggle}
        />
        <TransportButton label={words.on} icon="on" onPress={on} />
        {!isNarrow && last}
        {!isNarrow && requests}
        <Scrubber
          label={words.scrubber(id)}
          steps={steps}
          index={index}
          valueText={words.at(index + 1, steps.length, said)}
          onStep={goTo}
        />
        <span className="hw-transport-position" data-widest={position(steps.length, steps.length)}>
          {position(index + 1, steps.length)}
        </span>
        {!isNarrow && selects}
        {isNarrow && (
          <TransportMore>
            <div className="hw-transport-row">
              {first}
              {last}
              {requests}
            </div>
            {selects}
          </TransportMore>
        )}
      </div>
    </div>
  );
});
