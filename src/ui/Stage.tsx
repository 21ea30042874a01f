import { useId, useState } from "react";
import { BreakerPanel } from "./breaker/BreakerPanel";
import { Tabs } from "./controls/Tabs";
import { TracksProvider } from "./controls/TracksContext";
import { Decision } from "./decision/Decision";
import { Knobs } from "./knobs/Knobs";
import { Ledger } from "./ledger/Ledger";
import { Part } from "./Part";
import { RunStrip } from "./run/RunStrip";
import { useTexts } from "./TextsContext";
import { Transport } from "./transport/Transport";
import { TryByHand } from "./tryByHand/TryByHand";
import { Waterfall } from "./waterfall/Waterfall";
import "./theme.css";
import "./base.css";
import "./Stage.css";

/** What a narrow stage shows one at a time. */
type Tab = "knobs" | "send" | "ledger";
const TABS: readonly Tab[] = ["knobs", "send", "ledger"];

/** All the parts, arranged by the stage's own width. Needs a `SessionProvider` above it. */
export function Stage() {
  const texts = useTexts().stage;
  const id = useId();
  const [tab, setTab] = useState<Tab>("knobs");
  const idOf = (of: Tab) => `${id}-${of}`;
  const tabbed = (of: Tab) => ({ id: idOf(of), chosen: tab === of });
  return (
    <TracksProvider>
      <div className="hw-root hw-stage">
        <div className="hw-stage-grid">
          <div className="hw-stage-main">
            <Part place="decision" name={texts.decision}>
              <Decision />
            </Part>
            <Part place="run" name={texts.run}>
              <RunStrip />
            </Part>
            <Part place="waterfall" name={texts.waterfall}>
              <Waterfall />
            </Part>
          </div>
          <div className="hw-stage-rail">
            <Part place="breaker" name={texts.breaker} titled>
              <BreakerPanel />
            </Part>
            <div className="hw-stage-tabs">
              <Tabs
                label={texts.more}
                tabs={TABS.map((value) => ({ value, label: texts[value] }))}
                chosen={tab}
                panelId={idOf}
                onChoose={setTab}
              />
            </div>
            <Part place="send" name={texts.send} titled {...tabbed("send")}>
              <TryByHand />
            </Part>
            <Part place="knobs" name={texts.knobs} titled {...tabbed("knobs")}>
              <Knobs />
            </Part>
          </div>
          <Part place="ledger" name={texts.ledger} titled {...tabbed("ledger")}>
            <Ledger />
          </Part>
          <Part place="transport" name={texts.transport}>
            <Transport />
          </Part>
        </div>
      </div>
    </TracksProvider>
  );
}
