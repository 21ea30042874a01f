import { Suspense, useId, useState } from "react";
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
  const [opened, setOpened] = useState<readonly PanelKey[]>([chosen]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);
  const mounted = PANELS.filter(
    ({ key, kept }) => key === chosen || (kept && opened.includes(key)),
  );
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
      {mounted.map(({ key, Panel }) => (
        <div
          key={key}
          role="tabpanel"
          className="hw-analysis"
          id={panelId(key)}
          aria-label={texts[key]}
          hidden={key !== chosen}
        >
          <PanelBoundary name={texts[key]}>
            <Suspense fallback={<p className="hw-analysis-wait">{texts.loading}</p>}>
              <Panel />
            </Suspense>
          </PanelBoundary>
        </div>
      ))}
    </>
  );
}
