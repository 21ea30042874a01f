/** A page held against axe's rules. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import type { AxeResults, ContextObject, RunOptions } from "axe-core";

interface Scope {
  /** A selector: only what is inside, since to look at a whole page takes seconds. */
  readonly within?: string;
  /** A selector: all but what is inside. */
  readonly without?: string;
  /** Only these rules. */
  readonly rules?: readonly string[];
}

declare global {
  interface Window {
    /** Put in when a document is first looked at. */
    axe?: { run(context: ContextObject, options: RunOptions): Promise<AxeResults> };
  }
}

export const ANALYSIS = '[data-place="analysis"]';
export const WATERFALL = '[data-place="waterfall"]';
export const KNOBS = '[data-place="knobs"]';

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where axe finds nothing, nothing; else the rule and what breaks it. Of a frame, that alone. */
export async function violations(
  page: Page | Frame,
  { within, without, rules }: Scope = {},
): Promise<string[]> {
  // What was opened just now may still be on its way.
  if (within !== undefined) await expect(page.locator(within).first()).toBeAttached();
  // Its source is half a megabyte, so it is read once a document and not once a look.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const found = await page.evaluate(({ context, options }) => window.axe?.run(context, options), {
    context: {
      include: [[within ?? "html"]],
      exclude: without === undefined ? [] : [[without]],
    },
    options: {
      // No list of what passes.
      resultTypes: ["violations"] as "violations"[],
      iframes: false,
      ...(rules === undefined ? {} : { runOnly: [...rules] }),
    },
  });
  if (found === undefined) throw new Error("axe did not come into the page");
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The same of what is in an `iframe`. */
export async function violationsInFrame(iframe: Locator): Promise<string[]> {
  const frame = await (await iframe.elementHandle())?.contentFrame();
  if (!frame) throw new Error("no frame there");
  return violations(frame);
}

/** Both themes, without motion. Goes on when it fails, so that a walk tells all that it finds. */
export async function expectNoViolations(page: Page, what: string, within?: string): Promise<void> {
  const scope = within === undefined ? {} : { within };
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect.soft(await violations(page, scope), what).toEqual([]);
  // The theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await violations(page, { ...scope, rules: ["color-contrast"] });
  expect.soft(dark, `${what}, dark`).toEqual([]);
}
