import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { SessionStore } from "../../session/session";
import { createFinder, type Finder, type Look } from "./finder";

const FinderContext = createContext<Finder | null>(null);

/** What is wrong with the work of one visualiser. `SessionProvider` brings it along. */
export function FindingsProvider({
  session,
  children,
}: {
  readonly session: SessionStore;
  readonly children: ReactNode;
}) {
  const finder = useMemo(() => createFinder(session), [session]);
  return <FinderContext value={finder}>{children}</FinderContext>;
}

export function useFinder(): Finder {
  const finder = useContext(FinderContext);
  if (finder === null) throw new Error("This component must be inside a <SessionProvider>.");
  return finder;
}

/** Of the last look; who uses it makes the finder look. Select stored values or primitives. */
export function useLook<T>(selector: (look: Look) => T): T {
  const finder = useFinder();
  useEffect(() => finder.follow(), [finder]);
  return useStore(finder.looks, selector);
}
