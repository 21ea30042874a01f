import { Suspense, useEffect, useId, useState } from "react";
import { Tabs } from "../controls/Tabs";
import { PanelBoundary } from "../PanelBoundary";
import { useTexts } from "../TextsContext";
import { FIRST_PANEL, PANELS, type PanelKey } from "./panels";
import "./Analysis.css";

/** The first panel is loaded when the page has been there for a moment, or is asked for something. */
const AFTER_MS = 800;

/** What can be said of the scenario as a whole, a tab a question. */
export function Analysis({
  chosen,
  asked,
  marked,
  onChoose,
}: {
  readonly chosen: PanelKey;
  /** Whether the address or a button asked for it. */
  readonly asked: boolean;
  /** Whether the tabs have their marks; in a tab that has them itself they do not. */
  readonly marked: boolean;
  readonly onChoose: (key: PanelKey) => void;
}) {
  const texts = useTexts().analysis;
  const id = useId();
  const panelId = (of: PanelKey) => `${id}-${of}`;
  const [first] = useState(chosen);
  const [rested, setRested] = useState(first !== FIRST_PANEL);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const loads = rested || asked || chosen !== first;
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
              {loads && <Panel />}
            </Suspense>
          </PanelBoundary>
        </div>
      ))}
    </>
  );
}
