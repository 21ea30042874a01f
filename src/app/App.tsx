import { Suspense, useRef, useState } from "react";
import { lazyPart } from "../ui/lazyPart";
import { PanelBoundary } from "../ui/PanelBoundary";
import { SessionProvider } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { type Explorer, explorerAt } from "./explorerAt";
import { PageFailed } from "./PageFailed";
import { Site } from "./Site";
import { storagesHere } from "./storage";
import { useHandoutPlace } from "./useHandoutPlace";
import { useLessonPlace } from "./useLessonPlace";
import { useLinkLanguage } from "./useLinkLanguage";

const HandoutPage = lazyPart(async () => (await import("./HandoutPage")).HandoutPage);
const LessonsSite = lazyPart(async () => (await import("./LessonsSite")).LessonsSite);

/** The whole site: a lesson, or its handout, where the address asks for one, else the visualiser. */
export function App() {
  const texts = useTexts();
  const [storages] = useState(storagesHere);
  // First: it takes its part out of an address that the others read.
  useLinkLanguage(storages.tab);
  const handout = useHandoutPlace();
  const lessons = useLessonPlace();
  /** Kept while it is left for another page; from there its address may lead elsewhere. */
  const explorer = useRef<Explorer>(null);
  const left = useRef(false);

  if (handout !== null || lessons !== null) {
    left.current = true;
    const open = explorer.current?.store ?? null;
    return (
      <PanelBoundary key={handout === null ? 0 : 1} name={texts.app.name} Failed={PageFailed}>
        <Suspense fallback={null}>
          {handout !== null ? (
            <HandoutPage place={handout} storages={storages} />
          ) : (
            lessons !== null && <LessonsSite place={lessons} storages={storages} explorer={open} />
          )}
        </Suspense>
      </PanelBoundary>
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
