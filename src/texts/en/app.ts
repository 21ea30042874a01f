/** The page around the stage: bar, menus, dialogs, notices. */
export const app = {
  name: "Hopwatch",
};
