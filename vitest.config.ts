import { defineConfig } from "vitest/config";
import { runtime } from "./vite.runtime.ts";

/** `node` and `dom` test the sources; `package` tests what `npm run build` left in dist. */
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
        resolve: {
          // The ES build, since a `require` inside a package passes every alias by.
          alias: [
            ...runtime,
            {
              find: /^@testing-library\/react$/,
              replacement: "@testing-library/react/dist/@testing-library/react.esm.js",
            },
          ],
        },
        test: {
          name: "dom",
          testTimeout: 30_000,
          environment: "jsdom",
          include: ["test/**/*.test.tsx"],
          setupFiles: ["test/support/dom.ts"],
          // Inlined, so that they too are given the runtime the site runs on.
          server: { deps: { inline: [/@testing-library\/react/, /zustand/] } },
        },
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
