/** What one level of the tree is set in by, in the tree's own em. */
export const INDENT_EM = 0.875;

export function indent(level: number): string {
  return `${(level - 1) * INDENT_EM}em`;
}
