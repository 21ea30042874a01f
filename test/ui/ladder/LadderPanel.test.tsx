import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Layer } from "../../../src/engine/ladder";
import type { Scenario } from "../../../src/engine/scenario";
import { createSession } from "../../../src/session/session";
import { LadderPanel } from "../../../src/ui/ladder/LadderPanel";
import { SessionProvider } from "../../../src/ui/SessionContext";
import { fromGallery } from "../../support/gallery";
import { callTo, scenarioOf } from "../../support/plainScenario";

function panel(scenario: Scenario = fromGallery("keep-alive-race")) {
  const store = createSession(scenario);
  render(
    <SessionProvider store={store}>
      <LadderPanel />
    </SessionProvider>,
  );
  const ladder = () => store.getState().scenario.ladder;
  const undo = () => act(() => store.getState().undo());
  return { store, ladder, undo };
}
const plain = (text: string | null | undefined) => text?.replaceAll("\u202f", " ");
const layers = () =>
  screen
    .getAllByRole<HTMLInputElement>("textbox", { name: /^Name of layer/ })
    .map(({ value }) => value);
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const unit = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `${name}, unit or none` });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
};
const around = (ladder: readonly Layer[], deadlineMs: number | null = 800) =>
  scenarioOf([callTo("a")], { ladder, deadlineMs });

describe("the ladder without layers", () => {
  it("says what it would show, and starts with a usual chain that can be undone", async () => {
    const { ladder, undo } = panel(scenarioOf([callTo("a")]));
    expect(screen.getByText(/they show who gives up first/)).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    await press("Start with a usual chain");
    expect(layers()).toEqual([
      "Client",
      "AWS Application Load Balancer",
      "nginx",
      "Node http server",
      "Connection pool",
    ]);
    undo();
    expect(ladder()).toBeUndefined();
    expect(screen.getByRole("button", { name: "Start with a usual chain" })).toBeVisible();
  });

  it("takes a single layer as well", async () => {
    const { ladder } = panel(scenarioOf([callTo("a")]));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Layer to add" }), "Proxy");
    await press("Add a layer");
    expect(ladder()).toEqual([{ kind: "proxy", name: "Proxy" }]);
  });
});

describe("the checks of the ladder", () => {
  it("stand at their layer, with numbers, the race drawn, and one press that mends it", async () => {
    const { ladder, undo } = panel();
    const found = screen.getByText(
      "A server closes connections that are still used.",
    ).parentElement;
    expect(plain(found?.textContent)).toContain(
      "Node server closes an unused connection after 5 s, and AWS ALB would use it again for up to 60 s. With 1 ms on the wire, a request that comes 4 999 ms to 5 001 ms after the one before is lost: a 502.",
    );
    expect(found?.closest("tbody")).toContainElement(field("Name of layer 2"));
    expect(
      screen.getAllByRole("img").map((picture) => plain(picture.getAttribute("aria-label"))),
    ).toEqual([
      "Ladder of 2 layers on a logarithmic axis, with the deadline 10 s. The table has every figure.",
      "Timeline of one unused connection. Node server closes it while AWS ALB may still use it: a request sent from 4 999 ms to 5 001 ms is lost.",
    ]);
    await press(/Set Node server: keep-alive 65/);
    expect(ladder()?.[1]?.keepAliveMs).toBe(65_000);
    expect(screen.getByText(/The checks find nothing wrong/)).toBeVisible();
    undo();
    expect(ladder()?.[1]?.keepAliveMs).toBe(5000);
  });

  it("say on the button every time that one fix sets", async () => {
    const { ladder } = panel(
      around(
        [
          { kind: "client", name: "App", responseMs: 1000 },
          { kind: "proxy", name: "Edge", responseMs: 1000 },
        ],
        null,
      ),
    );
    // Edge is the inner one, and stays: 1 000 × 1.25 = 1 250, in two digits 1 300.
    await press(/Set App: wait for an answer 1.3/);
    expect(ladder()?.map(({ responseMs }) => responseMs)).toEqual([1300, 1000]);
  });

  it("tell what each time can still do under the deadline", () => {
    panel(
      around([
        { kind: "client", name: "App", responseMs: 700 },
        { kind: "proxy", name: "Edge", connectMs: 100, responseMs: 900 },
        { kind: "application", name: "Shop" },
        { kind: "pool", name: "Pool", responseMs: 800 },
      ]),
    );
    const cell = (name: string) => unit(name).closest("td");
    expect(cell("App: wait for an answer")).toHaveTextContent("cuts first");
    expect(cell("Edge: connect timeout")).toHaveTextContent("can end the wait");
    expect(cell("Edge: wait for an answer")).toHaveTextContent("safety net");
    expect(cell("Pool: wait for an answer")).toHaveTextContent("never first");
    const legend = within(screen.getByRole("list", { name: "What the bars mean" }));
    expect(legend.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "ends the wait before the deadline does",
      "can be what ends the wait",
      "longer than the deadline: only if that promise is broken",
      "cannot matter: the deadline always comes first",
      "found by a check, see the table",
    ]);
  });
});

describe("a time in the table", () => {
  const KEEP = "Node server: keep-alive";

  it("is a number with a unit that stays what was chosen", async () => {
    const { ladder, undo } = panel();
    expect([field(KEEP).value, unit(KEEP).value]).toEqual(["5", "s"]);
    await type(KEEP, "60");
    expect(ladder()?.[1]?.keepAliveMs).toBe(60_000);
    // The number stays and becomes minutes: 60 min are not called 1 h at once.
    await userEvent.selectOptions(unit(KEEP), "min");
    expect(ladder()?.[1]?.keepAliveMs).toBe(3_600_000);
    expect([field(KEEP).value, unit(KEEP).value]).toEqual(["60", "min"]);
    undo();
    expect([field(KEEP).value, unit(KEEP).value]).toEqual(["60", "s"]);
  });

  it("takes decimals, and nothing that is out of range", async () => {
    const { ladder } = panel();
    await type(KEEP, "1.5");
    expect(ladder()?.[1]?.keepAliveMs).toBe(1500);
    await type(KEEP, "86401");
    expect(screen.getByRole("alert")).toHaveTextContent("Expected a number from 0.01 to 86");
    expect(ladder()?.[1]?.keepAliveMs).toBe(1500);
  });

  it("is no limit, not known, and known again", async () => {
    const { ladder } = panel();
    await userEvent.selectOptions(unit(KEEP), "no limit");
    expect(ladder()?.[1]).toHaveProperty("keepAliveMs", null);
    expect(screen.queryByRole("textbox", { name: KEEP })).toBeNull();
    await userEvent.selectOptions(unit(KEEP), "not known");
    expect(ladder()?.[1]).not.toHaveProperty("keepAliveMs");
    await userEvent.selectOptions(unit(KEEP), "s");
    expect(ladder()?.[1]?.keepAliveMs).toBe(60_000);
  });

  it("never grows past a day", async () => {
    const { ladder } = panel();
    await type(KEEP, "60");
    await userEvent.selectOptions(unit(KEEP), "h");
    expect(ladder()?.[1]?.keepAliveMs).toBe(86_400_000);
  });
});

describe("the layers in the table", () => {
  it("are moved by key, and the focus goes with them", async () => {
    const { undo } = panel(
      around([
        { kind: "proxy", name: "A" },
        { kind: "proxy", name: "B" },
        { kind: "proxy", name: "C" },
      ]),
    );
    screen.getByRole("button", { name: "Move A inwards" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(layers()).toEqual(["B", "A", "C"]);
    expect(screen.getByRole("button", { name: "Move A inwards" })).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("A is layer 2 of 3.");
    await userEvent.keyboard("{Enter}");
    expect(layers()).toEqual(["B", "C", "A"]);
    // It cannot go further: the other way is the nearest that is left.
    expect(screen.getByRole("button", { name: "Move A outwards" })).toHaveFocus();
    undo();
    undo();
    expect(layers()).toEqual(["A", "B", "C"]);
  });

  it("are removed, the ladder with the last", async () => {
    const { ladder } = panel();
    await press("Remove AWS ALB");
    expect(layers()).toEqual(["Node server"]);
    await press("Remove Node server");
    expect(ladder()).toBeUndefined();
    expect(screen.getByRole("status")).toHaveTextContent("Node server is removed.");
  });

  it("are renamed, but not to nothing", async () => {
    const { ladder } = panel();
    await type("Name of layer 2", "Shop");
    expect(ladder()?.[1]?.name).toBe("Shop");
    await userEvent.clear(field("Name of layer 2"));
    fireEvent.blur(field("Name of layer 2"));
    expect(screen.getByRole("alert")).toHaveTextContent("Expected a name");
    expect(ladder()?.[1]?.name).toBe("Shop");
    await userEvent.type(field("Name of layer 2"), "{Escape}");
    expect(field("Name of layer 2").value).toBe("Shop");
  });

  it("are given another kind", async () => {
    const { ladder } = panel();
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Kind of AWS ALB" }),
      "Proxy",
    );
    expect(ladder()?.[0]?.kind).toBe("proxy");
  });

  it("are added where their kind stands, filled with a product's defaults, whose source is named", async () => {
    const { ladder } = panel();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Layer to add" }), "nginx");
    const note = screen.getByText(/^Defaults:/);
    expect(plain(note.textContent)).toBe(
      "Defaults: connect timeout 60 s (1 ms to 75 s), wait for an answer 60 s, idle timeout 60 s, keep-alive 75 s. Besides: proxy_send_timeout 60 s, keepalive_time 1 h. Source: nginx, ngx_http_proxy_module: proxy_connect_timeout, proxy_read_timeout; ngx_http_upstream_module and ngx_http_core_module: keepalive_timeout.",
    );
    await press("Add a layer");
    expect(layers()).toEqual(["AWS ALB", "nginx", "Node server"]);
    expect(ladder()?.[1]).toEqual({
      kind: "proxy",
      name: "nginx",
      connectMs: 60_000,
      responseMs: 60_000,
      idleMs: 60_000,
      keepAliveMs: 75_000,
    });
  });

  it("are twenty at most", async () => {
    panel(around(Array.from({ length: 20 }, () => ({ kind: "proxy", name: "P" }) as const)));
    expect(screen.getByRole("button", { name: "Add a layer" })).toBeDisabled();
    expect(screen.getByText("A ladder holds at most 20 layers.")).toBeVisible();
  });
});
