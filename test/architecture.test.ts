import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** From the lowest to the highest: imports go down only, never sideways within a rank, never up. */
const RANKS: readonly (readonly string[])[] = [
  ["engine"],
  ["texts", "profiles"],
  ["findings", "codec", "gallery", "lessons", "layout", "session"],
  ["ui"],
  ["embed"],
  ["app"],
];
/** Stands beside the ranks: it may use every room below this one, and nobody uses it. */
const CLI_BELOW = "ui";

/** The packages a room may use, by the exact name it imports; a room not listed uses none. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  codec: ["valibot", "@valibot/to-json-schema", "fflate"],
  layout: ["d3"],
  session: ["zustand/vanilla"],
  ui: ["react", "uqr", "zustand", "zustand/vanilla"],
  embed: ["react", "react-dom/client"],
  app: ["react", "react-dom/client"],
};

/** The published entry points, the only files that may gather what other files export. */
const ENTRY_POINTS = ["engine/index.ts", "embed/index.ts"];

const VAGUE = /^(utils?|helpers?|common|shared|misc|hooks|types|constants)(\.|$)/i;
const LONGEST_FILE = 400;

function roomsBelow(room: string): readonly string[] {
  const limit = room === "cli" ? CLI_BELOW : room;
  return RANKS.slice(
    0,
    RANKS.findIndex((rank) => rank.includes(limit)),
  ).flat();
}

interface SourceFile {
  /** Inside src, with `/` between the folders. */
  readonly path: string;
  readonly room: string;
  readonly text: string;
}

interface Import {
  readonly from: string;
  readonly room: string;
  readonly name: string;
  /** The room a relative import leads to, `..` outside of src; null for a package. */
  readonly to: string | null;
}

const SRC = join(import.meta.dirname, "../src");

function readSources(): readonly SourceFile[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(SRC, file).split(sep).join("/");
      return { path, room: path.split("/")[0] ?? "", text: readFileSync(file, "utf8") };
    });
}

function importsOf({ path, room, text }: SourceFile): readonly Import[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName: name }) => {
    const target = posix.join(posix.dirname(path), name);
    return {
      from: path,
      room,
      name,
      to: name.startsWith(".") ? (target.split("/")[0] ?? "") : null,
    };
  });
}

function isLegal({ room, name, to }: Import): boolean {
  if (to !== null) return to === room || roomsBelow(room).includes(to);
  if (room === "cli") return name.startsWith("node:");
  return PACKAGES[room]?.includes(name) ?? false;
}

const show = ({ from, name }: Import) => `${from} imports ${name}`;

describe("the import rule", () => {
  const from = (path: string, text: string) =>
    importsOf({ path, room: path.split("/")[0] ?? "", text }).every(isLegal);

  it.each([
    ["down a rank", "findings/a.ts", 'import { x } from "../engine/x";', true],
    ["down several", "app/a.tsx", 'import { x } from "../texts/en";', true],
    ["inside the room", "ui/a.tsx", 'import "./a.css";', true],
    ["inside the room, from a folder of it", "ui/knobs/a.tsx", 'import "../a";', true],
    ["from the command line to a room below ui", "cli/a.ts", 'import "../findings/a";', true],
    ["from the command line to Node", "cli/a.ts", 'import fs from "node:fs";', true],
    ["a package that is allowed", "ui/a.tsx", 'import { memo } from "react";', true],
    ["up", "engine/a.ts", 'import type { X } from "../texts/en";', false],
    ["up, for a type alone", "layout/a.ts", 'export type { X } from "../ui/x";', false],
    ["up, when called for", "ui/a.tsx", 'const x = () => import("../app/x");', false],
    ["sideways", "codec/a.ts", 'import { x } from "../gallery/x";', false],
    ["from the command line to ui", "cli/a.ts", 'import "../ui/x";', false],
    ["to the command line", "app/a.tsx", 'import "../cli/main";', false],
    ["out of src", "session/a.ts", 'import "../../test/support/x";', false],
    ["Node, from the engine", "engine/a.ts", 'import "node:fs";', false],
    ["a package of another room", "engine/a.ts", 'import "react";', false],
    ["a part of a package that is not allowed", "app/a.tsx", 'import "react-dom";', false],
    ["React in the session", "session/a.ts", 'import { create } from "zustand";', false],
  ])("%s", (_, path, text, legal) => {
    expect(from(path, text)).toBe(legal);
  });
});

describe("src", () => {
  const sources = readSources();
  const rooms = [...RANKS.flat(), "cli"];

  it("has no file outside of a room, and no room the table does not know", () => {
    const strays = sources.filter(({ path, room }) => room === path || !rooms.includes(room));
    expect(strays.map(({ path }) => path)).toEqual([]);
  });

  it("follows the import rule, for rooms and packages", () => {
    const broken = sources.flatMap(importsOf).filter((each) => !isLegal(each));
    expect(broken.map(show)).toEqual([]);
  });

  it("imports without a file extension, except of what is not TypeScript", () => {
    const ended = sources.flatMap(importsOf).filter(({ name }) => /\.(js|ts|jsx|tsx)$/.test(name));
    expect(ended.map(show)).toEqual([]);
  });

  it("has no barrel but the published entry points", () => {
    const barrels = sources.filter(
      ({ path }) => /(^|\/)index\.tsx?$/.test(path) && !ENTRY_POINTS.includes(path),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it("has no folder or file with a name that says nothing", () => {
    const vague = sources.filter(({ path }) => path.split("/").some((part) => VAGUE.test(part)));
    expect(vague.map(({ path }) => path)).toEqual([]);
  });

  it(`has no file of more than ${LONGEST_FILE} lines`, () => {
    const long = sources.filter(({ text }) => text.trimEnd().split("\n").length > LONGEST_FILE);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
