const HOPWATCH = "/some/deep/path/";

export default {
  title: "Payments",
  base: `${HOPWATCH}docs/vitepress/`,
  outDir: "../../../dist/docs-sites/vitepress",
  cacheDir: "../../../dist/docs-sites/cache",
  head: [["script", { src: `${HOPWATCH}hopwatch-embed.js`, defer: "" }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "hopwatch-embed" } } },
  themeConfig: {
    sidebar: [
      { text: "Timeouts", link: "/" },
      { text: "Breakers", link: "/breakers" },
    ],
  },
};
