import { useEffect, useMemo, useRef } from "react";
import { useSessionStore } from "../ui/SessionContext";
import { useEvent } from "../ui/useEvent";
import { type Keeper, keepWork } from "./keepWork";
import { lessonPlaceOf } from "./lessonAddress";
import type { Storages } from "./storage";

/** Keeps the work while the page lives, and hands on an address that somebody else put in its place. */
export function useKeeper(
  storages: Storages,
  writeFirst: boolean,
  onLink: (link: string) => void,
): Keeper {
  const store = useSessionStore();
  const keeper = useRef<Keeper>(null);
  const take = useEvent(onLink);

  useEffect(() => {
    const kept = keepWork(store, storages, writeFirst);
    keeper.current = kept;
    const onHashChange = () => {
      // Whoever goes to the lessons leaves the explorer as it is.
      if (lessonPlaceOf(window.location.hash) !== null) return;
      const link = window.location.hash.replace(/^#/, "");
      if (link !== "") take(link);
    };
    window.addEventListener("hashchange", onHashChange);
    return () => {
      window.removeEventListener("hashchange", onHashChange);
      kept.stop();
    };
  }, [store, storages, writeFirst, take]);

  return useMemo(
    () => ({
      flush: () => keeper.current?.flush(),
      write: () => keeper.current?.write(),
      stop: () => keeper.current?.stop(),
    }),
    [],
  );
}
