import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ShareDialog } from "../../../src/app/share/ShareDialog";
import { setOperation } from "../../../src/engine/edit";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { withDialogs } from "../../support/dialog";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

withDialogs();

function dialog(scenario: Scenario) {
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <ShareDialog onClose={() => {}} />
    </SessionProvider>,
  );
  return store;
}
const code = () =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Where it is to stand" });
/** What is loaded on demand comes when the machine has time for it. */
const PATIENT = { timeout: 20_000 };
const preview = () => within(screen.getByRole("region", { name: "Preview" }));

describe("the share dialog", () => {
  it("shows the embed as it is chosen, and the code for it", async () => {
    dialog(fromGallery("budget-meets-breaker"));
    expect(code().value).toContain('scenario="budget-meets-breaker" step="6.payment.1.refused"');
    expect(preview().queryByRole("table")).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Ledger" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Waterfall" }));
    expect(code().value).toContain('view="decision ledger"');
    expect(preview().getByRole("table")).toBeVisible();
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Readers may" }),
      "look around",
    );
    expect(code().value).toContain('controls="none"');
    expect(preview().queryByRole("button", { name: "Play" })).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "As" }), "an iframe");
    expect(code().value).toMatch(
      /^<iframe src=".*embed\.html\?v=1&amp;scenario=budget-meets-breaker/,
    );
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Written with" }),
      "Sphinx, reST",
    );
    expect(code().value).toMatch(/^\.\. raw:: html/);
  });

  it("speaks another language, in the preview and in the code", async () => {
    dialog(fromGallery("budget-meets-breaker"));
    expect(code().value).not.toContain("lang=");
    const language = screen.getByRole("combobox", { name: "Language" });
    await userEvent.selectOptions(language, "Русский");
    expect(code().value).toContain(' lang="ru" ');
    expect(await preview().findByRole("button", { name: "Шаг вперёд" }, PATIENT)).toBeVisible();
    // What the page will say: the link in the element, the words of the picture.
    expect(code().value).toContain(">Открыть в Hopwatch</a>");
    const picture = screen.getByRole("img", {
      name: /^Payment: вызов не пропущен, предохранитель payment открыт/,
    });
    expect(picture).toHaveAttribute("lang", "ru");
    // The dialog itself goes on in the language of the site.
    expect(screen.getByRole("heading", { name: "For your page" })).toBeVisible();
    await userEvent.selectOptions(language, "as the page");
    expect(code().value).not.toContain("lang=");
    expect(preview().getByRole("button", { name: "Step on" })).toBeVisible();
    expect(code().value).toContain(">Open in Hopwatch</a>");
    expect(screen.getByRole("img", { name: /^Payment is refused/ })).toHaveAttribute("lang", "en");
  });

  it("puts a lesson in the place of the frame, but only into an iframe", async () => {
    dialog(fromGallery("budget-meets-breaker"));
    expect(screen.queryByRole("combobox", { name: "Lesson" })).toBeNull();
    const way = screen.getByRole("combobox", { name: "As" });
    await userEvent.selectOptions(way, "an iframe");
    const lesson = await screen.findByRole("combobox", { name: "Lesson" }, PATIENT);
    await userEvent.selectOptions(lesson, "The breaker: three states, four edges");
    expect(
      await preview().findByRole(
        "article",
        { name: "The breaker: three states, four edges" },
        PATIENT,
      ),
    ).toBeVisible();
    expect(code().value).toMatch(
      /^<iframe src="[^"]*embed\.html\?v=1&amp;lesson=three-states" title="The breaker: three states, four edges" width="100%" height="900"/,
    );
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Link" }).value).toMatch(
      /\/#lesson=three-states$/,
    );
    expect(screen.queryByRole("checkbox", { name: "Ledger" })).toBeNull();
    await userEvent.selectOptions(way, "an element of the page");
    expect(code().value).toContain('scenario="budget-meets-breaker"');
  });

  it("leaves what is shared as it is, whatever is tried in the preview", async () => {
    const store = dialog(fromGallery("budget-meets-breaker"));
    const { step } = store.getState();
    await userEvent.click(preview().getByRole("button", { name: "Step on" }));
    expect(store.getState().step).toBe(step);
  });

  it("offers the picture with the sentence of the step", () => {
    dialog(fromGallery("budget-meets-breaker"));
    const picture = screen.getByRole("img", {
      name: /^Payment is refused: breaker payment is open/,
    });
    expect(picture).toHaveAttribute("src", expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/));
    expect(screen.getByRole("button", { name: "Save as SVG" })).toBeEnabled();
  });

  it("warns of a long link, and offers the file", async () => {
    const edited = setOperation(fromGallery("order-800"), { deadlineMs: 790 });
    dialog(edited);
    expect(screen.getByText(/^\d+ characters\.$/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save as file" })).toBeNull();
    fireEvent.click(screen.getByRole("checkbox", { name: /Read the scenario from a file/ }));
    expect(code().value).toContain('src="create-an-order-in-800-ms.json"');
    expect(screen.getByRole("button", { name: "Save as file" })).toBeVisible();
  });

  it("says so when the link is longer than some programs take", () => {
    // Names without any repetition, so that packing cannot shorten them.
    let seed = 7;
    const letters = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36);
    };
    const hops = Array.from({ length: 60 }, (_, index) =>
      callTo(`h${index}`, { name: Array.from({ length: 10 }, letters).join("").slice(0, 60) }),
    );
    dialog(scenarioOf(hops));
    expect(screen.getByText(/some programs cut a link after 2.000/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Save as file" })).toBeVisible();
  });
});
