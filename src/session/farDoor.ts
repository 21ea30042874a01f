/** The way to the worker, loaded when the first long run comes; null where there is no worker at all. */
export const loadFarRuns = typeof Worker === "undefined" ? null : () => import("./farRuns");
