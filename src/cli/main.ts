#!/usr/bin/env node
import { nodeIo } from "./nodeIo";
import { runCli } from "./runCli";

process.exitCode = await runCli(process.argv.slice(2), nodeIo);
