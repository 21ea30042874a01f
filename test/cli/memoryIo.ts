/** A world of files in memory, and what was written to it. */
import type { Input, Io } from "../../src/cli/io";
import { type ExitCode, runCli } from "../../src/cli/runCli";

export interface World {
  readonly files?: { readonly [path: string]: string | Input };
  readonly stdin?: string | Input;
  /** Stops reading after so many pieces of output. */
  readonly reads?: number;
}

export interface Outcome {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export async function hopwatch(argv: readonly string[], world: World = {}): Promise<Outcome> {
  let stdout = "";
  let stderr = "";
  let reads = world.reads ?? Number.POSITIVE_INFINITY;
  const input = (given: string | Input | undefined): Input => {
    if (given === undefined) return { kind: "missing" };
    return typeof given === "string" ? { kind: "text", text: given } : given;
  };
  const io: Io = {
    readFile: async (path) => input(world.files?.[path]),
    readStdin: async () => input(world.stdin ?? ""),
    stdout: async (text) => {
      stdout += text;
      reads -= 1;
      return reads > 0;
    },
    stderr: async (text) => {
      stderr += text;
      return true;
    },
  };
  const code = await runCli(argv, io);
  return { code, stdout, stderr };
}
