/** The page around the stage: bar, menus, dialogs, notices. */
export const app = {
  name: "Hopwatch",
  close: "Close",
  panelFailed: (name: string) =>
    `${name} could not be drawn. The rest of the page works; undo takes the last change back.`,
  showAgain: "Try again",
};
