/**
 * The life of one embed in a host page: opens what its attributes name, draws, tells, and lets go of
 * everything when it is taken out. Begins when the embed is nearly in view.
 */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { SessionStore } from "../session/session";
import { en as texts } from "../texts/en";
import { embed as words } from "../texts/en/embed";
import type { HopwatchEventMap } from "./contract";
import { Embed, type Shown } from "./Embed";
import { jsonInside } from "./jsonInside";
import { type Loaded, loadSource } from "./loadSource";
import { openSession } from "./openSession";
import type { OptionName } from "./optionNames";
import { readOptions } from "./options";
import { pageTheme, watchPageTheme } from "./pageTheme";
import { stepNamed, unknownValues } from "./problemsOf";
import { reservedHeight } from "./reserved";
import { registerEm, styleSheetFor } from "./styles";
import { tellSteps } from "./tellSteps";

export interface EmbedLife {
  /** Draws in the host's shadow root; what is open already is as it was left. */
  start(printing?: boolean): void;
  stop(): void;
  /** Another scenario is named. */
  open(): void;
  /** Another step is named. */
  goTo(): void;
  draw(): void;
  /** It is in another document now. */
  adopt(): void;
}

export function createEmbedLife(host: HTMLElement): EmbedLife {
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

  const draw = () => {
    if (root === null) return;
    const { options, problems } = readOptions(read, words);
    const all = [...problems];
    if (shown.kind === "open") {
      all.push(...unknownValues(options, shown.store.getState().scenario, words));
      if (stepProblem !== null) all.push(stepProblem);
    }
    const seenTheme = options.theme === "auto" ? theme : options.theme;
    root.render(
      createElement(Embed, {
        shown,
        options,
        problems: all,
        theme: seenTheme,
        inView,
        printing,
        height: reservedHeight(read),
        texts,
        words,
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
    if (shown.kind === "open") stepProblem = stepNamed(shown.store, read("step"), words);
  };
  const follow = (store: SessionStore, { signal }: AbortController) => {
    const forget = tellSteps(store, texts, {
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
    const named = { scenario: read("scenario"), src: read("src"), state: read("state") };
    const loaded = await loadSource({ ...named, json }, words, signal);
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
    const forget = watchPageTheme(lookAtTheme);
    return () => {
      view.disconnect();
      window.removeEventListener("beforeprint", paper);
      window.removeEventListener("afterprint", paper);
      inside.disconnect();
      forget();
    };
  };

  registerEm();
  adopt();
  return {
    draw,
    open,
    adopt,
    goTo() {
      goTo();
      draw();
    },
    start(onPaper = false) {
      if (root !== null) return;
      printing = onPaper;
      // What kept its place until now.
      shadow.replaceChildren();
      root = createRoot(shadow);
      leave = watch();
      if (shown.kind === "waiting") begin();
      else draw();
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
