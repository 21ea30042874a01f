import { BREAKER_FIDELITY } from "../../profiles/breakerFidelity";
import type { BreakerProfile } from "../../profiles/breakerProfile";
import { NotModelledList } from "../library/NotModelledList";
import { useAllTexts } from "../useAllTexts";

/** Which evidence the rules have, and what of the library they leave out. */
export function LibraryNotes({
  profile,
  timeoutMs,
}: {
  readonly profile: BreakerProfile;
  readonly timeoutMs: number | null;
}) {
  const words = useAllTexts().libraries;
  const known = BREAKER_FIDELITY.find(({ library }) => library === profile.id);
  return (
    <div className="hw-like-notes">
      <p>
        {known === undefined || known.recordings === 0
          ? words.source
          : words.recordings(known.recordings, known.agree)}
      </p>
      {timeoutMs !== null && <p>{words.timeout(timeoutMs)}</p>}
      <NotModelledList items={profile.notModelled} />
    </div>
  );
}
