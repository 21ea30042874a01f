import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { runtime } from "./vite.runtime.ts";

/** Components on a page of jsdom, drawn by the runtime that the site runs on. */
function components(
  name: string,
  test: Pick<
    NonNullable<TestProjectInlineConfiguration["test"]>,
    "include" | "exclude" | "isolate"
  >,
): TestProjectInlineConfiguration {
  return {
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
      name,
      ...test,
      testTimeout: 30_000,
      environment: "jsdom",
      setupFiles: ["test/support/dom.ts"],
      // Inlined, so that they too are given the runtime.
      server: { deps: { inline: [/@testing-library\/react/, /zustand/] } },
    },
  };
}

/** `node`, `dom` and `site` test the sources; `package` tests what `npm run build` left in dist. */
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
      // The parts of a page keep nothing of their own either.
      components("dom", { include: ["test/ui/**/*.test.tsx"], isolate: false }),
      // A whole page does: what it has loaded, and what it listens for.
      components("site", { include: ["test/**/*.test.tsx"], exclude: ["test/ui/**"] }),
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
