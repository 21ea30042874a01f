import { expect, it } from "vitest";
import { setHop, setOperation } from "../../../src/engine/edit";
import { createSession } from "../../../src/session/session";
import { openedWith } from "../../../src/ui/knobs/openedWith";
import { fromGallery } from "../../support/gallery";

it("is what was opened last, through edits and a new title, and again after undo", () => {
  const first = fromGallery("order-800");
  const second = fromGallery("auth-150");
  const store = createSession(first);
  const opened = () => openedWith(store.getState().past, store.getState().scenario);
  const edit = (change: (now: typeof first) => typeof first) =>
    store.getState().edit(change(store.getState().scenario));
  expect(opened()).toBe(first);
  edit((now) => setHop(now, "payment", { timeoutMs: 300 }));
  edit((now) => setOperation(now, { title: "Mine" }));
  edit((now) => setHop(now, "payment", { timeoutMs: 200 }));
  expect(opened()).toBe(first);
  store.getState().open(second);
  edit((now) => setOperation(now, { deadlineMs: 400 }));
  expect(opened()).toBe(second);
  store.getState().undo();
  store.getState().undo();
  expect(opened()).toBe(first);
});
