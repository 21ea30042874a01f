/** Gathers lines into pieces worth a system call, and waits for each: output of any length, in little memory. */
import type { Io } from "./io";

const PIECE = 65_536;

/** Writes every line; stops early, without complaint, once nobody reads any more. */
export async function writeLines(io: Io, lines: Iterable<string>): Promise<void> {
  let piece = "";
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE) continue;
    if (!(await io.stdout(piece))) return;
    piece = "";
  }
  if (piece !== "") await io.stdout(piece);
}
