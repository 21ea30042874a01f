/**
 * Serves the built site until it is stopped.
 * `--port N` begins there instead of at 4173; `--only` takes that port or fails; `--also /a/b/`
 * shows the site in that folder too.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "./serve.mjs";

const SITE = new URL("../dist/site", import.meta.url);

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4173" },
    only: { type: "boolean", default: false },
    also: { type: "string", multiple: true, default: [] },
  },
});

/** @param {string} why @returns {never} */
function refuse(why) {
  console.error(why);
  process.exit(1);
}

const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  refuse(`A port is a whole number from 1 to 65535, not "${values.port}".`);
}
if (!existsSync(SITE)) refuse("There is no dist/site yet: run npm run build first.");

const server = await serve({
  root: fileURLToPath(SITE),
  port,
  tries: values.only ? 1 : 20,
  mounts: ["/", ...values.also],
}).catch((error) => refuse(`Cannot listen on 127.0.0.1:${port}: ${error.message}`));

console.log(`\nHopwatch is at ${server.address}\nCtrl+C stops it.`);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
