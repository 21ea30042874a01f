import { type ReactNode, useEffect, useRef } from "react";
import { LessonFaults } from "./LessonFaults";
import { useLessonTexts } from "./useLessonTexts";
import "./OwnLesson.css";

export interface LessonFault {
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** A lesson from a file: the way to open one, the one that is open, or what is wrong with it. */
export function OwnLesson({
  bad,
  onFile,
  children,
}: {
  readonly bad: {
    readonly fileName: string;
    readonly says: string | null;
    readonly faults: readonly LessonFault[];
  } | null;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const texts = useLessonTexts().player.own;
  const field = useRef<HTMLInputElement>(null);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bad !== null) said.current?.scrollIntoView?.({ block: "nearest" });
  }, [bad]);
  return (
    <section className="hw-own" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {children}
      <div ref={said} role="alert">
        {bad !== null && (
          <LessonFaults fileName={bad.fileName} says={bad.says} faults={bad.faults} />
        )}
      </div>
      <button type="button" onClick={() => field.current?.click()}>
        {texts.open}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={texts.open}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // The same file may be chosen again after it was changed on disk.
          event.target.value = "";
          if (chosen !== undefined) onFile(chosen);
        }}
      />
    </section>
  );
}
