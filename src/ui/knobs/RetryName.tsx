import { retryOptionOfKnob } from "../../profiles/retryLikeness";
import { useTexts } from "../TextsContext";
import type { Knob } from "./knob";
import { useRetryLibrary } from "./RetryLibraryContext";
import { retryLikenessOf } from "./retryLikenessOf";
import { useRetry } from "./useRetry";
import "./OwnNamed.css";

/** What the library, as which a call retries, calls a knob; its number where it counts otherwise. */
export function RetryName({ hopId, knob }: { readonly hopId: string; readonly knob: Knob }) {
  const { format } = useTexts();
  const [picked] = useRetryLibrary();
  const likeness = retryLikenessOf(useRetry(hopId), picked);
  if (likeness === null) return null;
  const name = retryOptionOfKnob(likeness, knob.id.slice(hopId.length + 1));
  if (name === null) return null;
  const { attempts } = likeness.profile;
  const value = likeness.config[name];
  return (
    <code className="hw-own-name">
      {name === attempts.option && typeof value === "number"
        ? `${name} ${format.number(value)}`
        : name}
    </code>
  );
}
