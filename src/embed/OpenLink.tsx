import { useEffect, useState } from "react";
import { encodeLinkWith } from "../codec/linkParts";
import { streamPack } from "../codec/streamPacked";
import { frameAt } from "../engine/frame";
import type { Scenario } from "../engine/scenario";
import { GALLERY } from "../gallery/gallery";
import { useSession } from "../ui/SessionContext";

interface Packed {
  readonly scenario: Scenario;
  readonly text: string;
}

/** The same scenario at the same frame, in Hopwatch itself. */
export function OpenLink({ site, text }: { readonly site: string; readonly text: string }) {
  const scenario = useSession((session) => session.scenario);
  const isResting = useSession((session) => session.gesture === null);
  const events = useSession((session) => session.run.events);
  const step = useSession((session) => session.step);
  const name = GALLERY.find((known) => known.scenario === scenario)?.name;
  const [packed, setPacked] = useState<Packed | null>(null);
  useEffect(() => {
    if (name !== undefined || !isResting) return;
    let isWanted = true;
    streamPack(JSON.stringify(scenario)).then((packedText) => {
      if (isWanted) setPacked({ scenario, text: packedText });
    });
    return () => {
      isWanted = false;
    };
  }, [scenario, name, isResting]);

  const isReady = name !== undefined || packed?.scenario === scenario;
  const source =
    name === undefined
      ? ({ kind: "scenario", scenario } as const)
      : ({ kind: "gallery", name } as const);
  const hash = isReady
    ? encodeLinkWith({ source, frame: frameAt(events, step), view: {} }, () => packed?.text ?? "")
    : "";
  return (
    <p className="hw-embed-link">
      <a
        // Without an address for the moment it takes to pack: it is no link then.
        href={isReady ? `${site.replace(/#.*$/, "")}#${hash}` : undefined}
        target="_blank"
        rel="noopener"
        part="link"
      >
        {text}
      </a>
    </p>
  );
}
