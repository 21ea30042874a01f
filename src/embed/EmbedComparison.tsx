import { useState } from "react";
import type { Against } from "../session/session";
import { CompareFigures } from "../ui/compare/CompareFigures";
import { CompareNotes } from "../ui/compare/CompareNotes";
import { ComparePictures } from "../ui/compare/ComparePictures";
import { CompareWords } from "../ui/compare/CompareWords";
import { useComparison } from "../ui/compare/useComparison";
import { usePlan, useSession } from "../ui/SessionContext";
import "../ui/compare/Comparison.css";

/** Two settings at one cursor: what the state pinned, the gallery's pair, or the scenario as it was. */
export function EmbedComparison() {
  const now = useSession((session) => session.against);
  // Esc and `c` end a comparison; here it is what was asked for, and stays.
  const [against, setAgainst] = useState(now);
  if (now !== null && now !== against) setAgainst(now);
  return against === null ? null : <Compared against={against} />;
}

function Compared({ against }: { readonly against: Against }) {
  const plan = usePlan();
  const comparison = useComparison(against);
  return (
    <div className="hw-compare">
      <CompareWords comparison={comparison} />
      <ComparePictures comparison={comparison} />
      <CompareNotes comparison={comparison} plan={plan} />
      <CompareFigures comparison={comparison} />
    </div>
  );
}
