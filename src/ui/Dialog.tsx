import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "./TextsContext";
import "./Dialog.css";

/** A modal dialog, open as long as it is mounted. The platform keeps the focus in it and Esc closes it. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const texts = useTexts();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog?.open === false) dialog.showModal();
    return () => {
      // As long as it is modal nothing outside of it takes the focus. (jsdom has no `close`.)
      dialog?.close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={ref} className="hw-dialog" aria-labelledby={titleId} onClose={onClose}>
      <header className="hw-dialog-head">
        <h2 id={titleId} className="hw-dialog-title">
          {title}
        </h2>
        <button type="button" onClick={onClose}>
          {texts.app.close}
        </button>
      </header>
      <div className="hw-dialog-body">{children}</div>
    </dialog>
  );
}
