/** What any panel may have to say of itself, wherever it stands. */
export const panels = {
  close: "Close",
  panelFailed: (name: string) =>
    `${name} could not be drawn. The rest of the page works; undo takes the last change back.`,
  showAgain: "Try again",
};
