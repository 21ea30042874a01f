import { lazy, Suspense, useState } from "react";
import { SessionProvider } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { Site } from "./Site";
import { start } from "./start";
import { type Storages, storagesHere } from "./storage";
import { useHandoutPlace } from "./useHandoutPlace";
import { useLinkLanguage } from "./useLinkLanguage";

const HandoutPage = lazy(async () => ({ default: (await import("./HandoutPage")).HandoutPage }));

/** The whole site: a lesson on paper where the address asks for one, else the visualiser. */
export function App() {
  const [storages] = useState(storagesHere);
  // First: it takes its part out of an address that the others read.
  useLinkLanguage(storages.tab);
  const handout = useHandoutPlace();
  return handout === null ? (
    <Visualiser storages={storages} />
  ) : (
    <Suspense fallback={null}>
      <HandoutPage place={handout} />
    </Suspense>
  );
}

/** What the address says, in one visualiser. */
function Visualiser({ storages }: { readonly storages: Storages }) {
  const texts = useTexts();
  const [{ store, notice }] = useState(() => start(window.location.hash, storages, texts));
  return (
    <SessionProvider store={store}>
      <Site storages={storages} firstNotice={notice} />
    </SessionProvider>
  );
}
