import { Suspense } from "react";
import { lazyPart } from "../lazyPart";
import { useSession } from "../SessionContext";
import { Waterfall } from "../waterfall/Waterfall";

const Comparison = lazyPart(async () => (await import("./Comparison")).Comparison);

/** The request at the cursor; two of them while two settings are compared. */
export function WaterfallOrComparison() {
  const against = useSession((session) => session.against);
  if (against === null) return <Waterfall />;
  return (
    <Suspense>
      <Comparison against={against} />
    </Suspense>
  );
}
