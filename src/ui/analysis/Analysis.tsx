import { Suspense, useId, useRef, useState } from "react";
import { Tabs } from "../controls/Tabs";
import { PanelBoundary } from "../PanelBoundary";
import { useTexts } from "../TextsContext";
import { useSeen } from "../useSeen";
import { PANELS, type PanelKey } from "./panels";
import "./Analysis.css";

/** What can be said of the scenario as a whole, a tab a question. */
export function Analysis({
  chosen,
  asked,
  marked,
  onChoose,
}: {
  readonly chosen: PanelKey;
  /** Whether the address or a button asked for it: it is loaded before it is seen. */
  readonly asked: boolean;
  /** Whether the tabs have their marks; in a tab that has them itself they do not. */
  readonly marked: boolean;
  readonly onChoose: (key: PanelKey) => void;
}) {
  const texts = useTexts().analysis;
  const id = useId();
  const panelId = (of: PanelKey) => `${id}-${of}`;
  const panels = useRef<HTMLDivElement>(null);
  // Below the window it costs nothing: the first screen does not wait for it.
  const loads = useSeen(panels) || asked;
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
      <div ref={panels}>
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
      </div>
    </>
  );
}
