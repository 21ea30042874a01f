import { useTexts } from "../ui/TextsContext";
import type { Notice } from "./notice";
import "./Notices.css";

/** Messages about the page. The regions stand there from the start, so that a reader hears what comes. */
export function Notices({
  notices,
  onDismiss,
}: {
  readonly notices: readonly Notice[];
  readonly onDismiss: (notice: Notice) => void;
}) {
  const texts = useTexts().app.notices;
  const lines = (tone: Notice["tone"]) =>
    notices
      .filter((notice) => notice.tone === tone)
      .map((notice) => (
        <div key={notice.text} className="hw-notice" data-tone={tone}>
          <div className="hw-notice-words">
            <p>{notice.text}</p>
            {notice.details !== undefined && (
              <ul>
                {notice.details.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <button type="button" onClick={() => onDismiss(notice)}>
            {texts.dismiss}
          </button>
        </div>
      ));
  return (
    <section className="hw-notices" aria-label={texts.label}>
      <div role="status">{lines("info")}</div>
      <div role="alert">{lines("error")}</div>
    </section>
  );
}
