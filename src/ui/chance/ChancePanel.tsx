import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { chanceSources } from "../../layout/chanceSources";
import { useSession } from "../SessionContext";
import { ChanceControls } from "./ChanceControls";
import { ChanceResults } from "./ChanceResults";
import { createChanceDesk, sameSetting } from "./chanceDesk";
import { NothingRandom } from "./NothingRandom";
import { makeChanceWorker, openSturdyLine } from "./sturdyLine";
import "./ChancePanel.css";

/** Many seeded runs of the open scenario: how requests end, how long they take, which deadline would do. */
export function ChancePanel() {
  const scenario = useSession((session) => session.scenario);
  const sources = useMemo(() => chanceSources(scenario), [scenario]);
  const [desk] = useState(() => createChanceDesk(() => openSturdyLine(makeChanceWorker)));
  const counted = useStore(desk, (state) => state.counted);
  const isRandom = sources.length > 0;
  useEffect(() => () => desk.getState().close(), [desk]);
  useEffect(() => {
    if (isRandom) desk.getState().follow(scenario);
    else desk.getState().stop();
  }, [desk, scenario, isRandom]);

  if (!isRandom) return <NothingRandom />;
  return (
    <div className="hw-chance">
      <ChanceControls
        desk={desk}
        scenario={scenario}
        sources={sources}
        isOld={counted !== null && !sameSetting(counted.scenario, scenario)}
      />
      {counted !== null && (
        <ChanceResults
          desk={desk}
          counted={counted}
          isOld={!sameSetting(counted.scenario, scenario)}
        />
      )}
    </div>
  );
}
