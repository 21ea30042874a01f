/** A page of somebody else's, served beside the site, with embeds in it. */
import type { Page } from "@playwright/test";

/** As strict as a docs site may be: no inline script, no inline style, nothing from elsewhere. */
export const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'";

interface HostPage {
  readonly body: string;
  readonly policy?: string;
  /** In `host.css`, which is no inline style. */
  readonly css?: string;
  readonly scripts?: readonly string[];
  /** Further files beside the page, by name. */
  readonly files?: Readonly<Record<string, { readonly body: string; readonly status?: number }>>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
};

/** Opens it in a folder of its own: the scripts of the embed are one folder up. */
export async function openHost(page: Page, host: HostPage): Promise<void> {
  const { body, css = "", scripts = ["../hopwatch-embed.js"], files = {} } = host;
  const tags = scripts.map((src) => `<script src="${src}" defer></script>`).join("");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Docs</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">${tags}</head>
    <body><main><h1>Docs</h1>${body}</main></body></html>`;
  await page.route("**/host/*", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain";
    const headers: Record<string, string> = { "Content-Type": type };
    if (name === "page.html") headers["Content-Security-Policy"] = host.policy ?? STRICT;
    if (name === "page.html") return route.fulfill({ body: html, headers });
    if (name === "host.css") return route.fulfill({ body: css, headers });
    const file = files[name];
    return file === undefined
      ? route.fulfill({ status: 404, body: "" })
      : route.fulfill({ body: file.body, status: file.status ?? 200, headers });
  });
  await page.goto("./host/page.html");
}

interface Told {
  readonly type: string;
  readonly detail: unknown;
}

/** Everything embeds tell from now on, in order. */
export async function listen(page: Page): Promise<() => Promise<readonly Told[]>> {
  await page.evaluate(() => {
    const told: { type: string; detail: unknown }[] = [];
    Object.assign(window, { told });
    for (const type of ["hopwatch-step", "hopwatch-change", "hopwatch-error"]) {
      document.addEventListener(type, (event) =>
        told.push({ type, detail: (event as CustomEvent).detail }),
      );
    }
  });
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
}
