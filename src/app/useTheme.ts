import { useCallback, useLayoutEffect, useState } from "react";
import { readStored, type Theme, writePreferences } from "./storage";

/** The theme of the page, kept for the next visit. */
export function useTheme(local: Storage | null) {
  const [theme, setTheme] = useState(() => readStored(local).preferences.theme);
  // Before the first paint, so that a dark page does not flash.
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [theme]);
  const choose = useCallback(
    (next: Theme) => {
      setTheme(next);
      writePreferences(local, { theme: next });
    },
    [local],
  );
  return { theme, setTheme: choose };
}
