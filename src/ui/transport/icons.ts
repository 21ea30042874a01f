/** Filled shapes in a box of 16 × 16. A bar is an end; one triangle a step; two bars a pause. */
export const ICONS = {
  first: "M2 3h2v10h-2zM14 3v10l-8-5z",
  back: "M12 3v10l-8-5z",
  play: "M4 2v12l10-6z",
  pause: "M4 3h3v10h-3zM9 3h3v10h-3z",
  on: "M4 3l8 5l-8 5z",
  last: "M2 3l8 5l-8 5zM12 3h2v10h-2z",
  previousRequest: "M3 2h2v12h-2zM8 7h5v2h-5zM11 4l-4 4l4 4z",
  nextRequest: "M11 2h2v12h-2zM3 7h5v2h-5zM5 4l4 4l-4 4z",
  more: "M3 6.5a1.5 1.5 0 1 0 .01 0zM8 6.5a1.5 1.5 0 1 0 .01 0zM13 6.5a1.5 1.5 0 1 0 .01 0z",
} as const;
export type IconName = keyof typeof ICONS;
