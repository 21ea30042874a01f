import { BREAKER_FIDELITY } from "../../profiles/breakerFidelity";
import { breakerProfile } from "../../profiles/breakerProfiles";
import { Dialog } from "../Dialog";
import { useAllTexts } from "../useAllTexts";
import { FidelityRules } from "./FidelityRules";
import "./Fidelity.css";

/** What recordings of the real libraries say of the rules here, library by library. */
export function FidelityDialog({ onClose }: { readonly onClose: () => void }) {
  const { libraries: words, format } = useAllTexts();
  const { columns } = words;
  const nameOf = (id: string) => {
    const profile = breakerProfile(id);
    return profile === null ? id : words.named(profile.name, profile.version);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="hw-fidelity">
        <p>{words.intro}</p>
        <div className="hw-fidelity-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.library}</th>
                <th scope="col">{columns.recordings}</th>
                <th scope="col">{columns.agree}</th>
                <th scope="col">{columns.differ}</th>
                <th scope="col">{columns.notModelled}</th>
              </tr>
            </thead>
            <tbody>
              {BREAKER_FIDELITY.map(({ library, recordings, agree, differ, notModelled }) => (
                <tr key={library}>
                  <th scope="row">{nameOf(library)}</th>
                  {[
                    [columns.recordings, recordings] as const,
                    [columns.agree, agree] as const,
                    [columns.differ, differ] as const,
                    [columns.notModelled, notModelled] as const,
                  ].map(([name, count]) => (
                    <td key={name}>{format.number(count)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {BREAKER_FIDELITY.map((known) => (
          <FidelityRules key={known.library} name={nameOf(known.library)} known={known} />
        ))}
      </div>
    </Dialog>
  );
}
