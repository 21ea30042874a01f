#!/usr/bin/env node
import { allEn } from "../texts/all";
import { nodeIo, WriteFailed } from "./nodeIo";
import { runCli } from "./runCli";

try {
  process.exitCode = await runCli(process.argv.slice(2), nodeIo);
} catch (error) {
  if (!(error instanceof WriteFailed)) throw error;
  process.exitCode = 2;
  await nodeIo.stderr(`hopwatch: ${allEn.cli.cannotWrite(error.code)}\n`);
}
