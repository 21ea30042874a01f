import { Suspense, useEffect, useRef, useState } from "react";
import type { Texts } from "../texts/en";
import { noteIn, titleIn } from "../ui/galleryTitle";
import { useLanguage } from "../ui/LanguageContext";
import { lazyPart } from "../ui/lazyPart";
import { PanelBoundary } from "../ui/PanelBoundary";
import { useSession, useSessionStore } from "../ui/SessionContext";
import { Stage } from "../ui/Stage";
import { useTexts } from "../ui/TextsContext";
import { useStageKeys } from "../ui/useStageKeys";
import { Notices } from "./Notices";
import type { Notice } from "./notice";
import { refusalNotice } from "./refusalNotice";
import type { Storages } from "./storage";
import { type DialogName, Toolbar } from "./Toolbar";
import { useFileDrop } from "./useFileDrop";
import { useKeeper } from "./useKeeper";
import { useKeptFocus } from "./useKeptFocus";
import { useLanguageNotice } from "./useLanguageNotice";
import { usePreferences } from "./usePreferences";
import { useSiteActions } from "./useSiteActions";
import "./Site.css";

const SiteDialog = lazyPart(async () => (await import("./SiteDialog")).SiteDialog);

/** How long a message that asks for nothing stays. */
const INFO_MS = 8000;

/** The page around one visualiser: bar, note, messages, dialogs, keys. */
export function Site({
  storages,
  firstNotice,
}: {
  readonly storages: Storages;
  readonly firstNotice: Notice | null;
}) {
  const texts = useTexts();
  const { dismissFailure } = useLanguage();
  const store = useSessionStore();
  // Not the scenario itself: the page around the stage is not drawn again by every edit.
  const title = useSession((session) => session.scenario.title);
  const note = useSession((session) => session.scenario.note);
  const refusal = useSession((session) => session.refusal);
  const preferences = usePreferences(storages.local);
  const [notice, setNotice] = useState(firstNotice);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const keeper = useKeeper(storages, firstNotice === null, (link) => actions.openLink(link));
  const actions = useSiteActions(keeper, storages.local, setNotice);
  const isDropping = useFileDrop(actions.openFile);
  useKeptFocus(root);

  useStageKeys(stage, {
    listenOn: "page",
    singleKeys: preferences.singleKeys,
    onAction(action, key) {
      if (action === "keys" || action === "compare") setDialog(action);
      else if (action === "gallery") actions.openPlace(Number(key) - 1);
      else return false;
      return true;
    },
  });
  useEffect(() => {
    document.title = texts.app.documentTitle(titleIn(texts, title));
  }, [texts, title]);
  useEffect(() => {
    if (notice?.tone !== "info") return;
    const timer = setTimeout(() => setNotice(null), INFO_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const failure = useLanguageNotice();
  const refused = refusal && refusalNotice(refusal, store.getState().scenario, texts);
  return (
    <div ref={root} className="hw-root hw-site">
      <div className="hw-site-line">
        <Toolbar
          actions={actions}
          storages={storages}
          theme={preferences.theme}
          onTheme={preferences.setTheme}
          onDialog={setDialog}
        />
        <Notices
          notices={[notice, failure, refused].filter((each) => each !== null)}
          onDismiss={(each) => {
            if (each === notice) setNotice(null);
            else if (each === failure) dismissFailure();
            else store.getState().dismissRefusal();
          }}
        />
      </div>
      <main ref={stage} className="hw-site-stage" tabIndex={-1}>
        {note !== undefined && <p className="hw-site-line hw-site-note">{noteIn(texts, note)}</p>}
        <PanelBoundary name={texts.app.stage}>
          <Stage />
        </PanelBoundary>
      </main>
      {isDropping && <p className="hw-site-drop">{texts.app.drop}</p>}
      {dialog !== null && (
        <PanelBoundary name={dialogName(texts, dialog)}>
          <Suspense>
            <SiteDialog dialog={dialog} onDialog={setDialog} preferences={preferences} />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

function dialogName({ app }: Texts, dialog: DialogName): string {
  return dialog === "share" ? app.menu.share : app.bar[dialog];
}
