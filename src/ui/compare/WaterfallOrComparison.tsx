import { lazy, Suspense } from "react";
import { useSession } from "../SessionContext";
import { Waterfall } from "../waterfall/Waterfall";

const Comparison = lazy(async () => ({
  default: (await import("./Comparison")).Comparison,
}));

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
