/**
 * The life of one embed in a host page: begins when it is nearly in view, opens what its attributes
 * name, draws, tells, and lets go of everything when it is taken out.
 */
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import type { SessionStore } from "../session/session";
import type { Texts } from "../texts/en";
import type { EmbedTexts } from "../texts/en/embed";
import type { HopwatchEventMap } from "./contract";
import { Embed, type Shown } from "./Embed";
import { jsonInside } from "./jsonInside";
import { type Loaded, loadSource } from "./loadSource";
import { openSession } from "./openSession";
import { type OptionName, readOptions } from "./options";
import { pageTheme, watchPageTheme } from "./pageTheme";
import { stepNamed, unknownValues } from "./problemsOf";
import { tellSteps } from "./tellSteps";

export interface EmbedLife {
  /** Draws in the host's shadow root; what is open already is as it was left. */
  start(): void;
  stop(): void;
  /** Another scenario is named. */
  open(): void;
  /** Another step is named. */
  goTo(): void;
  draw(): void;
}

/** How far out of view it begins. */
const NEAR = "200px";

export function createEmbedLife(
  host: HTMLElement,
  shadow: ShadowRoot,
  texts: Texts,
  words: EmbedTexts,
): EmbedLife {
  let shown: Shown = { kind: "waiting" };
  let inView = false;
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
    const began = shown.kind !== "waiting";
    close();
    if (began) begin();
    else draw();
  };

  const watch = () => {
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
      { rootMargin: NEAR },
    );
    const view = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting === true;
      draw();
    });
    near.observe(host);
    view.observe(host);
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
    // On paper all of a page is in view.
    window.addEventListener("beforeprint", begin);
    return () => {
      near.disconnect();
      view.disconnect();
      inside.disconnect();
      forget();
      window.removeEventListener("beforeprint", begin);
    };
  };

  return {
    draw,
    goTo() {
      goTo();
      draw();
    },
    start() {
      if (root !== null) return;
      root = createRoot(shadow);
      leave = watch();
      draw();
    },
    stop() {
      leave();
      root?.unmount();
      root = null;
      inView = false;
      if (shown.kind === "loading") close();
    },
    open,
  };
}
