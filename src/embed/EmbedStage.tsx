import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from "react";
import type { Handle } from "../layout/waterfallHandles";
import type { EmbedTexts } from "../texts/en/embed";
import { TracksProvider } from "../ui/controls/TracksContext";
import { Decision } from "../ui/decision/Decision";
import { Ledger } from "../ui/ledger/Ledger";
import { Part } from "../ui/Part";
import { usePlaybackStore } from "../ui/PlaybackContext";
import { RunStrip } from "../ui/run/RunStrip";
import { useTexts } from "../ui/TextsContext";
import { Transport } from "../ui/transport/Transport";
import { useStageKeys } from "../ui/useStageKeys";
import { usePrinting } from "../ui/waterfall/usePrinting";
import { Waterfall } from "../ui/waterfall/Waterfall";
import type { EmbedView } from "./contract";
import { EmbedBreaker } from "./EmbedBreaker";
import { EmbedComparison } from "./EmbedComparison";
import { EmbedFindings } from "./EmbedFindings";
import { EmbedKnobs } from "./EmbedKnobs";
import { mayEdit } from "./editable";
import { OpenLink } from "./OpenLink";
import type { EmbedOptions } from "./options";

/** What a handle of the waterfall sets, by its name in `editable`. */
const VALUE_OF = { own: "timeout", duration: "takes", deadline: "deadline" } as const;

/** The parts that were asked for, one under another. Needs a `SessionProvider` above it. */
export function EmbedStage({
  options: { view, controls, editable, site },
  inView,
  printing = false,
  words,
}: {
  readonly options: EmbedOptions;
  readonly inView: boolean;
  /** Told by whoever hears of it before the parts themselves can. */
  readonly printing?: boolean;
  readonly words: EmbedTexts;
}) {
  const texts = useTexts().stage;
  const root = useRef<HTMLDivElement>(null);
  const onPaper = usePrinting() || printing;
  const steps = controls === "transport" || controls === "all";
  const edits = controls === "knobs" || controls === "all";
  const mayHold = useCallback(
    ({ kind, hop }: Handle) => edits && mayEdit(editable, hop, VALUE_OF[kind]),
    [edits, editable],
  );
  const parts: { readonly [view in EmbedView]: () => ReactNode } = {
    run: () => <RunStrip />,
    waterfall: () => <Waterfall mayHold={mayHold} />,
    decision: () => <Decision />,
    ledger: () => <Ledger />,
    breaker: () => <EmbedBreaker />,
    findings: () => <EmbedFindings mayFix={edits && editable === null} />,
    compare: () => <EmbedComparison />,
  };
  // On paper the arithmetic stands under the picture, asked for or not.
  const shown = onPaper && !view.includes("ledger") ? [...view, "ledger" as const] : view;
  return (
    <TracksProvider>
      <div ref={root} className="hw-embed-parts" tabIndex={-1}>
        {steps && <StageKeys stage={root} />}
        <PauseOutOfView inView={inView} />
        {shown.map((each) => (
          <Part
            key={each}
            place={each}
            name={each === "findings" || each === "compare" ? words[each] : texts[each]}
            titled={TITLED.has(each)}
            grouped
          >
            {parts[each]()}
          </Part>
        ))}
        {edits && (
          <Part place="knobs" name={texts.knobs} grouped>
            <EmbedKnobs editable={editable} />
          </Part>
        )}
        {steps && (
          <Part place="transport" name={texts.transport} grouped>
            <Transport />
          </Part>
        )}
        {site !== null && <OpenLink site={site} text={words.open} />}
      </div>
    </TracksProvider>
  );
}

const TITLED: ReadonlySet<EmbedView> = new Set(["ledger", "breaker", "findings", "compare"]);

/** The keys count only while something in it has the focus. */
function StageKeys({ stage }: { readonly stage: RefObject<HTMLDivElement | null> }) {
  useStageKeys(stage, { listenOn: "stage", singleKeys: true });
  return null;
}

/** What nobody sees does not play. */
function PauseOutOfView({ inView }: { readonly inView: boolean }) {
  const playback = usePlaybackStore();
  useEffect(() => {
    if (!inView) playback.getState().pause();
  }, [inView, playback]);
  return null;
}
