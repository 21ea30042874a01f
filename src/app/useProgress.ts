import { useState } from "react";
import { type Progress, progressText, readProgress } from "../lessons/progress";

export const PROGRESS_KEY = "hopwatch.lessons.1";

/** How far this visitor has come in the lessons. Where nothing can be kept, it lasts for the visit. */
export function useProgress(local: Storage | null) {
  const [progress, setProgress] = useState(() => readProgress(storedText(local, PROGRESS_KEY)));
  const change = (next: Progress) => {
    setProgress(next);
    storeText(local, PROGRESS_KEY, progressText(next));
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

/** null takes it away. A storage that is full or throws keeps nothing. */
export function storeText(storage: Storage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // What cannot be kept lasts until the page is left.
  }
}
