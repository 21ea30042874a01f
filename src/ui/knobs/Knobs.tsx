import { Suspense, useId, useState } from "react";
import { Tabs } from "../controls/Tabs";
import { lazyPart } from "../lazyPart";
import { useTexts } from "../TextsContext";
import { HopGroup } from "./HopGroup";
import { OpenedProvider } from "./OpenedContext";
import "./Knobs.css";

// Loaded when they are chosen.
const OperationKnobs = lazyPart(async () => (await import("./OperationKnobs")).OperationKnobs);
const BreakerGroup = lazyPart(async () => (await import("./BreakerGroup")).BreakerGroup);
const ArrivalGroup = lazyPart(async () => (await import("./ArrivalGroup")).ArrivalGroup);

type Group = "hop" | "operation" | "breaker" | "requests";
const GROUPS: readonly Group[] = ["hop", "operation", "breaker", "requests"];

/** Every setting of the open scenario. Turning one is an edit: it can be undone and shared. */
export function Knobs() {
  const texts = useTexts().knobs;
  const [group, setGroup] = useState<Group>("hop");
  // Kept here, so that going to another group and back forgets neither.
  const [hop, setHop] = useState<string | null>(null);
  const [breaker, setBreaker] = useState<string | null>(null);
  const id = useId();
  const panelId = (of: Group) => `${id}-${of}`;
  return (
    <OpenedProvider>
      <Tabs
        label={texts.groups}
        tabs={GROUPS.map((value) => ({ value, label: texts[value] }))}
        chosen={group}
        panelId={panelId}
        onChoose={setGroup}
      />
      <div className="hw-knobs" role="tabpanel" id={panelId(group)} aria-label={texts[group]}>
        {group === "hop" && <HopGroup picked={hop} onPick={setHop} />}
        <Suspense>
          {group === "operation" && <OperationKnobs />}
          {group === "breaker" && <BreakerGroup picked={breaker} onPick={setBreaker} />}
          {group === "requests" && <ArrivalGroup />}
        </Suspense>
      </div>
    </OpenedProvider>
  );
}
