import type { Finding } from "../../findings/finding";

/** A key for each that outlives a look: its rule and hop, and which of several of these it is. */
export function findingKeys(findings: readonly Finding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map(({ rule, hop }) => {
    const name = `${rule} ${hop ?? ""}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${name} ${nth}`;
  });
}
