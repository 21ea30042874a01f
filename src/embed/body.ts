/**
 * The rest of the script. The build of the embed puts it in here as a function that nobody has called
 * (`vite.embed.config.ts`): of a page with an embed far below, all of it costs next to nothing.
 */
export const loadBody = () => import("./embedLife");
