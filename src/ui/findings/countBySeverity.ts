import type { Finding, Severity } from "../../findings/finding";

export const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

export function countBySeverity(findings: readonly Finding[]): {
  readonly [severity in Severity]: number;
} {
  const of = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  return { error: of("error"), warning: of("warning"), info: of("info") };
}
