#!/usr/bin/env node
import { cliEn } from "../texts/cliTexts";
import { nodeIo, WriteFailed } from "./nodeIo";
import { runCli } from "./runCli";

try {
  process.exitCode = await runCli(process.argv.slice(2), nodeIo);
} catch (error) {
  if (!(error instanceof WriteFailed)) throw error;
  process.exitCode = 2;
  await nodeIo.stderr(`hopwatch: ${cliEn.cli.cannotWrite(error.code)}\n`);
}
