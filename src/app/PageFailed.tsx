import { useTexts } from "../ui/TextsContext";
import "../ui/PanelFailed.css";

/** In the place of a page that could not be loaded or drawn; the address still leads away. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { app } = useTexts();
  return (
    <main className="hw-root hw-panel-failed">
      <p role="alert">{app.pageFailed}</p>
      <button type="button" onClick={onRetry}>
        {app.showAgain}
      </button>
    </main>
  );
}
