import type { Severity } from "../../findings/finding";
import "./SeverityMark.css";

/** In a box of 16 × 16: a filled octagon, a filled triangle, a ring; their signs are cut out. */
const SHAPE: { readonly [severity in Severity]: { readonly edge: string; readonly sign: string } } =
  {
    error: { edge: "M5 1h6l4 4v6l-4 4H5l-4-4V5z", sign: "M5.5 5.5l5 5m0-5l-5 5" },
    warning: { edge: "M8 1.5L15.5 15H.5z", sign: "M8 6v4m0 1.6v1.6" },
    info: { edge: "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z", sign: "M8 4v1.7m0 1.6v4.7" },
  };

/** A severity for the eye; its word stands beside it. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  const { edge, sign } = SHAPE[severity];
  return (
    <svg
      className="hw-severity"
      data-severity={severity}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path className="hw-severity-edge" d={edge} />
      <path className="hw-severity-sign" d={sign} />
    </svg>
  );
}
