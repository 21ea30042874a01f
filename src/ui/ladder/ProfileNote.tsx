import { LAYER_TIMEOUTS } from "../../engine/ladder";
import type { LayerProfile } from "../../profiles/layers";
import { useAllTexts } from "../useAllTexts";

/** What a product comes with, and whose documentation says so. */
export function ProfileNote({ profile }: { readonly profile: LayerProfile }) {
  const words = useAllTexts().ladder;
  const { layer, ranges, besides, source } = profile;
  const times = LAYER_TIMEOUTS.flatMap((timeout) => {
    const ms = layer[timeout];
    if (ms === undefined) return [];
    const text = words.time(timeout, ms);
    const range = ranges[timeout];
    return [range === undefined ? text : words.range(text, ...range)];
  });
  const settings = Object.entries(besides).map(([name, ms]) => words.setting(name, ms));
  return (
    <p className="hw-ladder-profile">
      {words.defaults(times)} {settings.length > 0 && `${words.besides(settings)} `}
      {words.source(source)}
    </p>
  );
}
