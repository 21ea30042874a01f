import { memo, Suspense } from "react";
import { findHop } from "../../engine/hopTree";
import type { CallPlan } from "../../engine/plan";
import { planOf } from "../../session/derived";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { useTexts } from "../TextsContext";
import type { Knob } from "./knob";
import { More } from "./More";
import { useCall } from "./useCall";
import { useKnobFacts } from "./useKnobFacts";

const Told = lazyPart(async () => (await import("./Told")).Told);

/** What the callee is told of its caller's deadline, and what it makes of it; loaded when it is opened. */
export const ToldMore = memo(function ToldMore(props: {
  readonly hopId: string;
  readonly knobs: readonly Knob[];
}) {
  const { hopId: id, knobs } = props;
  const texts = useTexts().told;
  const { stopsAtDeadline, stopsOnCancel } = useCall(id, stopsOf);
  const own = useSession(({ scenario }) => {
    const written = findHop(scenario.hops, id);
    return written?.kind === "call" ? written.tells : undefined;
  });
  const all = useSession(({ scenario }) => planOf(scenario).propagation);
  const facts = [
    ...(own === undefined ? [] : [texts.fact(own)]),
    ...useKnobFacts(knobs),
    ...(stopsAtDeadline ? [] : [texts.worksPast]),
    ...(stopsOnCancel ? [texts.stopsWithCaller] : []),
  ];
  return (
    <More title={texts.title} facts={facts}>
      <Suspense fallback={null}>
        <Told
          hopId={id}
          knobs={knobs}
          own={own}
          all={all}
          stopsAtDeadline={stopsAtDeadline}
          stopsOnCancel={stopsOnCancel}
        />
      </Suspense>
    </More>
  );
});

function stopsOf({ stopsAtDeadline, stopsOnCancel }: CallPlan) {
  return { stopsAtDeadline, stopsOnCancel };
}
