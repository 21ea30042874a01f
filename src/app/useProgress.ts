import { useEffect, useRef, useState } from "react";
import { type Progress, progressText, readProgress } from "../lessons/progress";

export const PROGRESS_KEY = "hopwatch.lessons.1";

/** How far this visitor has come in the lessons. Where nothing can be kept, it lasts for the visit. */
export function useProgress(local: Storage | null) {
  const [progress, setProgress] = useState(() => readProgress(storedText(local, PROGRESS_KEY)));
  /** False once the storage has refused: what it still holds is old then. */
  const keeps = useRef(true);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === PROGRESS_KEY || key === null) setProgress(readProgress(newValue));
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  const change = (step: (progress: Progress) => Progress) => {
    // Over what is there now, so that what another tab has written is kept.
    const text = keeps.current ? storedText(local, PROGRESS_KEY) : null;
    const next = step(text === null ? progress : readProgress(text));
    setProgress(next);
    keeps.current = storeText(local, PROGRESS_KEY, progressText(next));
  };
  return { progress, change };
}

/** null for nothing, or a storage that throws. */
export function storedText(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** null takes it away. False: it was not kept, and lasts until the page is left. */
export function storeText(storage: Storage | null, key: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}
