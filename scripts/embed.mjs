/** Builds what is put into other pages: `dist/embed`, and a copy of it beside the site. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const EMBED = "dist/embed";
const SITE = "dist/site";
const SCRIPTS = [
  "hopwatch-embed.js",
  "hopwatch-embed.ru.js",
  "hopwatch-embed.vi.js",
  "embed.js",
  "hopwatch-lesson.js",
  "hopwatch-lesson.ru.js",
  "hopwatch-lesson.vi.js",
  "hopwatch-frame.js",
];

export async function buildEmbed() {
  for (const mode of ["element", "page", "frame", "ru", "vi", "lesson", "lesson.ru", "lesson.vi"]) {
    await build({ configFile: "vite.embed.config.ts", mode, logLevel: "warn" });
  }
  const page = await readFile("src/embed/embed.html", "utf8");
  await mkdir(SITE, { recursive: true });
  await writeFile(path.join(EMBED, "embed.html"), page);
  // There Hopwatch itself is in the same folder: that is where the frame's link leads.
  await writeFile(path.join(SITE, "embed.html"), page.replace("<html", '<html data-site="./"'));
  for (const name of SCRIPTS) await cp(path.join(EMBED, name), path.join(SITE, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  await buildEmbed();
}
