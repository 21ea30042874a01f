import { serialiseScenario } from "../codec/serialise";
import type { Frame, Scenario } from "../engine/scenario";
import { isShelfFull, shelf } from "../gallery/shelf";
import { titleIn } from "../ui/galleryTitle";
import { usePlaybackStore } from "../ui/PlaybackContext";
import { useSessionStore } from "../ui/SessionContext";
import { useTexts } from "../ui/TextsContext";
import { linkOf } from "./address";
import type { Keeper } from "./keepWork";
import { COURSE_HASH } from "./lessonAddress";
import { forgetWaiting, withGallery } from "./loadGallery";
import { newScenario } from "./newScenario";
import type { Notice } from "./notice";
import { readScenarioFile, shownName } from "./openFile";
import { openLanding } from "./openLanding";
import { fileNameOf, saveFile } from "./saveFile";
import { readStored } from "./storage";

export interface SiteActions {
  openGallery(scenario: Scenario): void;
  /** By its place, from 0. */
  openPlace(index: number): void;
  openNew(): void;
  openLastWork(): void;
  openFile(file: File): void;
  /** What stands after `#` in an address. */
  openLink(link: string): void;
  openLessons(): void;
  save(): void;
  copyLink(): void;
}

/** What the bar, the menu, the keys and a dropped file do. Each says what came of it. */
export function useSiteActions(
  keeper: Keeper,
  local: Storage | null,
  say: (notice: Notice | null) => void,
): SiteActions {
  const texts = useTexts();
  const words = texts.app.notices;
  const store = useSessionStore();
  const playback = usePlaybackStore();

  const open = (scenario: Scenario, frame?: Frame, against?: Scenario) => {
    say(null);
    forgetWaiting();
    playback.getState().pause();
    store.getState().open(scenario, frame, against);
  };
  const openLink = (link: string, text: string) => {
    playback.getState().pause();
    withGallery(() => {
      say(openLanding(store, link, text, texts));
      // A link that was refused must not stand there when the page is loaded again.
      keeper.write();
    });
  };

  return {
    openGallery(scenario) {
      open(scenario);
    },
    openPlace(index) {
      withGallery(() => {
        if (!isShelfFull()) return say({ tone: "error", text: words.noGallery });
        const entry = shelf()[index];
        if (entry !== undefined) open(entry.scenario);
      });
    },
    openNew() {
      open(newScenario(texts.app.newScenario));
    },
    openLastWork() {
      const { lastWork } = readStored(local);
      if (lastWork !== null) openLink(lastWork.link, words.badLastWork);
    },
    async openFile(file) {
      const opened = await readScenarioFile(file, texts);
      if (!opened.ok) {
        return say({
          tone: "error",
          text: words.badFile(shownName(file)),
          details: opened.problems,
        });
      }
      open(opened.scenario);
      const { refusal, pending } = store.getState();
      if (refusal === null && pending === null) {
        say({ tone: "info", text: words.opened(titleIn(texts, opened.scenario.title)) });
      }
    },
    openLink(link) {
      if (link === linkOf(store.getState())) forgetWaiting();
      else openLink(link, words.badLink);
    },
    openLessons() {
      keeper.flush();
      window.location.hash = COURSE_HASH;
    },
    save() {
      const { scenario } = store.getState();
      const fileName = fileNameOf(scenario.title);
      saveFile(fileName, serialiseScenario(scenario));
      say({ tone: "info", text: words.saved(fileName) });
    },
    async copyLink() {
      // The address may still hold a link that could not be opened.
      keeper.write();
      try {
        await navigator.clipboard.writeText(window.location.href);
        say({ tone: "info", text: words.linkCopied });
      } catch {
        // Not a secure address, or the visitor said no.
        say({ tone: "error", text: words.linkNotCopied });
      }
    },
  };
}
