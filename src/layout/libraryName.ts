import type { BreakerProfile } from "../profiles/breakerProfile";

/** What a library is called: its own name. The plain breaker is no library, and goes by ours for it. */
export function libraryName(
  { id, name }: Pick<BreakerProfile, "id" | "name">,
  { textbook }: { readonly textbook: string },
): string {
  return id === "lab" ? textbook : name;
}
