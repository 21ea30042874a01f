import { useMemo, useState } from "react";
import { rungs } from "../../findings/ladder";
import { usePlan, useSession } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { AddLayer } from "./AddLayer";
import { LadderEmpty } from "./LadderEmpty";
import { LadderPicture } from "./LadderPicture";
import { LadderTable } from "./LadderTable";
import { foundTimes, ladderFindings } from "./ladderFindings";
import "./LadderPanel.css";

/** The layers around the operation: a picture of their timeouts, and a table to change them. */
export function LadderPanel() {
  const words = useAllTexts().ladder;
  const plan = usePlan();
  const scenario = useSession((session) => session.scenario);
  const run = useSession((session) => session.run);
  const [said, setSaid] = useState("");
  const found = useMemo(() => ladderFindings(scenario, run, plan), [scenario, run, plan]);
  const { ladder = [] } = scenario;
  const times = useMemo(() => rungs(ladder, plan), [ladder, plan]);
  const flagged = useMemo(() => foundTimes(found), [found]);
  return (
    <div className="hw-ladder">
      <div className="hw-ladder-body" data-empty={ladder.length === 0}>
        {ladder.length === 0 ? (
          <LadderEmpty />
        ) : (
          <>
            <p className="hw-ladder-note">
              {words.note} {words.found(found.length)}
            </p>
            <LadderPicture
              ladder={ladder}
              times={times}
              found={flagged}
              deadlineMs={plan.deadlineMs}
              isKept={plan.budget === "shared"}
            />
            <div className="hw-ladder-table">
              <LadderTable ladder={ladder} times={times} found={found} onSay={setSaid} />
            </div>
          </>
        )}
        <AddLayer ladder={ladder} onSay={setSaid} />
      </div>
      <span role="status" className="hw-hidden">
        {said}
      </span>
    </div>
  );
}
