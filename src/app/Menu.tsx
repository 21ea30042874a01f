import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./Menu.css";

/** A button that opens a menu of `MenuItem`s; arrows walk them, Esc and a press elsewhere close it. */
export function Menu({
  label,
  face,
  side = "start",
  children,
}: {
  readonly label: string;
  /** What the button shows; the label when left out. */
  readonly face?: ReactNode;
  /** Which edge of the button the panel keeps to. */
  readonly side?: "start" | "end";
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const items = itemsIn(root.current);
    (items.find((item) => item.ariaChecked === "true") ?? items[0])?.focus();
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key === "Tab") return setOpen(false);
    else {
      const items = itemsIn(root.current);
      const to = target(event.key, items.indexOf(event.target as HTMLElement), items.length);
      if (to === null) return;
      items[to]?.focus();
    }
    event.preventDefault();
  };

  return (
    <div ref={root} className="hw-menu" data-side={side}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        title={face === undefined ? undefined : label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {face ?? label}
      </button>
      {isOpen && (
        // Choosing an item closes the menu, whatever the item does.
        <div
          id={panelId}
          role="menu"
          aria-label={label}
          // So that one that scrolls can be reached; Tab closes it all the same.
          tabIndex={0}
          className="hw-menu-panel"
          onKeyDown={onKeyDown}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("[role^=menuitem]"))
              close();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

function itemsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
}

/** Which of `count` items a key leads to from the one at `at`; null when it leads nowhere. */
function target(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
