import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nodeIo } from "../../src/cli/nodeIo";

const MEBIBYTE = 1_048_576;

describe("reading a file", () => {
  let folder: string;
  const at = (name: string) => join(folder, name);
  const read = (name: string) => nodeIo.readFile(at(name));

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hopwatch-cli-"));
    mkdirSync(at("folder"));
    symlinkSync(at("loop"), at("loop"));
    writeFileSync(at("plain"), "Zeitüberschreitung");
    writeFileSync(at("marked"), "\ufeff{}");
    writeFileSync(at("latin"), Buffer.from([0x7b, 0xfc, 0x7d]));
    writeFileSync(at("full"), "x".repeat(MEBIBYTE));
    writeFileSync(at("over"), "x".repeat(MEBIBYTE + 1));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("gives its text", async () => {
    expect(await read("plain")).toEqual({ kind: "text", text: "Zeitüberschreitung" });
  });

  it("drops a byte order mark", async () => {
    expect(await read("marked")).toEqual({ kind: "text", text: "{}" });
  });

  it("takes 1 MiB, and refuses one byte more", async () => {
    expect(await read("full")).toMatchObject({ kind: "text" });
    expect(await read("over")).toEqual({ kind: "too_large" });
  });

  it.each([
    ["no file", "nothing", { kind: "missing" }],
    ["a file used as a folder", "plain/a.json", { kind: "missing" }],
    ["a folder", "folder", { kind: "directory" }],
    ["a link to itself", "loop", { kind: "unreadable", code: "ELOOP" }],
    ["a name too long", "x".repeat(5000), { kind: "unreadable", code: "ENAMETOOLONG" }],
    ["a NUL in the name", "a\0b", { kind: "unreadable", code: "ERR_INVALID_ARG_VALUE" }],
    ["other bytes than UTF-8", "latin", { kind: "not_text" }],
  ])("says what it is instead: %s", async (_, name, input) => {
    expect(await read(name)).toEqual(input);
  });
});
