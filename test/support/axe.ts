/** A page held against axe's rules. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Scope {
  /** A selector: only what is inside, since to look at a whole page takes seconds. */
  readonly within?: string;
  /** Only these rules. */
  readonly rules?: readonly string[];
}

export const ANALYSIS = '[data-place="analysis"]';
export const WATERFALL = '[data-place="waterfall"]';
export const KNOBS = '[data-place="knobs"]';

/** Where axe finds nothing, nothing; else the rule and what breaks it. */
export async function violations(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  // One pass in the page itself, since there are no frames from elsewhere, and no list of what passes.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules([...rules]);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
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
