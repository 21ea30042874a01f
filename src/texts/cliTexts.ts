/** What the command line says, in English only: its output is read by programs and in logs too. */
import { type AllTexts, allEn } from "./all";
import { cli } from "./en/cli";

export type CliTexts = AllTexts & { readonly cli: typeof cli };
export const cliEn: CliTexts = { ...allEn, cli };
