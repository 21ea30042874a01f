import { memo } from "react";
import type { Band } from "../../layout/track";
import "./PaintedTrack.css";

/** The bands of a track; a neighbouring text says the same in words. */
export const PaintedTrack = memo(function PaintedTrack({
  bands,
}: {
  readonly bands: readonly Band[];
}) {
  return (
    <svg className="hw-track" aria-hidden="true" focusable="false">
      {bands.map((band) => (
        <rect
          key={band.fromValue}
          x={percent(band.from)}
          y={percent(1 - band.height)}
          width={percent(band.to - band.from)}
          height={percent(band.height)}
          data-tone={band.tone}
        />
      ))}
    </svg>
  );
});

function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}
