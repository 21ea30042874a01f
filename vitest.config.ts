import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** `node` and `dom` test the sources; `package` tests what `npm run build` left in dist. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/package/**"],
        },
      },
      {
        plugins: [react()],
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["test/**/*.test.tsx"],
          setupFiles: ["test/support/dom.ts"],
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
