/** All that the command line says in Vietnamese, the course aside. */
import type { CliTexts } from "../cliTexts";
import { cli } from "./cli";
import { findings } from "./findings";
import { gallery } from "./gallery";
import { faultWords } from "./lessons/faultWords";
import { problems } from "./problems";

export const cliTexts: CliTexts = { cli, faultWords, findings, gallery, problems };
