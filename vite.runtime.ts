import type { Plugin } from "vite";

/**
 * We write React and run it on Preact (docs/decisions.md): the same components at a seventh of the
 * bytes. The site, its dev server and the component tests all go through these names.
 */
export const runtime = [
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
  { find: /^react-dom$/, replacement: "preact/compat" },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react$/, replacement: "preact/compat" },
];

/** Zustand asks for React as one object, and would have all of it kept for three of its functions. */
export const runtimeByName: Plugin = {
  name: "hopwatch:runtime-by-name",
  enforce: "pre",
  transform(code, id) {
    if (!/[\\/]node_modules[\\/]zustand[\\/]/.test(id)) return undefined;
    return code.replace(/^import React from/m, "import * as React from");
  },
};
