import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import { findChrome } from "./scripts/chrome.mjs";

const FREE_PORT =
  "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";

// The workers read this file too and inherit what its first reading found.
process.env.HOPWATCH_PORT ??= execFileSync(process.execPath, ["-e", FREE_PORT]).toString().trim();
process.env.CHROME_PATH ??= findChrome() ?? "";

const address = `http://127.0.0.1:${process.env.HOPWATCH_PORT}/`;

/**
 * The last such list counts, so it says again what of Playwright's own matters here. The popups of
 * the address bar are pages themselves: every new window would load two that nobody sees.
 */
const DISABLED = [
  "HttpsUpgrades",
  "OptimizationHints",
  "PaintHolding",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** The built site in a real browser, served as static files at `/` and in a folder further down. */
export default defineConfig({
  testDir: "test/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // Patient, for machines that are slow or busy; a page that is well answers far sooner.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: "pages", testIgnore: "speed.spec.ts" },
    // Measured by itself, when the others are done.
    { name: "speed", testMatch: "speed.spec.ts", dependencies: ["pages"] },
  ],
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "reports/browser.json" }]],
  use: {
    baseURL: address,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // Only our own pages are loaded, so the sandbox, which root cannot have, may go.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${DISABLED.join(",")}`,
      ],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --only --port ${process.env.HOPWATCH_PORT} --also /some/deep/path/`,
    url: address,
    reuseExistingServer: false,
  },
});
