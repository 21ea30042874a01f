import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import "./Tabs.css";

/** A row of tabs; arrows, Home and End move and choose. The panels are the caller's. */
export function Tabs<T extends string>({
  label,
  tabs,
  chosen,
  panelId,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly {
    readonly value: T;
    readonly label: string;
    /** What more there is to say, after the label. */
    readonly mark?: ReactNode;
  }[];
  readonly chosen: T;
  /** The id of the panel that a tab opens. */
  readonly panelId: (value: T) => string;
  readonly onChoose: (value: T) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    onChoose(next.value);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  return (
    <div className="hw-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === chosen}
          aria-controls={tab.value === chosen ? panelId(tab.value) : undefined}
          tabIndex={tab.value === chosen ? 0 : -1}
          onClick={() => onChoose(tab.value)}
        >
          {tab.label} {tab.mark}
        </button>
      ))}
    </div>
  );
}
