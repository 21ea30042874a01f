/** Files and links as strangers make them, given to the page the ways a visitor gives them. */
import type { Page } from "@playwright/test";
import { Deflate } from "fflate";
import type { Scenario } from "../../src/engine/scenario";

export interface Given {
  readonly name: string;
  readonly text: string;
}

const MIME = "application/json";

/** By the file dialog of the menu. */
export async function openByDialog(page: Page, { name, text }: Given): Promise<void> {
  await page.getByRole("button", { name: "Scenarios", exact: true }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("menuitem", { name: "Open file…" }).click();
  await (await chooser).setFiles({ name, mimeType: MIME, buffer: Buffer.from(text) });
}

/** Dropped somewhere on the page, after having been held over it. */
export async function openByDrop(page: Page, { name, text }: Given): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content, type]) => {
      const held = new DataTransfer();
      held.items.add(new File([content], fileName, { type }));
      return held;
    },
    [name, text, MIME] as const,
  );
  const main = page.getByRole("main");
  await main.dispatchEvent("dragover", { dataTransfer });
  await main.dispatchEvent("drop", { dataTransfer });
}

/** A link whose payload is this text, packed as any program would pack it. */
export function linkTo(text: string | Iterable<Uint8Array>): string {
  const chunks: Uint8Array[] = [];
  const stream = new Deflate({ level: 6 }, (chunk) => chunks.push(chunk));
  for (const part of typeof text === "string" ? [Buffer.from(text)] : text) stream.push(part);
  stream.push(new Uint8Array(0), true);
  return `s=${Buffer.concat(chunks).toString("base64url")}`;
}

/** Small, and different from everything in the gallery. */
export const SMALL: Scenario = {
  version: 1,
  title: "A small one",
  note: "It has three hops.",
  deadlineMs: 800,
  seed: 1,
  hops: [
    { id: "first", kind: "work", name: "First", durationMs: 10 },
    { id: "second", kind: "work", name: "Second", durationMs: 20 },
    {
      id: "third",
      kind: "call",
      name: "Third",
      timeoutMs: 400,
      responses: [{ durationMs: 30 }],
    },
  ],
  breakers: {},
  arrivals: [0],
};
