import { memo, Suspense } from "react";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import { useScenario } from "../useScenario";
import { More } from "./More";
import { outagesOf } from "./outagesOf";

const Outages = lazyPart(async () => (await import("./Outages")).Outages);

/** Periods in which this hop answers otherwise than its list says. */
export const OutagesMore = memo(function OutagesMore({ hopId }: { readonly hopId: string }) {
  const texts = useTexts().outages;
  const outages = useScenario((scenario) => outagesOf(scenario, hopId));
  return (
    <More title={texts.title} facts={outages.length === 0 ? [] : [texts.summary(outages.length)]}>
      <Suspense fallback={null}>
        <Outages hopId={hopId} outages={outages} />
      </Suspense>
    </More>
  );
});
