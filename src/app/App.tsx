import { useState } from "react";
import { SessionProvider } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { Site } from "./Site";
import { start } from "./start";
import { storagesHere } from "./storage";
import { useLinkLanguage } from "./useLinkLanguage";

/** The whole site: what the address says, in one visualiser. */
export function App() {
  const texts = useTexts();
  const [storages] = useState(storagesHere);
  const [{ store, notice }] = useState(() => start(window.location.hash, storages, texts));
  useLinkLanguage(storages.tab);
  return (
    <SessionProvider store={store}>
      <Site storages={storages} firstNotice={notice} />
    </SessionProvider>
  );
}
