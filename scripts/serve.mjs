/** A small static server for `dist/site`, on the loopback only: `npm start` and the browser tests. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";

const CONTENT_TYPES = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".md", "text/markdown; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".woff2", "font/woff2"],
]);

/**
 * The file behind a request path, a folder to be redirected to, or null. What lies outside `root`
 * and every hidden file is null, however it is spelled.
 * @param {string} root
 * @param {readonly string[]} mounts folders under which the site is found, each `/` to `/`
 * @param {string} pathname as it came, still encoded
 * @returns {Promise<{ file: string, size: number } | { folder: string } | null>}
 */
async function findFile(root, mounts, pathname) {
  const mount = mounts.find((at) => `${pathname}/`.startsWith(at));
  if (mount === undefined) return null;
  if (pathname.length < mount.length) return { folder: mount };
  let decoded;
  try {
    decoded = decodeURIComponent(pathname.slice(mount.length));
  } catch {
    return null;
  }
  const parts = decoded.split(/[/\\]/);
  if (decoded.includes("\0") || parts.some((part) => part.startsWith("."))) return null;
  if (parts.slice(0, -1).includes("")) return null;
  const wanted = path.join(root, ...parts);
  const found = await stat(wanted).catch(() => null);
  if (found?.isFile() && !decoded.endsWith("/")) return { file: wanted, size: found.size };
  if (!found?.isDirectory()) return null;
  if (decoded !== "" && !decoded.endsWith("/")) return { folder: `${pathname}/` };
  const index = path.join(wanted, "index.html");
  const page = await stat(index).catch(() => null);
  return page?.isFile() ? { file: index, size: page.size } : null;
}

/**
 * @param {string} root
 * @param {readonly string[]} mounts
 */
function createSiteServer(root, mounts) {
  const longestFirst = [...mounts].sort((a, b) => b.length - a.length);
  return createServer(async (request, response) => {
    /** @param {number} status @param {string} text @param {Record<string, string>} headers */
    const refuse = (status, text, headers = {}) =>
      response
        .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers })
        .end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
    }
    const [pathname = "/"] = (request.url ?? "/").split(/[?#]/);
    const found = await findFile(root, longestFirst, pathname);
    if (found === null) return refuse(404, "There is no such file here.");
    if ("folder" in found) return refuse(301, found.folder, { Location: found.folder });
    response.writeHead(200, {
      "Content-Type": CONTENT_TYPES.get(path.extname(found.file)) ?? "application/octet-stream",
      "Content-Length": found.size,
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      // A frame that is sandboxed without its origin may load the page's own modules.
      "Access-Control-Allow-Origin": "*",
    });
    if (request.method === "HEAD") return response.end();
    createReadStream(found.file)
      .on("error", () => response.destroy())
      .pipe(response);
  });
}

/**
 * Serves `root` at `port`, or at the next free port of the following `tries`.
 * @param {{ root: string, port: number, tries: number, mounts?: readonly string[] }} options
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve({ root, port, tries, mounts = ["/"] }) {
  const server = createSiteServer(path.resolve(root), mounts);
  for (let at = port; ; at++) {
    try {
      await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(at, "127.0.0.1", () => resolve(server.off("error", reject)));
      });
      const close = () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        return /** @type {Promise<void>} */ (closed);
      };
      return { address: `http://127.0.0.1:${at}/`, close };
    } catch (error) {
      const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!taken || at >= port + tries - 1) throw error;
    }
  }
}
