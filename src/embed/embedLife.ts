/**
 * The life of one embed in a host page: opens what its attributes name, draws, tells, and lets go of
 * everything when it is taken out. Begins when the embed is nearly in view.
 */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { SessionStore } from "../session/session";
import type { HopwatchEventMap } from "./contract";
import { createSpeaking } from "./createSpeaking";
import { Embed, type Shown } from "./Embed";
import { jsonInside } from "./jsonInside";
import { type Loaded, loadSource } from "./loadSource";
import { openSession } from "./openSession";
import type { OptionName } from "./optionNames";
import { readOptions } from "./options";
import { pageLanguage, watchPageLanguage } from "./pageLanguage";
import { pageTheme, watchPageTheme } from "./pageTheme";
import { stepNamed, unknownValues } from "./problemsOf";
import { reservedHeight } from "./reserved";
import type { ScriptPlace } from "./scriptPlace";
import { registerEm, styleSheetFor } from "./styles";
import { tellSteps } from "./tellSteps";
import { ENGLISH } from "./voice";

export interface EmbedLife {
  /** Draws in the host's shadow root; what is open already is as it was left. */
  start(printing?: boolean): void;
  stop(): void;
  /** Another scenario is named. */
  open(): void;
  /** Another step is named. */
  goTo(): void;
  /** Another language may be named, here or by the page around it. */
  speak(): void;
  draw(): void;
  /** It is in another document now. */
  adopt(): void;
}

export function createEmbedLife(host: HTMLElement, place: ScriptPlace): EmbedLife {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  let shown: Shown = { kind: "waiting" };
  let inView = false;
  /** Between the page's own two events: what is drawn then is drawn for paper, at once. */
  let printing = false;
  let theme: "light" | "dark" = "light";
  let root: ReturnType<typeof createRoot> | null = null;
  let leave = () => {};
  /** Ends the work that is being opened or is open. */
  let work = new AbortController();
  let stepProblem: string | null = null;
  let json: string | null = null;
  let toldProblems = "";

  const read = (name: OptionName) => host.getAttribute(name);
  const tell = <K extends keyof HopwatchEventMap>(name: K, detail: HopwatchEventMap[K]["detail"]) =>
    host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));

  const speaking = createSpeaking(place, (detail) => tell("hopwatch-error", detail));
  const voiceNow = () => speaking.voice ?? ENGLISH;
  const languageNow = () => readOptions(read, ENGLISH.words).language ?? pageLanguage(host);

  const draw = () => {
    if (root === null) return;
    const voice = voiceNow();
    const { words } = voice;
    const { options, language, problems } = readOptions(read, words);
    const all = [...problems];
    if (shown.kind === "open") {
      all.push(...unknownValues(options, shown.store.getState().scenario, words));
      if (stepProblem !== null) all.push(stepProblem);
    }
    const seenTheme = options.theme === "auto" ? theme : options.theme;
    root.render(
      createElement(Embed, {
        // Nothing is said before it is known in which language.
        shown: speaking.voice === null ? { kind: "waiting" } : shown,
        options,
        // A page that is in a language by itself has asked for nothing.
        problems: speaking.problem === null || language === null ? all : [speaking.problem, ...all],
        theme: seenTheme,
        inView,
        printing,
        height: reservedHeight(read),
        voice,
      }),
    );
    const said = all.join("\n");
    if (said !== toldProblems && all[0] !== undefined) {
      tell("hopwatch-error", { reason: "option", message: all[0], problems: all });
    }
    toldProblems = said;
  };

  const close = () => {
    work.abort();
    work = new AbortController();
    shown = { kind: "waiting" };
    stepProblem = null;
  };
  const fail = ({ error, again }: Extract<Loaded, { ok: false }>) => {
    const retry = () => {
      close();
      begin();
    };
    shown = { kind: "failed", message: error.message, again: again ? retry : null };
    tell("hopwatch-error", error);
  };
  const goTo = () => {
    if (shown.kind === "open") stepProblem = stepNamed(shown.store, read("step"), voiceNow().words);
  };
  const follow = (store: SessionStore, { signal }: AbortController) => {
    const forget = tellSteps(store, () => voiceNow().texts, {
      onStep: (detail) => tell("hopwatch-step", detail),
      onChange: (detail) => tell("hopwatch-change", detail),
    });
    signal.addEventListener("abort", forget);
  };
  const begin = async () => {
    if (shown.kind !== "waiting") return;
    const { signal } = work;
    shown = { kind: "loading" };
    draw();
    json = jsonInside(host);
    await speaking.ask(languageNow());
    if (signal.aborted) return;
    draw();
    const { words, texts } = voiceNow();
    const named = { scenario: read("scenario"), src: read("src"), state: read("state") };
    const loaded = await loadSource({ ...named, json }, words, signal, texts.problems);
    if (signal.aborted) return;
    const { view } = readOptions(read, words).options;
    const opened = loaded.ok ? openSession(loaded, view.includes("compare"), words) : loaded;
    if (!opened.ok) fail({ again: false, ...opened });
    else {
      const { store } = opened;
      shown = { kind: "open", store, title: store.getState().scenario.title };
      goTo();
      follow(store, work);
    }
    draw();
  };

  const speak = async () => {
    if (shown.kind === "waiting") return;
    const isOther = await speaking.ask(languageNow());
    // What went wrong was said in the other language.
    if (isOther && shown.kind === "failed") open();
    // The reader stays at the step they are at.
    if (isOther && stepProblem !== null) goTo();
    draw();
  };
  const open = () => {
    close();
    begin();
  };
  const adopt = () => {
    const sheet = styleSheetFor(host.ownerDocument);
    if (sheet !== null) shadow.adoptedStyleSheets = [sheet];
  };

  const watch = () => {
    const view = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting === true;
      draw();
    });
    view.observe(host);
    const paper = ({ type }: Event) => {
      printing = type === "beforeprint";
      draw();
    };
    window.addEventListener("beforeprint", paper);
    window.addEventListener("afterprint", paper);
    const lookAtTheme = () => {
      const now = pageTheme(host);
      if (now === theme) return;
      theme = now;
      draw();
    };
    theme = pageTheme(host);
    // A page may still be arriving, or a framework put it in later.
    const inside = new MutationObserver(() => {
      if (jsonInside(host) !== json) open();
    });
    inside.observe(host, { childList: true, subtree: true, characterData: true });
    const forgetTheme = watchPageTheme(lookAtTheme);
    const forgetLanguage = watchPageLanguage(speak);
    return () => {
      view.disconnect();
      window.removeEventListener("beforeprint", paper);
      window.removeEventListener("afterprint", paper);
      inside.disconnect();
      forgetTheme();
      forgetLanguage();
    };
  };

  registerEm();
  adopt();
  return {
    draw,
    open,
    speak,
    adopt,
    goTo() {
      goTo();
      draw();
    },
    start(onPaper = false) {
      // Moved in one go, perhaps to where another language is spoken.
      if (root !== null) return void speak();
      printing = onPaper;
      // What kept its place until now.
      shadow.replaceChildren();
      root = createRoot(shadow);
      leave = watch();
      if (shown.kind === "waiting") return void begin();
      draw();
      speak();
    },
    stop() {
      leave();
      root?.unmount();
      root = null;
      inView = false;
      if (shown.kind === "loading") close();
    },
  };
}
