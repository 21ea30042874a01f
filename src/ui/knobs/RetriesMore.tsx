import { memo, Suspense } from "react";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import type { Knob } from "./knob";
import { More } from "./More";
import { retryFacts } from "./retryFacts";
import { useKnobFacts } from "./useKnobFacts";
import { useRetry } from "./useRetry";

const Retries = lazyPart(async () => (await import("./Retries")).Retries);

/** How retries wait, and what is retried; loaded when it is opened. */
export const RetriesMore = memo(function RetriesMore(props: {
  readonly hopId: string;
  readonly knobs: readonly Knob[];
}) {
  const { hopId, knobs } = props;
  const texts = useTexts();
  const retry = useRetry(hopId);
  const facts = [...retryFacts(retry, texts), ...useKnobFacts(knobs)];
  return (
    <More title={texts.knobs.retries} facts={facts}>
      <Suspense fallback={null}>
        <Retries hopId={hopId} retry={retry} knobs={knobs} />
      </Suspense>
    </More>
  );
});
