import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGE_KEY } from "../../src/app/languageChoice";
import { speakingSite } from "../../src/app/speakingSite";
import { readStored, writePreferences } from "../../src/app/storage";
import { decodeLink } from "../../src/codec/link";
import { GALLERY } from "../../src/gallery/gallery";
import { courseIn } from "../../src/lessons/course";
import { BUNDLES } from "../../src/texts/bundles";
import { lessons } from "../../src/texts/en/lessons/lessons";
import { LANGUAGES } from "../../src/texts/language";
import { app as ru } from "../../src/texts/ru/app";
import { gallery } from "../../src/texts/ru/gallery";
import { handout } from "../../src/texts/ru/handout";
import { lessons as lessonsRu } from "../../src/texts/ru/lessons/lessons";
import { player } from "../../src/texts/ru/lessons/player";
import { texts } from "../../src/texts/ru/texts";
import { app as viet } from "../../src/texts/vi/app";
import { gallery as galleryVi } from "../../src/texts/vi/gallery";
import { useAllTexts } from "../../src/ui/useAllTexts";
import { withDialogs } from "../support/dialog";
// Loaded when it is first wanted; here beforehand, so that no test waits for it.
import "../../src/app/LessonsSite";

/** The stage has tests of its own; here a panel stands in it that was loaded on demand. */
function StageDouble() {
  const { app } = useAllTexts();
  return <output aria-label="panel">{app.close}</output>;
}
vi.mock("../../src/ui/Stage", () => ({
  Stage: () => (
    <Suspense>
      <StageDouble />
    </Suspense>
  ),
}));
withDialogs();

const title = () => screen.getByRole("textbox");
const panel = () => screen.getByRole("status", { name: "panel" });

async function open(hash = "", browser: readonly string[] = ["en-GB"]) {
  window.history.replaceState(null, "", `/${hash}`);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
  const site = await speakingSite(LANGUAGES);
  render(site);
  return userEvent.setup();
}
type User = Awaited<ReturnType<typeof open>>;

async function choose(user: User, menu: string, item: string) {
  await user.click(screen.getByRole("button", { name: menu }));
  await user.click(screen.getByRole("menuitemradio", { name: item }));
}
function go(hash: string) {
  const oldURL = window.location.href;
  window.history.replaceState(null, "", hash);
  act(() => {
    window.dispatchEvent(
      new HashChangeEvent("hashchange", { oldURL, newURL: window.location.href }),
    );
  });
}
/** As queries see it: every space is a plain one. */
const plain = (text = "") => text.replace(/\s/g, " ");
const spoken = (language: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(language));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a first visit", () => {
  it.each([
    [["ru-RU", "en"], "ru", ru.bar.scenarios],
    [["de", "vi"], "vi", viet.bar.scenarios],
    [["de", "fr"], "en", "Scenarios"],
  ])(
    "of a browser that prefers %j is in %s from the first picture on",
    async (preferred, language, scenarios) => {
      await open("", preferred);
      expect(document.documentElement.lang).toBe(language);
      expect(screen.getByRole("button", { name: scenarios })).toBeVisible();
    },
  );

  it("whose language cannot be loaded is in English, and says so", async () => {
    vi.spyOn(BUNDLES.ru, "texts").mockRejectedValue(new TypeError("gone"));
    const user = await open("", ["ru"]);
    expect(document.documentElement.lang).toBe("en");
    expect(screen.getByRole("alert")).toHaveTextContent("Русский could not be loaded");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});

describe("the menu", () => {
  it("changes everything at once and keeps the title, undo, redo and the focus", async () => {
    const user = await open("#g=order-800");
    const field = title();
    await user.clear(field);
    await user.type(field, "Mine{Enter}");
    await choose(user, "Language", "Русский");
    await spoken("ru");
    expect(title()).toBe(field);
    expect(field).toHaveValue("Mine");
    expect(document.title).toBe("Mine · Hopwatch");
    // The very button, which now is called otherwise.
    expect(screen.getByRole("button", { name: ru.bar.language })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: ru.bar.undo }));
    expect(field).not.toHaveValue("Mine");
    await user.click(screen.getByRole("button", { name: ru.bar.redo }));
    expect(field).toHaveValue("Mine");
    await choose(user, ru.bar.language, "English");
    await spoken("en");
    expect(screen.getByRole("button", { name: "Language" })).toHaveFocus();
  });

  it("has each language in itself, marks the chosen one, and keeps it for the next visit", async () => {
    const user = await open("", ["vi"]);
    await user.click(screen.getByRole("button", { name: viet.bar.language }));
    const items = screen.getAllByRole("menuitemradio");
    expect(
      items.map((item) => item.querySelector("[lang]")?.getAttribute("lang") ?? "auto"),
    ).toEqual(["auto", "en", "ru", "vi"]);
    expect(items[0]).toBeChecked();
    await user.click(items[2] as HTMLElement);
    await spoken("ru");
    expect(readStored(localStorage).preferences.language).toBe("ru");
    await user.click(screen.getByRole("button", { name: ru.bar.language }));
    expect(screen.getByRole("menuitemradio", { name: "Русский" })).toBeChecked();
    // Back to what the browser prefers.
    await user.click(screen.getByRole("menuitemradio", { name: ru.languageAuto }));
    await spoken("vi");
    expect(readStored(localStorage).preferences.language).toBe("auto");
  });

  it("keeps an open dialog where it is", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "About" }));
    const dialog = await screen.findByRole("dialog");
    const close = screen.getByRole("button", { name: "Close" });
    close.focus();
    go("#lang=ru");
    await spoken("ru");
    expect(screen.getByRole("dialog", { name: ru.about.title })).toBe(dialog);
    expect(close).toHaveFocus();
    expect(close).toHaveAccessibleName(ru.close);
  });

  it("waits for what open panels say, and none of them is gone meanwhile", async () => {
    const user = await open();
    const shown = panel();
    let arrive = () => {};
    const real = BUNDLES.vi.allTexts;
    vi.spyOn(BUNDLES.vi, "allTexts").mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return real();
    });
    await choose(user, "Language", "Tiếng Việt");
    await waitFor(() => expect(BUNDLES.vi.allTexts).toHaveBeenCalled());
    expect(document.documentElement.lang).toBe("en");
    expect(panel()).toBe(shown);
    arrive();
    await spoken("vi");
    expect(panel()).toBe(shown);
    expect(shown).toHaveTextContent(viet.close);
  });

  it("leaves the language as it is where a part of the other cannot be loaded, and can be tried again", async () => {
    const user = await open();
    vi.spyOn(BUNDLES.ru, "allTexts").mockRejectedValueOnce(new TypeError("gone"));
    await choose(user, "Language", "Русский");
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Русский could not be loaded"),
    );
    expect(document.documentElement.lang).toBe("en");
    expect(readStored(localStorage).preferences.language).toBe("auto");
    await choose(user, "Language", "Русский");
    await spoken("ru");
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  it("obeys the last choice, whichever comes first", async () => {
    const user = await open();
    let arrive = () => {};
    const real = BUNDLES.ru.texts;
    vi.spyOn(BUNDLES.ru, "texts").mockImplementation(async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return real();
    });
    await choose(user, "Language", "Русский");
    await choose(user, "Language", "Tiếng Việt");
    await spoken("vi");
    arrive();
    await act(async () => {});
    expect(document.documentElement.lang).toBe("vi");
    expect(readStored(localStorage).preferences.language).toBe("vi");
  });

  it("is not there where one language is all there is", async () => {
    render(await speakingSite(["en"]));
    expect(screen.queryByRole("button", { name: "Language" })).not.toBeInTheDocument();
  });
});

describe("the gallery", () => {
  it("reads in the language of the page, and its scenarios stay as they are", async () => {
    const user = await open("#g=order-800", ["ru"]);
    const { title: name, note } = gallery["order-800"] ?? {};
    expect(title()).toHaveValue(name);
    expect(document.title).toBe(`${name} · Hopwatch`);
    expect(screen.getByText(plain(note))).toBeVisible();
    await user.click(screen.getByRole("button", { name: ru.bar.scenarios }));
    const items = screen.getAllByRole("menuitemradio");
    expect(items).toHaveLength(GALLERY.length);
    GALLERY.forEach((entry, index) => {
      expect(items[index]).toHaveTextContent(plain(gallery[entry.name]?.title));
    });
    await user.keyboard("{Escape}");
    // Left as it reads, it is no edit; the address still names the gallery's.
    await user.click(title());
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: ru.bar.undo })).toBeDisabled();
    fireEvent(window, new Event("pagehide"));
    expect(decodeLink(window.location.hash)).toMatchObject({ source: { name: "order-800" } });
    await user.type(title(), "!{Enter}");
    expect(title()).toHaveValue(`${plain(name)}!`);
    await user.click(screen.getByRole("button", { name: ru.bar.undo }));
    expect(title()).toHaveValue(name);
  });
});

describe("a lesson", () => {
  it("changes its words, and keeps the step and what was answered", async () => {
    const [english, russian] = [courseIn(lessons)[0], courseIn(lessonsRu)[0]];
    const at = english?.steps.findIndex(
      ({ task }) => task.kind === "predict" && task.answer.kind === "number",
    );
    const step = `#lesson=${english?.id}&step=${(at ?? 0) + 1}`;
    const user = await open(step);
    const answer = await screen.findByRole("textbox");
    await user.type(answer, "7{Enter}");
    await choose(user, "Language", "Русский");
    await spoken("ru");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(plain(russian?.title));
    expect(screen.getByRole("textbox")).toBe(answer);
    expect(answer).toHaveValue("7");
    expect(window.location.hash).toBe(step);
    // What was said to the answer is said again.
    expect(screen.getByText(/Ваш ответ 7/)).toBeVisible();
  });

  it("is handed to a room in the language in which it is presented", async () => {
    const user = await open("#lesson=three-good-calls&lang=ru");
    const words = player.presenter;
    await user.click(await screen.findByRole("button", { name: player.present }));
    await user.click(await screen.findByRole("button", { name: words.showLink }));
    const link = `${window.location.origin}/#lesson=three-good-calls&lang=ru`;
    expect(await screen.findByRole("img", { name: words.code(link) })).toBeVisible();
  });
});

describe("what is wrong with a file or a link", () => {
  it("is said in the language of the page", async () => {
    vi.spyOn(BUNDLES.ru, "texts").mockResolvedValue({
      ...texts,
      problems: { ...texts.problems, linkPayload: "сценарий", line: (...said) => said.join(" | ") },
    });
    await open("#s=rubbish", ["ru"]);
    const { damaged } = texts.problems.received;
    expect(screen.getByRole("alert")).toHaveTextContent(`#s | сценарий | ${damaged}`);
  });
});

describe("a link", () => {
  it("that asks for a language wins for this tab, over the browser and over what was chosen", async () => {
    writePreferences(localStorage, { language: "vi" });
    await open("#g=order-800&lang=ru", ["en"]);
    expect(document.documentElement.lang).toBe("ru");
    expect(title()).toHaveValue(gallery["order-800"]?.title);
    expect(readStored(localStorage).preferences.language).toBe("vi");
    expect(JSON.parse(sessionStorage.getItem(LANGUAGE_KEY) ?? "")).toBe("ru");
    // It goes out of the address, which a reload then opens in the same language.
    await waitFor(() => expect(decodeLink(window.location.hash)).toMatchObject({ ok: true }));
    expect(window.location.hash).not.toContain("lang");
  });

  it("of an earlier page of the tab still holds", async () => {
    sessionStorage.setItem(LANGUAGE_KEY, '"ru"');
    const user = await open();
    expect(document.documentElement.lang).toBe("ru");
    await choose(user, ru.bar.language, "English");
    await spoken("en");
    expect(sessionStorage.getItem(LANGUAGE_KEY)).toBe("null");
  });

  it("that has nothing else keeps what is open, and its address", async () => {
    await open("#g=order-800");
    await waitFor(() => expect(window.location.hash).toContain("f="));
    const { hash } = window.location;
    go("#lang=vi");
    await spoken("vi");
    expect(title()).toHaveValue(galleryVi["order-800"]?.title);
    expect(window.location.hash).toBe(hash);
  });

  it("put in the place of another opens, in its language", async () => {
    await open("#g=order-800");
    go("#lang=ru&g=auth-480");
    await spoken("ru");
    await waitFor(() => expect(window.location.hash).toMatch(/^#g=auth-480/));
  });

  it("put in the place of a lesson opens in its language, and alone leaves the lesson open", async () => {
    await open("#lesson=three-good-calls&step=1");
    const heading = (name: string) => screen.findByRole("heading", { name: plain(name) });
    const [inEnglish, inRussian] = [lessons, lessonsRu].map((of) => courseIn(of)[0]?.steps);
    expect(await heading(inEnglish?.[0]?.title ?? "")).toBeVisible();
    go("#lesson=three-good-calls&step=2&lang=ru");
    await spoken("ru");
    expect(await heading(inRussian?.[1]?.title ?? "")).toBeVisible();
    expect(window.location.hash).toBe("#lesson=three-good-calls&step=2");
    go("#lang=en");
    await spoken("en");
    expect(await heading(inEnglish?.[1]?.title ?? "")).toBeVisible();
    expect(window.location.hash).toBe("#lesson=three-good-calls&step=2");
    go("#lesson=three-good-calls&handout=blank&lang=ru");
    await spoken("ru");
    expect(await screen.findByRole("link", { name: handout.toLesson })).toBeVisible();
  });

  it.each(["#lang=xx", "#lang=", "#g=order-800&lang=RUS"])("to %s is as without", async (hash) => {
    await open(hash);
    expect(document.documentElement.lang).toBe("en");
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
    expect(window.location.hash).not.toContain("lang");
  });
});
