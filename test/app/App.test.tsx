import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../src/app/App";
import { STORAGE_KEY } from "../../src/app/storage";
import { decodeLink } from "../../src/codec/link";
import { LIMITS } from "../../src/engine/limits";
import { GALLERY, galleryScenario } from "../../src/gallery/gallery";
import { useSession, useSessionStore } from "../../src/ui/SessionContext";
import { withDialogs } from "../support/dialog";

let isStageBroken = false;

/** The stage has tests of its own; here it only shows where the cursor is. */
function StageDouble() {
  const store = useSessionStore();
  const step = useSession((session) => session.step);
  if (isStageBroken) throw new Error("broken on purpose");
  return (
    <>
      <output aria-label="step">{step}</output>
      <button type="button" onClick={() => store.getState().goToFirst()}>
        First
      </button>
    </>
  );
}
vi.mock("../../src/ui/Stage", () => ({ Stage: () => <StageDouble /> }));
withDialogs();

const title = () => screen.getByRole("textbox", { name: "Title of the scenario" });
const step = () => Number(screen.getByRole("status", { name: "step" }).textContent);
const alert = () => screen.getByRole("alert");
const link = () => decodeLink(window.location.hash);

function open(hash = "") {
  window.history.replaceState(null, "", `/${hash}`);
  render(<App />);
  return userEvent.setup();
}
async function choose(user: ReturnType<typeof userEvent.setup>, name: string | RegExp) {
  await user.click(screen.getByRole("button", { name: "Scenarios" }));
  await user.click(screen.getByRole("menuitem", { name }));
}
function drop(file: File) {
  const dataTransfer = { types: ["Files"], files: [file] };
  fireEvent.dragOver(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });
}
const fileOf = (text: string, name = "order.json") => new File([text], name);
const order = galleryScenario("order-800");
const orderFile = () => fileOf(JSON.stringify({ ...order, title: "From a file" }));

beforeEach(() => {
  isStageBroken = false;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  delete document.documentElement.dataset.theme;
  vi.restoreAllMocks();
});

describe("the scenario menu", () => {
  it("lists the gallery with notes and opens one", async () => {
    const user = open();
    await user.click(screen.getByRole("button", { name: "Scenarios" }));
    const items = screen.getAllByRole("menuitemradio");
    expect(items).toHaveLength(GALLERY.length);
    expect(screen.getByRole("menuitemradio", { checked: true })).toHaveFocus();
    await user.click(items[0] as HTMLElement);
    expect(title()).toHaveValue(GALLERY[0]?.scenario.title);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Scenarios" })).toHaveFocus();
  });

  it("is walked by arrows and closed by Esc, by Tab and by a press elsewhere", async () => {
    const user = open();
    const button = screen.getByRole("button", { name: "Scenarios" });
    button.focus();
    await user.keyboard("{ArrowDown}{Home}{ArrowUp}");
    expect(screen.getByRole("menuitem", { name: "Save as file" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.tab();
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    await user.click(button);
    await user.click(document.body);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  it("begins a new scenario, which undo takes back", async () => {
    const user = open();
    const before = (title() as HTMLInputElement).value;
    await choose(user, "New scenario");
    expect(title()).toHaveValue("New scenario");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(title()).toHaveValue(before);
    await user.click(screen.getByRole("button", { name: "Redo" }));
    expect(title()).toHaveValue("New scenario");
    expect(screen.getByRole("button", { name: "Redo" })).toBeDisabled();
  });

  it("offers the last work once something else is open", async () => {
    const user = open("#g=order-800");
    await user.clear(title());
    await user.type(title(), "My own{Enter}");
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEY)).toContain("My own"));
    await user.click(screen.getByRole("button", { name: "Scenarios" }));
    expect(screen.queryByRole("menuitem", { name: /Your last work/ })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole("menuitemradio")[0] as HTMLElement);
    await choose(user, /Your last work/);
    expect(title()).toHaveValue("My own");
  });
});

describe("the title", () => {
  it("half typed when something else opens is not that one's", async () => {
    const user = open("#g=order-800");
    await user.type(title(), " half");
    drop(orderFile());
    await waitFor(() => expect(title()).toHaveValue("From a file"));
    await user.tab();
    expect(title()).toHaveValue("From a file");
  });

  it("is changed in place, in one undo step, and taken back by Esc", async () => {
    const user = open("#g=order-800");
    const before = (title() as HTMLInputElement).value;
    await user.clear(title());
    await user.type(title(), "Another, ");
    await user.keyboard("{Escape}");
    expect(title()).toHaveValue(before);
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
    await user.clear(title());
    await user.type(title(), "Two words{Enter}");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(title()).toHaveValue(before);
  });

  it("empty is no title", async () => {
    const user = open("#g=order-800");
    const before = (title() as HTMLInputElement).value;
    await user.clear(title());
    await user.tab();
    expect(title()).toHaveValue(before);
  });
});

describe("files", () => {
  it("dropped anywhere, one opens, and undo goes back", async () => {
    const user = open("#g=auth-150");
    drop(orderFile());
    await waitFor(() => expect(title()).toHaveValue("From a file"));
    expect(screen.getByText(/Opened “From a file”/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(title()).toHaveValue(galleryScenario("auth-150")?.title);
  });

  it("chosen in the dialog, one opens", async () => {
    const user = open();
    await user.upload(screen.getByLabelText("Open file…"), orderFile());
    await waitFor(() => expect(title()).toHaveValue("From a file"));
  });

  it.each([
    ["not JSON", fileOf("hello"), "(file)"],
    ["a time that is none", fileOf('{"version":1,"deadlineMs":"2s"}'), "deadlineMs"],
    ["a prototype", fileOf(`{"__proto__":{"x":1},${JSON.stringify(order).slice(1)}`), "__proto__"],
    ["larger than any scenario", fileOf("x".repeat(LIMITS.fileBytes + 1)), "1\u202f048\u202f577"],
  ])("%s leaves the work untouched and says where it is wrong", async (_, file, where) => {
    open("#g=order-800");
    drop(file);
    await waitFor(() => expect(alert()).toHaveTextContent("order.json cannot be opened"));
    expect(alert().textContent).toContain(where);
    expect(title()).toHaveValue(order?.title);
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  it("names five problems and counts the others", async () => {
    open();
    const hop = { id: "x", kind: "call", name: "X", timeoutMs: -1, responses: [] };
    drop(fileOf(JSON.stringify({ ...order, hops: Array.from({ length: 9 }, () => hop) })));
    await waitFor(() => expect(within(alert()).getAllByRole("listitem")).toHaveLength(6));
    expect(within(alert()).getAllByRole("listitem").at(-1)).toHaveTextContent(/^and \d+ more$/);
  });

  it("that cannot be read says so", async () => {
    open();
    const file = orderFile();
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    drop(file);
    await waitFor(() => expect(alert()).toHaveTextContent("could not read the file"));
  });

  it("that is not in UTF-8 is not guessed at", async () => {
    open("#g=order-800");
    const text = JSON.stringify({ ...order, title: "Bestellung f\u00fcr alle" });
    drop(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], "latin.json"));
    await waitFor(() => expect(alert()).toHaveTextContent("not text in UTF-8"));
    expect(title()).toHaveValue(order?.title);
  });

  it("that cannot run leaves the work untouched", async () => {
    open("#g=order-800");
    const bank = { id: "bank", kind: "call", name: "Bank", timeoutMs: null };
    const hops = [{ ...bank, responses: [{ never: true }] }];
    const { opensAt, ...rest } = order ?? {};
    expect(opensAt).toBeInstanceOf(Object);
    drop(fileOf(JSON.stringify({ ...rest, deadlineMs: null, hops })));
    await waitFor(() => expect(alert()).toHaveTextContent("cannot run"));
    expect(title()).toHaveValue(order?.title);
    await userEvent.click(within(alert()).getByRole("button", { name: "Dismiss" }));
    expect(alert()).toBeEmptyDOMElement();
  });

  it("is saved under its title", async () => {
    const user = open("#g=order-800");
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return "blob:saved";
    };
    URL.revokeObjectURL = () => {};
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await choose(user, "Save as file");
    expect(names).toEqual([expect.stringMatching(/^[a-z0-9-]+\.json$/)]);
    expect(JSON.parse((await blobs[0]?.text()) ?? "")).toEqual(order);
  });
});

describe("the address", () => {
  it("names a gallery scenario that is untouched, and the frame", async () => {
    open();
    await waitFor(() =>
      expect(link()).toMatchObject({
        source: { kind: "gallery", name: "budget-meets-breaker" },
        frame: { operation: 6, hop: "payment", moment: "refused" },
      }),
    );
  });

  it("holds an edited one whole, at once when the page goes", async () => {
    const user = open("#g=order-800");
    await user.clear(title());
    await user.type(title(), "Mine{Enter}");
    fireEvent(window, new Event("pagehide"));
    expect(link()).toMatchObject({ source: { scenario: { title: "Mine" } } });
  });

  it("put in by hand opens, and undo goes back", async () => {
    const user = open("#g=order-800");
    go("#g=auth-480");
    expect(title()).toHaveValue(galleryScenario("auth-480")?.title);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(title()).toHaveValue(order?.title);
  });

  it("that cannot be read leaves the work, says why, and goes: a reload keeps the work", () => {
    open("#g=order-800");
    go("#s=rubbish");
    expect(alert()).toHaveTextContent("This link cannot be opened");
    expect(alert().textContent).toContain("#s");
    expect(title()).toHaveValue(order?.title);
    expect(link()).toMatchObject({ source: { name: "order-800" } });
  });

  it("that could not be read at the start is not what is copied", async () => {
    const user = open("#s=rubbish");
    expect(alert()).toHaveTextContent("This link cannot be opened");
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(copied).toHaveBeenCalledWith(window.location.href);
    expect(link()).toMatchObject({ source: { name: "budget-meets-breaker" } });
  });

  it("is copied as it will be, not as it was a moment ago", async () => {
    const user = open("#g=order-800");
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await user.keyboard(".");
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(copied).toHaveBeenCalledWith(window.location.href);
    expect(screen.getByText(/Link copied/)).toBeVisible();
  });

  it("that may not be copied says where it is", async () => {
    const user = open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(alert()).toHaveTextContent("address bar");
  });
});
function go(hash: string) {
  window.history.replaceState(null, "", hash);
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange", { newURL: window.location.href }));
  });
}

describe("keys", () => {
  it("step, open the gallery, undo, and show their list", async () => {
    const user = open("#g=order-800&f=1...arrival");
    const start = step();
    await user.keyboard(".");
    expect(step()).toBeGreaterThan(start);
    await user.keyboard(",");
    expect(step()).toBe(start);
    await user.keyboard("2");
    expect(title()).toHaveValue(GALLERY[1]?.scenario.title);
    await user.keyboard("{Control>}z{/Control}");
    expect(title()).toHaveValue(order?.title);
    await user.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keys" });
    expect(dialog).toBeVisible();
    expect(dialog).toHaveTextContent("In the list of hops: ↑ ↓ choose");
  });

  it("arrows step in the stage and not on the bar; the space bar is the button's", async () => {
    const user = open("#g=order-800&f=1...arrival");
    await user.click(screen.getByRole("button", { name: "First" }));
    await user.keyboard("{ArrowRight}");
    const after = step();
    expect(after).toBeGreaterThan(0);
    await user.keyboard(" ");
    expect(step()).toBe(0);
    screen.getByRole("button", { name: "Copy link" }).focus();
    await user.keyboard("{ArrowRight}");
    expect(step()).toBe(0);
  });

  it("are not taken while somebody types, nor while a dialog is open", async () => {
    const user = open("#g=order-800&f=1...arrival");
    const start = step();
    await user.type(title(), "...");
    expect(step()).toBe(start);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "About" }));
    await user.keyboard(".2");
    expect(step()).toBe(start);
    expect(title()).toHaveValue(order?.title);
  });

  it("of one character are switched off, and stay so", async () => {
    const user = open("#g=order-800&f=1...arrival");
    const start = step();
    await user.click(screen.getByRole("button", { name: "Keys" }));
    await user.click(await screen.findByRole("checkbox", { name: /Single keys/ }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "Keys" })).toHaveFocus();
    await user.keyboard(".");
    expect(step()).toBe(start);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "")).toMatchObject({
      preferences: { singleKeys: false },
    });
  });
});

describe("comparing", () => {
  // Loaded when it is first asked for.
  const dialog = () => screen.findByRole("dialog", { name: "Compare with" });
  const compare = () => screen.getByRole("button", { name: "Compare" });
  const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
    user.click(within(await dialog()).getByRole("button", { name }));

  it("begins from the bar and ends there; the address holds both halves", async () => {
    const user = open("#g=order-800");
    expect(compare()).toHaveAttribute("aria-pressed", "false");
    await user.click(compare());
    await choose(user, /^Each timeout on its own/);
    expect(compare()).toHaveAttribute("aria-pressed", "true");
    await waitFor(() =>
      expect(link()).toMatchObject({
        source: { kind: "gallery", name: "order-800" },
        against: { kind: "scenario", scenario: { budget: "local" } },
      }),
    );
    await user.click(compare());
    expect(compare()).toHaveAttribute("aria-pressed", "false");
    await waitFor(() => expect(link()).not.toHaveProperty("against"));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(compare()).toHaveAttribute("aria-pressed", "true");
  });

  it("is asked for by c, and ended by it and by Esc", async () => {
    const user = open("#g=order-800");
    for (const key of ["c", "{Escape}"]) {
      await user.keyboard("c");
      await choose(user, /^The present, pinned/);
      expect(compare()).toHaveAttribute("aria-pressed", "true");
      await user.keyboard(key);
      expect(compare()).toHaveAttribute("aria-pressed", "false");
    }
  });

  it("opens from an address with both halves, one of them by its name", async () => {
    open("#g=order-800&bg=order-800-local");
    expect(compare()).toHaveAttribute("aria-pressed", "true");
    go("#g=auth-150&bg=auth-480");
    expect(title()).toHaveValue(galleryScenario("auth-150")?.title);
    await waitFor(() => expect(link()).toMatchObject({ against: { name: "auth-480" } }));
    go("#g=auth-150&bs=rubbish");
    expect(alert()).toHaveTextContent("#bs: expected a scenario as this page packs it");
    expect(link()).toMatchObject({ against: { name: "auth-480" } });
  });

  it("with what cannot run is refused, and says which call would never end", async () => {
    const user = open("#g=forged-budget");
    await user.click(compare());
    await choose(user, /^Each timeout on its own/);
    expect(alert()).toHaveTextContent("Nothing would limit the wait at Search");
    expect(compare()).toHaveAttribute("aria-pressed", "false");
  });
});

describe("the page around it", () => {
  it("follows the theme that is chosen, now and next time", async () => {
    const user = open();
    await user.click(screen.getByRole("button", { name: "Theme" }));
    await user.click(screen.getByRole("menuitemradio", { name: "Dark" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(localStorage.getItem(STORAGE_KEY)).toContain('"theme":"dark"');
  });

  it("says what the model leaves out", async () => {
    const user = open();
    await user.click(screen.getByRole("button", { name: "About" }));
    const about = await screen.findByRole("dialog", { name: "About Hopwatch" });
    for (const word of ["DNS", "TLS", "pools", "queues", "MIT"]) {
      expect(about).toHaveTextContent(word);
    }
    await user.click(within(about).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leads from there to how the libraries were checked", async () => {
    const user = open();
    await user.click(screen.getByRole("button", { name: "About" }));
    await user.click(await screen.findByRole("button", { name: "How true the libraries are" }));
    const fidelity = await screen.findByRole("dialog", { name: "How true the libraries are" });
    expect(within(fidelity).getByRole("table", { name: /recordings, replayed/ })).toBeVisible();
    expect(screen.queryByRole("dialog", { name: "About Hopwatch" })).not.toBeInTheDocument();
    await user.click(within(fidelity).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("has the scenario's title in the tab", () => {
    open("#g=order-800");
    expect(document.title).toBe(`${order?.title} · Hopwatch`);
  });

  it("outlives a stage that crashes, which is drawn again for the next scenario", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    isStageBroken = true;
    const user = open();
    expect(screen.getByText(/could not be drawn/)).toBeVisible();
    isStageBroken = false;
    await choose(user, "New scenario");
    expect(screen.getByRole("status", { name: "step" })).toBeVisible();
  });

  it("works where the browser forbids storage", async () => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      vi.spyOn(window, name, "get").mockImplementation(() => {
        throw new DOMException("forbidden", "SecurityError");
      });
    }
    const user = open("#g=order-800");
    await user.clear(title());
    await user.type(title(), "Mine{Enter}");
    fireEvent(window, new Event("pagehide"));
    expect(title()).toHaveValue("Mine");
    expect(link()).toMatchObject({ source: { scenario: { title: "Mine" } } });
  });
});
