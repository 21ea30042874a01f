import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../scripts/serve.mjs";

/** `fetch` would tidy the path before it is sent. */
function ask(address: string, path: string, method = "GET"): Promise<IncomingMessage> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, resolve).on("error", reject).end();
  });
}

describe("the static server", () => {
  let folder: string;
  let site: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "hopwatch-"));
    const root = join(folder, "site");
    await mkdir(join(root, "assets"), { recursive: true });
    await writeFile(join(folder, "secret.txt"), "secret");
    await writeFile(join(root, ".hidden"), "secret");
    await writeFile(join(root, "index.html"), "home");
    await writeFile(join(root, "assets/main.js"), "script");
    site = await serve({ root, port: 45_173, tries: 20, mounts: ["/", "/some/deep/path/"] });
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ["/", "home", "text/html; charset=utf-8"],
    ["/index.html?x=1", "home", "text/html; charset=utf-8"],
    ["/assets/main.js", "script", "text/javascript; charset=utf-8"],
    ["/some/deep/path/", "home", "text/html; charset=utf-8"],
    ["/some/deep/path/assets/main.js", "script", "text/javascript; charset=utf-8"],
  ])("answers %s", async (path, body, type) => {
    const response = await ask(site.address, path);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe(type);
    expect(await text(response)).toBe(body);
  });

  it.each([
    ["/assets", "/assets/"],
    ["/some/deep/path", "/some/deep/path/"],
  ])("leads from %s to the folder", async (path, location) => {
    const response = await ask(site.address, path);
    response.resume();
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  it.each([
    ["a file that is not there", "/nothing"],
    ["a folder without a page", "/assets/"],
    ["a file named as a folder", "/assets/main.js/"],
    ["a path beside the mount", "/some/deep/pathology"],
    ["a path out of the site", "/../secret.txt"],
    ["the same, encoded", "/%2e%2e/secret.txt"],
    ["the same, with its slash encoded", "/..%2fsecret.txt"],
    ["the same, with backslashes", "/%5c..%5csecret.txt"],
    ["the same, from the folder further down", "/some/deep/path/../../../../secret.txt"],
    ["a hidden file", "/.hidden"],
    ["a path that would redirect to another host", "//assets"],
    ["a broken escape", "/%"],
    ["a zero byte", "/%00"],
  ])("has nothing for %s", async (_, path) => {
    const response = await ask(site.address, path);
    expect(response.statusCode).toBe(404);
    expect(await text(response)).not.toContain("secret");
  });

  it("answers HEAD without a body and refuses POST", async () => {
    const head = await ask(site.address, "/", "HEAD");
    expect([head.statusCode, await text(head)]).toEqual([200, ""]);
    const post = await ask(site.address, "/", "POST");
    post.resume();
    expect([post.statusCode, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("takes the next port when one is taken, and says so when it may not", async () => {
    const port = Number(new URL(site.address).port);
    const second = await serve({ root: folder, port, tries: 20 });
    expect(Number(new URL(second.address).port)).toBeGreaterThan(port);
    await second.close();
    await expect(serve({ root: folder, port, tries: 1 })).rejects.toThrow(/EADDRINUSE/);
  });
});
