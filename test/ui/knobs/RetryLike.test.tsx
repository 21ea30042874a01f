/** A call's retries as a library has them: which library, its own names for the knobs, and its defaults in one edit. */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createSession } from "../../../src/session/session";
import { CallKnobs } from "../../../src/ui/knobs/CallKnobs";
import { OpenedProvider } from "../../../src/ui/knobs/OpenedContext";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";

/** One retry of the supplier, 20 ms after its first attempt. */
async function supplier() {
  const store = createSession(fromGallery("retry-spends-the-budget"));
  render(
    <SessionProvider store={store}>
      <OpenedProvider>
        <CallKnobs hopId="supplier" />
      </OpenedProvider>
    </SessionProvider>,
  );
  await userEvent.click(await screen.findByText("Retries like a library", {}, { timeout: 5000 }));
  await screen.findByRole("combobox", { name: "Behaves like" }, { timeout: 5000 });
  const retry = () => {
    const hop = store.getState().scenario.hops[0];
    return hop?.kind === "call" ? hop.retry : undefined;
  };
  return { store, retry };
}
const library = () => screen.getByRole("combobox", { name: "Behaves like" });
const chosen = () => within(library()).getByRole("option", { selected: true }).textContent;
const head = () => screen.getByText("Retries like a library").closest("summary");
const type = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const EVERY = [
  "timeout",
  "unavailable",
  "rate_limited",
  "rejected",
  "local",
  "deadline_exceeded",
  "circuit_open",
  "cancelled",
];

describe("the library that a call's retries behave like", () => {
  it("is none where the settings are the model's, and closed it is said too", async () => {
    await supplier();
    expect(chosen()).toBe("settings of its own");
    expect(head()).toHaveTextContent("settings of its own");
  });

  it("sets that library's defaults, which one undo takes back", async () => {
    const { store, retry } = await supplier();
    const before = retry();
    await userEvent.selectOptions(library(), "polly8");
    // Three retries of 2 s, of all but what the caller cancelled: four attempts.
    expect(retry()).toEqual({
      maxAttempts: 4,
      backoff: { kind: "fixed", baseMs: 2000 },
      honourRetryAfter: false,
      retryOn: EVERY.filter((status) => status !== "cancelled"),
    });
    expect(chosen()).toBe("Polly 8");
    expect(head()).toHaveTextContent("Polly 8");
    act(() => store.getState().undo());
    expect(retry()).toEqual(before);
    expect(chosen()).toBe("settings of its own");
  });

  it("stays the one that was picked while the settings are that of several", async () => {
    const { retry } = await supplier();
    await userEvent.selectOptions(library(), "failsafe-go");
    const settings = retry();
    expect(settings?.maxAttempts).toBe(3);
    // Three attempts at once are what cockatiel makes of two more.
    await userEvent.selectOptions(library(), "cockatiel");
    expect(retry()).toEqual(settings);
    expect(chosen()).toContain("cockatiel");
    expect(head()).toHaveTextContent("cockatiel");
  });
});

describe("its own options", () => {
  it("count attempts as the library does, and say how", async () => {
    const { retry } = await supplier();
    await userEvent.selectOptions(library(), "resilience4j");
    await type("maxAttempts, attempts", "5");
    expect(retry()?.maxAttempts).toBe(5);
    expect(screen.getByText("maxAttempts counts every attempt, the first one too.")).toBeVisible();
    await userEvent.selectOptions(library(), "cockatiel");
    // No default of its own: the five attempts stay, one of them the first.
    expect(screen.getByRole("textbox", { name: "maxAttempts, retries" })).toHaveValue("4");
    await type("maxAttempts, retries", "5");
    expect(retry()?.maxAttempts).toBe(6);
    expect(screen.getByText(/^maxAttempts counts the retries alone/u)).toBeVisible();
  });

  it("name the same settings in the other libraries", async () => {
    await supplier();
    await userEvent.selectOptions(library(), "resilience4j");
    // Three attempts: two retries of each of the others.
    expect(screen.getByText(/^The same in others: /u)).toHaveTextContent(
      "The same in others: failsafe-go WithMaxRetries 2 · cockatiel maxAttempts 2 · Polly 8 MaxRetryAttempts 2",
    );
    // A figure never begins a line.
    expect(screen.getByText(/^The same in others: /u).textContent).toMatch(
      /WithMaxRetries\u00a02 .*maxAttempts\u00a02 .*MaxRetryAttempts\u00a02$/u,
    );
  });

  it("that are not set do not read as if nothing were retried", async () => {
    await supplier();
    await userEvent.selectOptions(library(), "resilience4j");
    // Without a predicate it retries every exception.
    expect(screen.getByText(/retryOnException/u)).toHaveTextContent("retryOnException not set");
  });

  it("change the kind of pause and leave what else was chosen", async () => {
    const { retry } = await supplier();
    await userEvent.selectOptions(library(), "cockatiel");
    await type("maxAttempts, retries", "3");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Its kind" }),
      "ExponentialBackoff",
    );
    expect(retry()).toMatchObject({
      maxAttempts: 4,
      backoff: { kind: "exponential", baseMs: 128, maxMs: 30_000, jitter: "decorrelated" },
    });
    // The formula is another one, which is said; of the other generators nothing is.
    expect(screen.getByText(/^Nearly so: decorrelated jitter/u)).toBeVisible();
    expect(screen.getByText(/drawn by chance first, then cut/u)).toBeVisible();
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "generator" }),
      "fullJitterGenerator",
    );
    expect(retry()?.backoff.jitter).toBe("full");
    expect(screen.queryByText(/^Nearly so: /u)).toBeNull();
    expect(screen.getByText(/cut to the longest first, then drawn/u)).toBeVisible();
  });

  it("are switched where the library switches them", async () => {
    const { retry } = await supplier();
    await userEvent.selectOptions(library(), "polly8");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Its kind" }),
      "Exponential",
    );
    await userEvent.click(screen.getByRole("checkbox", { name: "UseJitter" }));
    expect(retry()?.backoff.jitter).toBe("decorrelated");
    expect(chosen()).toBe("Polly 8");
  });

  it("are not taken where the library takes none such", async () => {
    const { retry } = await supplier();
    await userEvent.selectOptions(library(), "failsafe-go");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Its kind" }),
      "WithBackoff",
    );
    const before = retry();
    await type("delay, ms", "20000");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Not taken: /u);
    expect(retry()).toBe(before);
    await userEvent.selectOptions(library(), "polly8");
    await type("MaxRetryAttempts, retries", "0");
    expect(screen.getByRole("textbox", { name: "MaxRetryAttempts, retries" })).toBeInvalid();
  });

  it("say what is retried in the words of the page", async () => {
    await supplier();
    await userEvent.selectOptions(library(), "resilience4j");
    await userEvent.click(screen.getByText("Retries"));
    await userEvent.click(await screen.findByRole("checkbox", { name: "business refusal" }));
    expect(chosen()).toContain("resilience4j");
    expect(
      screen.getByText(/^retryOnException timeout, technical failure, rate limited, own fault/u),
    ).toBeVisible();
  });

  it("leave out what is listed, with the reason", async () => {
    await supplier();
    await userEvent.selectOptions(library(), "resilience4j");
    const left = screen.getByRole("heading", { name: "Not modelled" }).nextElementSibling;
    if (!(left instanceof HTMLElement)) throw new Error("no list");
    const lines = within(left).getAllByRole("listitem");
    expect(lines[0]).toHaveTextContent(/^ofRandomized .*±50 % of the pause/u);
    expect(screen.getByText(/no recording of it was replayed/u)).toBeVisible();
  });
});

it("stands over the sliders by name, with the library's number where it counts otherwise", async () => {
  const { store } = await supplier();
  expect(screen.queryByText(/MaxRetryAttempts/u, { selector: ".hw-own-name" })).toBeNull();
  await userEvent.selectOptions(library(), "polly8");
  const over = (text: string) => screen.getByText(text, { selector: ".hw-own-name" });
  // The slider stands at four attempts.
  await waitFor(() => expect(over("MaxRetryAttempts 3")).toBeVisible());
  expect(screen.getByRole("textbox", { name: "Attempts" })).toHaveValue("4");
  expect(over("Delay")).toBeVisible();
  act(() => store.getState().undo());
  expect(screen.queryByText("Delay", { selector: ".hw-own-name" })).toBeNull();
});
