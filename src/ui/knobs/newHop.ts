import type { NewHop } from "../../engine/edit";
import type { Texts } from "../../texts/en";

/** A call that does well, so that adding it changes little until its knobs are turned. */
export function newCall(texts: Texts["knobs"]): NewHop {
  return { kind: "call", name: texts.newCall, timeoutMs: 100, responses: [{ durationMs: 50 }] };
}

export function newWork(texts: Texts["knobs"]): NewHop {
  return { kind: "work", name: texts.newWork, durationMs: 20 };
}
