import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../TextsContext";
import { ICONS } from "./icons";

/** What a narrow row has no room for, one press away. */
export function TransportMore({ children }: { readonly children: ReactNode }) {
  const texts = useTexts().transport;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (box.current !== null && !event.composedPath().includes(box.current)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    // Captured, so that the key closes this and nothing of the page with it.
    document.addEventListener("keydown", closeOnEscape, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape, { capture: true });
    };
  }, [isOpen]);

  return (
    <div className="hw-transport-more" ref={box}>
      <button
        ref={button}
        type="button"
        className="hw-transport-button"
        aria-label={texts.more}
        title={texts.more}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={ICONS.more} />
        </svg>
      </button>
      {isOpen && (
        <div className="hw-transport-sheet" id={id}>
          {children}
        </div>
      )}
    </div>
  );
}
