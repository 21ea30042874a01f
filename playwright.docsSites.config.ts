import { defineConfig } from "@playwright/test";
import browser from "./playwright.config.ts";

/** What is too costly for every test run: sites of tools that are installed for it (`npm run docs-sites`). */
export default defineConfig({
  ...browser,
  testDir: "test/docs-sites",
  // One after the other: one of them measures.
  workers: 1,
  projects: [{ name: "docs-sites" }],
  reporter: "list",
});
