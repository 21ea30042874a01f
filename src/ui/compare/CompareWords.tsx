import { useMemo } from "react";
import { requestWords, runWords } from "../../layout/compareWords";
import { usePlayback } from "../PlaybackContext";
import { useAllTexts } from "../useAllTexts";
import type { Compared } from "./useComparison";

/**
 * The differences in words, of the request at the cursor and of the whole run. Read out when they
 * change, except while the run plays.
 */
export function CompareWords({ comparison }: { readonly comparison: Compared }) {
  const texts = useAllTexts().compare;
  const playing = usePlayback((playback) => playback.playing);
  const { differences, request, otherRequest, totals, otherTotals, sources } = comparison;
  const [first, ...more] = useMemo(() => {
    if (differences.length === 0) return [texts.words.nothingYet];
    const ofRequest = request === null ? [] : requestWords(request, otherRequest, sources);
    const ofRun = runWords(totals, otherTotals, sources);
    return ofRun.length === 0 ? ofRequest : [...ofRequest, ofRun.join(" ")];
  }, [differences, request, otherRequest, totals, otherTotals, sources, texts]);
  return (
    <div
      role="status"
      className="hw-compare-words"
      aria-live={playing ? "off" : "polite"}
      aria-atomic="true"
    >
      <p className="hw-compare-lead">{first}</p>
      {more.map((sentence) => (
        <p key={sentence}> {sentence}</p>
      ))}
    </div>
  );
}
