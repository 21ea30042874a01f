/** The real world: files, pipes and the terminal. */
import { type FileHandle, open } from "node:fs/promises";
import type { Readable, Writable } from "node:stream";
import { LIMITS } from "../engine/limits";
import { type Input, type Io, WriteFailed } from "./io";

export const nodeIo: Io = {
  readFile,
  readStdin: () => readStream(process.stdin),
  stdout: writer(process.stdout),
  stderr: writer(process.stderr),
};

async function readFile(path: string): Promise<Input> {
  let file: FileHandle;
  try {
    file = await open(path, "r");
  } catch (error) {
    return unread(error);
  }
  try {
    const stat = await file.stat();
    if (stat.isDirectory()) return { kind: "directory" };
    if (stat.isFile() && stat.size > LIMITS.fileBytes) return { kind: "too_large" };
    return await readStream(file.createReadStream({ autoClose: false }));
  } catch (error) {
    return unread(error);
  } finally {
    await file.close();
  }
}

/** Up to the limit and no further: a pipe or a device may never end. */
async function readStream(stream: Readable): Promise<Input> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > LIMITS.fileBytes) return { kind: "too_large" };
      chunks.push(chunk);
    }
  } catch (error) {
    return unread(error);
  }
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { kind: "text", text: decoder.decode(Buffer.concat(chunks)) };
  } catch {
    return { kind: "not_text" };
  }
}

function unread(error: unknown): Input {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
  return code === "EISDIR" ? { kind: "directory" } : { kind: "unreadable", code };
}

/** Waits until each piece is taken, so that nothing piles up behind a slow reader. */
function writer(stream: Writable): (text: string) => Promise<boolean> {
  // Without a listener a closed pipe would end the process with a stack trace.
  stream.on("error", () => {});
  return (text) =>
    new Promise((resolve, reject) => {
      stream.write(text, (error) => {
        if (error == null) resolve(true);
        else if (isClosed(codeOf(error))) resolve(false);
        else reject(new WriteFailed(codeOf(error)));
      });
    });
}

function isClosed(code: string): boolean {
  return code === "EPIPE" || code === "ERR_STREAM_DESTROYED";
}

function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    return error.code;
  }
  return String(error);
}
