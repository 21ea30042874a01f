import type { Ending } from "../../engine/endings";
import { hasPattern } from "./EndingPatterns";
import "./EndingMark.css";

/** One shape in the colour of an ending, and its pattern over it. */
export function EndingMark({
  ending,
  path,
  patterns,
}: {
  readonly ending: Ending;
  readonly path: string;
  readonly patterns: string;
}) {
  return (
    <>
      <path className="hw-ending" data-ending={ending} d={path} />
      {hasPattern(ending) && <path fill={`url(#${patterns}${ending})`} d={path} />}
    </>
  );
}
