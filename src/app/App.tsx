import { lazy, Suspense, useState } from "react";
import { SessionProvider } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { Site } from "./Site";
import { start } from "./start";
import { type Storages, storageOf } from "./storage";
import { useHandoutPlace } from "./useHandoutPlace";

const HandoutPage = lazy(async () => ({ default: (await import("./HandoutPage")).HandoutPage }));

/** The whole site: a lesson on paper where the address asks for one, else the visualiser. */
export function App() {
  const handout = useHandoutPlace();
  return handout === null ? (
    <Visualiser />
  ) : (
    <Suspense fallback={null}>
      <HandoutPage place={handout} />
    </Suspense>
  );
}

/** What the address says, in one visualiser. */
function Visualiser() {
  const texts = useTexts();
  const [storages] = useState<Storages>(() => ({
    local: storageOf("localStorage"),
    tab: storageOf("sessionStorage"),
  }));
  const [{ store, notice }] = useState(() => start(window.location.hash, storages, texts));
  return (
    <SessionProvider store={store}>
      <Site storages={storages} firstNotice={notice} />
    </SessionProvider>
  );
}
