const HOPWATCH = "/some/deep/path/";

export default {
  title: "Payments",
  url: "https://docs.example",
  baseUrl: `${HOPWATCH}docs/docusaurus/`,
  favicon: "data:,",
  onBrokenLinks: "throw",
  presets: [
    [
      "classic",
      { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false, pages: false },
    ],
  ],
  scripts: [{ src: `${HOPWATCH}hopwatch-embed.js`, defer: true }],
};
