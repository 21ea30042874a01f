import { useState } from "react";
import { SessionProvider } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { Site } from "./Site";
import { start } from "./start";
import { type Storages, storageOf } from "./storage";

/** The whole site: what the address says, in one visualiser. */
export function App() {
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
