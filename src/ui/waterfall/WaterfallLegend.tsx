import { memo, useId } from "react";
import type { LegendKey } from "../../layout/waterfall";
import { useTexts } from "../TextsContext";
import { MarkPatterns } from "./MarkPatterns";

import "./WaterfallArrows.css";
import "./WaterfallLegend.css";

/** What the marks of this request mean, drawn with the same marks. */
export const WaterfallLegend = memo(function WaterfallLegend(props: {
  readonly keys: readonly LegendKey[];
}) {
  const patterns = `${useId()}-`;
  const words = useTexts().waterfall.legend;
  return (
    <ul className="hw-legend" aria-label={words.heading}>
      {props.keys.map((key) => (
        <li key={key} className="hw-legend-key">
          <svg className="hw-bar" width="22" height="12" aria-hidden="true">
            {PATTERNED.has(key) && <MarkPatterns prefix={patterns} />}
            {swatch(key, patterns)}
          </svg>
          {words[key]}
        </li>
      ))}
    </ul>
  );
});

const PATTERNED = new Set<LegendKey>(["margin", "reserve", "ghost"]);
const WHOLE = { x: 1, y: 1, width: 20, height: 10 };

function swatch(key: LegendKey, patterns: string) {
  switch (key) {
    case "own":
      return (
        <>
          <path className="hw-bar" data-mark="own" d="M20,1.5H1V10.5H20" />
          <path className="hw-bar" data-mark="own-cap" d="M20,0V12" />
        </>
      );
    case "allowed":
      return <rect className="hw-bar" data-mark="allowed" {...WHOLE} />;
    case "used":
    case "work":
      return <rect className="hw-bar" data-mark="used" {...WHOLE} />;
    case "wait":
      return <path className="hw-bar" data-mark="wait" d="M1,1.75H21M1,10.25H21" />;
    case "held":
      return <path className="hw-bar" data-mark="held" d="M1,6H21" />;
    case "connect":
      return <path className="hw-bar" data-mark="connect" d="M1,6H21" />;
    case "body":
      return (
        <path
          className="hw-bar"
          data-mark="used"
          d="M1,4.5h20v3h-20zM1,1h2v10h-2zM7,1h2v10h-2zM13,1h2v10h-2zM19,1h2v10h-2z"
        />
      );
    case "gaveUp":
      return (
        <>
          <path className="hw-bar" data-mark="cut" d="M11,6V12" />
          <path className="hw-bar" data-mark="gave-up" d="M7,0h8l-4,6z" />
        </>
      );
    case "written":
      return <path className="hw-bar" data-mark="written" d="M6,1.5h9v9h-9zM8,6l1.8,2l3.2,-4" />;
    case "told":
      return (
        <>
          <path className="hw-arrow-line" d="M11,0V9" />
          <path className="hw-arrow-head" d="M8,7h6l-3,5z" />
        </>
      );
    case "critical":
      return <path className="hw-bar" data-mark="critical" d="M1,6H21" />;
    case "network":
      return (
        <path className="hw-bar" data-mark="used" d="M1,4.5h7v-3.5h6v3.5h7v3h-7v3.5h-6v-3.5h-7z" />
      );
    case "margin":
      return <rect fill={`url(#${patterns}margin)`} {...WHOLE} />;
    case "reserve":
      return <rect className="hw-reserve" fill={`url(#${patterns}reserve)`} {...WHOLE} />;
    case "pause":
      return <path className="hw-bar" data-mark="pause" d="M2,6H22" />;
    case "ghost":
      return (
        <rect className="hw-bar" data-mark="ghost" fill={`url(#${patterns}ghost)`} {...WHOLE} />
      );
    case "refused":
      return <rect className="hw-bar" data-mark="hollow" x="8" y="1" width="5" height="10" />;
    case "short":
      return <path className="hw-bar" data-mark="used" d="M11,0l6,6l-6,6l-6,-6z" />;
  }
}
