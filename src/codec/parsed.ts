import type { Scenario } from "../engine/scenario";
import type { Problem } from "./problem";

/**
 * What reading comes to. In a file of its own, since it is published: a declaration that leads to
 * the validator's would need that package.
 */
export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly Problem[] };
