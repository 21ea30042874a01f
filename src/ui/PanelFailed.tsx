import { useEffect, useState } from "react";
import { useSession } from "./SessionContext";
import { useTexts } from "./TextsContext";
import "./PanelFailed.css";

/** In the place of a panel that crashed; another scenario or step is another chance for it. */
export function PanelFailed({
  name,
  onRetry,
}: {
  readonly name: string;
  readonly onRetry: () => void;
}) {
  const texts = useTexts();
  const run = useSession((session) => session.run);
  const step = useSession((session) => session.step);
  const [failedAt] = useState({ run, step });
  useEffect(() => {
    if (run !== failedAt.run || step !== failedAt.step) onRetry();
  }, [run, step, failedAt, onRetry]);
  return (
    <div role="alert" className="hw-panel-failed">
      <p>{texts.app.panelFailed(name)}</p>
      <button type="button" onClick={onRetry}>
        {texts.app.showAgain}
      </button>
    </div>
  );
}
