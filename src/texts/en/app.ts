/** The page around the stage: bar, menus, dialogs, notices. */
import { formatNumber } from "./format";
import { panels } from "./panels";

export const app = {
  name: "Hopwatch",
  stage: "Stage",
  ...panels,
  pageFailed: "This page could not be loaded.",
  /** The title in the browser's tab. */
  documentTitle: (title: string) => `${title} · Hopwatch`,
  bar: {
    label: "Hopwatch",
    title: "Title of the scenario",
    scenarios: "Scenarios",
    undo: "Undo",
    redo: "Redo",
    compare: "Compare",
    stopComparing: "Stop comparing",
    copyLink: "Copy link",
    theme: "Theme",
    language: "Language",
    keys: "Keys",
    about: "About",
    fidelity: "How true the libraries are",
    more: "More",
  },
  menu: {
    gallery: "Gallery",
    learn: "Learn",
    lessons: "Lessons",
    lessonsNote: "Twelve, in which you predict and then see.",
    yours: "Your own",
    lastWork: "Your last work",
    newScenario: "New scenario",
    openFile: "Open file…",
    save: "Save as file",
    share: "Share and embed…",
  },
  /** The language that the browser asks for. */
  languageAuto: "As the browser",
  themes: { auto: "As the system", light: "Light", dark: "Dark" },
  newScenario: { title: "New scenario", work: "Edge", call: "Service" },
  drop: "Drop a scenario file to open it",
  notices: {
    label: "Messages",
    dismiss: "Dismiss",
    opened: (title: string) => `Opened “${title}”. Undo goes back to what was open before.`,
    linkCopied: "Link copied. It holds the scenario and this very frame.",
    linkNotCopied:
      "The browser did not allow copying. The address bar holds the same link: copy it from there.",
    saved: (fileName: string) => `Saved as ${fileName}.`,
    badLink: "This link cannot be opened, so what was open stays.",
    badLinkAtStart: "This link cannot be opened, so here is the first scenario instead.",
    noSuchName: (few: readonly string[], more: number) =>
      `The gallery has no scenario of that name. It has ${few.join(", ")} and ${more} more: see Scenarios.`,
    noGallery: "The gallery could not be loaded. Load the page again to have it.",
    badFile: (fileName: string) => `${fileName} cannot be opened, so what was open stays.`,
    badLastWork: "Your last work cannot be read any more.",
    languageFailed: (name: string) => `${name} could not be loaded, so the language stays.`,
    unreadable: "The browser could not read the file.",
    notText: "It is not text in UTF-8.",
    tooLarge: (bytes: number, limit: number) =>
      `It has ${formatNumber(bytes)} bytes; a scenario file has ${formatNumber(limit)} at most.`,
    moreProblems: (count: number) => `and ${formatNumber(count)} more`,
  },
  refusals: {
    title: "This cannot run, so what was open stays.",
    cannotEnd: (hop: string) =>
      `Nothing would limit the wait at ${hop}: it needs a timeout of its own, or the request a deadline.`,
    tooManyAttempts: (attempts: number, limit: number) =>
      `The run would make ${formatNumber(attempts)} attempts; ${formatNumber(limit)} is the most it can show.`,
  },
  keysDialog: {
    title: "Keys",
    lead: "Arrows step when the stage has the focus. No key is taken while you type.",
    key: "Key",
    does: "What it does",
    ofHops: (hint: string) => `In the list of hops: ${hint}`,
    singleKeys: "Single keys work everywhere on the page",
    singleKeysNote: "Switched off, they work only while the stage has the focus.",
  },
  about: {
    title: "About Hopwatch",
    lead: "Hopwatch shows where the time of one request goes: what each call may still wait under a shared deadline, and when a circuit breaker stops calling at all.",
    sections: [
      {
        title: "What you see",
        text: [
          "A scenario is run by a model, to the millisecond, on a clock of its own. Every figure on the page is read from that run: no measurement is taken, and the same scenario always gives the same run.",
        ],
      },
      {
        title: "What the model does not measure",
        text: [
          "DNS and TLS, connection pools, queues and thread pools, garbage collection, clocks that are set while requests run. How long connecting and the wire take, how far a clock is off, and whether a callee stops when its caller leaves are settings: the model believes what it is told of them, a real service may do otherwise.",
          "What is left out mostly takes more time: a plan that fails here is not saved by it, and one that holds here has still to be tried.",
        ],
      },
      {
        title: "How it was checked",
        text: [
          "Against the tables of its specification, row by row; against cases computed by an independent implementation; calls through three services against recordings of gRPC and of Node; and its breakers against recordings of real libraries in JavaScript, Java and Go, call by call.",
        ],
        isCheck: true,
      },
      {
        title: "Privacy",
        text: [
          "The page talks to nobody: no account, no cookies, no counting of visitors, no request but for its own files. Your work is in its address, which the browser never sends to a server, and in this browser's own storage. A link you share holds the whole scenario.",
        ],
      },
    ],
    licence: (version: string) => `Version ${version}. Free software under the MIT licence.`,
  },
};
