import { Suspense, useId } from "react";
import { Tabs } from "../controls/Tabs";
import { PanelBoundary } from "../PanelBoundary";
import { useTexts } from "../TextsContext";
import { PANELS, type PanelKey } from "./panels";
import "./Analysis.css";

/** What can be said of the scenario as a whole, a tab a question. */
export function Analysis({
  chosen,
  marked,
  onChoose,
}: {
  readonly chosen: PanelKey;
  /** Whether the tabs have their marks; in a tab that has them itself they do not. */
  readonly marked: boolean;
  readonly onChoose: (key: PanelKey) => void;
}) {
  const texts = useTexts().analysis;
  const id = useId();
  const panelId = (of: PanelKey) => `${id}-${of}`;
  const Panel = PANELS.find(({ key }) => key === chosen)?.Panel;
  return (
    <>
      <Tabs
        label={texts.panels}
        tabs={PANELS.map(({ key, Mark }) => ({
          value: key,
          label: texts[key],
          mark: marked && Mark && <Mark />,
        }))}
        chosen={chosen}
        panelId={panelId}
        onChoose={onChoose}
      />
      <div role="tabpanel" className="hw-analysis" id={panelId(chosen)} aria-label={texts[chosen]}>
        <PanelBoundary key={chosen} name={texts[chosen]}>
          <Suspense fallback={<p className="hw-analysis-wait">{texts.loading}</p>}>
            {Panel && <Panel />}
          </Suspense>
        </PanelBoundary>
      </div>
    </>
  );
}
