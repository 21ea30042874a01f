import { memo, Suspense, useId, useState } from "react";
import { Analysis } from "./analysis/Analysis";
import { FIRST_PANEL, type PanelKey, panelOf } from "./analysis/panels";
import { BreakerPanel } from "./breaker/BreakerPanel";
import { WaterfallOrComparison } from "./compare/WaterfallOrComparison";
import { Tabs } from "./controls/Tabs";
import { TracksProvider } from "./controls/TracksContext";
import { Decision } from "./decision/Decision";
import { FollowsLater } from "./FollowsLater";
import { FindingsCount } from "./findings/FindingsCount";
import { Knobs } from "./knobs/Knobs";
import { lazyPart } from "./lazyPart";
import { Ledger } from "./ledger/Ledger";
import { Part } from "./Part";
import { RunStrip } from "./run/RunStrip";
import { AfterGesture, useSession } from "./SessionContext";
import { useTexts } from "./TextsContext";
import { Transport } from "./transport/Transport";
import { TryByHand } from "./tryByHand/TryByHand";
import { useArrangement } from "./useArrangement";
import "./theme.css";
import "./base.css";
import "./Stage.css";

/** What a narrow stage shows one at a time. */
type Tab = "knobs" | "send" | "ledger" | "analysis";
const TABS: readonly Tab[] = ["knobs", "send", "ledger", "analysis"];

const LongRun = lazyPart(async () => (await import("./run/LongRun")).LongRun);

/** All the parts, arranged by the stage's own width. Needs a `SessionProvider` above it. */
export const Stage = memo(function Stage() {
  const texts = useTexts().stage;
  const id = useId();
  const { arrangement, stage, picture } = useArrangement();
  // In the session, so that the address can hold it.
  const pane = useSession((session) => session.pane);
  const setPane = useSession((session) => session.setPane);
  const isPending = useSession((session) => session.pending !== null);
  const asked = panelOf(pane);
  // The one that was looked at last, while the pane is another part's.
  const [analysed, setAnalysed] = useState<PanelKey>(asked ?? FIRST_PANEL);
  if (asked !== undefined && asked !== analysed) setAnalysed(asked);
  const tab = asked !== undefined ? "analysis" : (TABS.find((each) => each === pane) ?? "knobs");
  const narrow = arrangement === "narrow";
  const wide = arrangement === "wide";
  const idOf = (of: Tab) => `${id}-${of}`;
  const tabbed = (of: Tab) => ({
    id: idOf(of),
    name: texts[of],
    tabbed: narrow,
    shown: tab === of,
  });
  const ledger = (
    <Part place="ledger" {...tabbed("ledger")} titled>
      <FollowsLater>
        <Ledger />
      </FollowsLater>
    </Part>
  );
  const analysis = (
    <Part place="analysis" {...tabbed("analysis")} titled>
      <Analysis chosen={analysed} asked={asked !== undefined} marked={!narrow} onChoose={setPane} />
    </Part>
  );
  const send = (
    <Part place="send" {...tabbed("send")} titled>
      <AfterGesture>
        <TryByHand />
      </AfterGesture>
    </Part>
  );
  return (
    <TracksProvider>
      <div className="hw-root hw-stage" ref={stage}>
        <div className="hw-stage-grid">
          <div className="hw-stage-main">
            <div className="hw-stage-picture" ref={picture}>
              <Part place="decision" name={texts.decision}>
                <Decision />
              </Part>
              <Part place="run" name={texts.run}>
                <AfterGesture>
                  <RunStrip />
                </AfterGesture>
              </Part>
              <Part place="waterfall" name={texts.waterfall}>
                <WaterfallOrComparison />
              </Part>
              {wide && ledger}
              {wide && send}
            </div>
            <div className="hw-stage-rail">
              <Part place="breaker" name={texts.breaker} titled>
                <AfterGesture>
                  <BreakerPanel />
                </AfterGesture>
              </Part>
              {narrow && (
                <Tabs
                  label={texts.more}
                  tabs={TABS.map((value) => ({
                    value,
                    label: texts[value],
                    mark: value === "analysis" && <FindingsCount />,
                  }))}
                  chosen={tab}
                  panelId={idOf}
                  onChoose={(chosen) => setPane(chosen === "analysis" ? analysed : chosen)}
                />
              )}
              {!wide && send}
              <Part place="knobs" {...tabbed("knobs")}>
                <Knobs />
              </Part>
            </div>
          </div>
          {!wide && ledger}
          {analysis}
          <Part place="transport" name={texts.transport}>
            {isPending && (
              <Suspense>
                <LongRun />
              </Suspense>
            )}
            <AfterGesture>
              <Transport />
            </AfterGesture>
          </Part>
        </div>
      </div>
    </TracksProvider>
  );
});
