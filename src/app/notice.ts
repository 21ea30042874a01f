/** One message of the page about itself. */
export interface Notice {
  readonly tone: "info" | "error";
  readonly text: string;
  /** Further lines: problems with their paths. */
  readonly details?: readonly string[];
}
