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
