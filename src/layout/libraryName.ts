import type { BreakerProfile } from "../profiles/breakerProfile";
import type { AllTexts } from "../texts/all";

/** What a library is called: its own name. The plain breaker is no library, and goes by ours for it. */
export function libraryName(
  { id, name }: Pick<BreakerProfile, "id" | "name">,
  { textbook }: AllTexts["libraries"],
): string {
  return id === "lab" ? textbook : name;
}
