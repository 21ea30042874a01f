import { defineConfig } from "vitest/config";
import { runtime } from "./vite.runtime.ts";

const WHOLE_PAGES = ["test/app/**/*.test.tsx", "test/embed/**/*.test.tsx"];

/** The ES build, since a `require` inside a package passes every alias by. */
const resolve = {
  alias: [
    ...runtime,
    {
      find: /^@testing-library\/react$/,
      replacement: "@testing-library/react/dist/@testing-library/react.esm.js",
    },
  ],
};

const dom = {
  testTimeout: 30_000,
  environment: "jsdom",
  setupFiles: ["test/support/dom.ts"],
  // Inlined, so that they too are given the runtime the site runs on.
  server: { deps: { inline: [/@testing-library\/react/, /zustand/] } },
};

/** `node`, `dom` and `pages` test the sources; `package` tests what `npm run build` left in dist. */
export default defineConfig({
  test: {
    // Every core: vitest would leave one free, which on two cores is half of them.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "node",
          // Pure functions have no state to keep apart; loading the sources once saves half the time.
          isolate: false,
          // Properties try hundreds of scenarios, on slow and busy machines too.
          testTimeout: 60_000,
          environment: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/package/**", "**/node_modules/**"],
        },
      },
      {
        resolve,
        test: {
          ...dom,
          name: "dom",
          // Parts keep their state in stores that each test makes: a page is set up once for all of them.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: ["test/**/*.test.tsx"],
          exclude: [...WHOLE_PAGES, "**/node_modules/**"],
        },
      },
      {
        resolve,
        // What a page loads once, and what stands in for it, is each file's own.
        test: { ...dom, name: "pages", include: WHOLE_PAGES },
      },
      {
        test: {
          name: "package",
          environment: "node",
          include: ["test/package/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
