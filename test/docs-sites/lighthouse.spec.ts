/** Lighthouse on a page of somebody else's with one embed in it, on a phone and on a desk. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { ROOT, SITES } from "../support/docsSite";

const FOLDER = join(SITES, "lighthouse");
const LIGHTHOUSE = join(FOLDER, "node_modules/lighthouse/cli/index.js");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};
const GOAL = 95;

/** Packed and kept, as any web server has it: what Lighthouse says of a server is not about the embed. */
const server = createServer(async (request, response) => {
  const name = request.url === "/" ? "index.html" : (request.url ?? "").slice(1);
  const folder = name.startsWith("hopwatch-") ? join(ROOT, "dist/embed") : FOLDER;
  const body = await readFile(join(folder, name)).catch(() => null);
  if (body === null) return response.writeHead(404).end();
  response.writeHead(200, {
    "Content-Type": TYPES[extname(name)] ?? "text/plain",
    "Content-Encoding": "gzip",
    "Cache-Control": "max-age=31536000, immutable",
  });
  response.end(gzipSync(body));
});
test.beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
test.afterAll(() => void server.close());

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string }>
  >;
}

for (const where of ["a phone", "a desk"]) {
  test(`a page with one embed, on ${where}`, async () => {
    test.setTimeout(240_000);
    const { port } = server.address() as AddressInfo;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        LIGHTHOUSE,
        `http://127.0.0.1:${port}/`,
        "--output=json",
        "--quiet",
        "--no-enable-error-reporting",
        "--only-categories=performance,accessibility,best-practices",
        ...(where === "a desk" ? ["--preset=desktop"] : []),
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking",
      ],
      { maxBuffer: 50_000_000 },
    );
    const { categories, audits }: Report = JSON.parse(stdout);
    const scores = Object.entries(categories).map(([name, { score }]) => ({
      name,
      score: Math.round(score * 100),
    }));
    console.log(`${where}: ${scores.map(({ name, score }) => `${name} ${score}`).join(", ")}`);
    const faults = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
    const below = scores.filter(({ score }) => score < GOAL);
    expect(below, faults.map(({ title }) => title).join("\n")).toEqual([]);
    expect(scores).toHaveLength(3);
  });
}
