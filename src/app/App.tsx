import { lazy, Suspense, useRef, useState } from "react";
import { SessionProvider } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { type Explorer, explorerAt } from "./explorerAt";
import { Site } from "./Site";
import { type Storages, storageOf } from "./storage";
import { useLessonPlace } from "./useLessonPlace";

const LessonsSite = lazy(async () => ({
  default: (await import("./LessonsSite")).LessonsSite,
}));

/** The whole site: what the address says, in one visualiser, or a lesson. */
export function App() {
  const texts = useTexts();
  const [storages] = useState<Storages>(() => ({
    local: storageOf("localStorage"),
    tab: storageOf("sessionStorage"),
  }));
  const place = useLessonPlace();
  /** Kept while lessons are played; between two of them it may be sent elsewhere. */
  const explorer = useRef<Explorer>(null);
  const left = useRef(place !== null);

  if (place !== null) {
    left.current = true;
    return (
      <Suspense>
        <LessonsSite place={place} storages={storages} explorer={explorer.current?.store ?? null} />
      </Suspense>
    );
  }
  if (explorer.current === null || left.current) {
    explorer.current = explorerAt(window.location.hash, explorer.current, storages, texts);
    left.current = false;
  }
  const { store, notice } = explorer.current;
  return (
    <SessionProvider store={store}>
      <Site storages={storages} firstNotice={notice} />
    </SessionProvider>
  );
}
