import { libraryName } from "../../layout/libraryName";
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
    return profile === null ? id : words.named(libraryName(profile, words), profile.version);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="hw-fidelity">
        <p>{words.intro}</p>
        {/* A library's name stands over its figures, so that four columns are enough in any width. */}
        <table className="hw-fidelity-libraries">
          <caption>{columns.library}</caption>
          <thead>
            <tr>
              {[columns.recordings, columns.agree, columns.differ, columns.notModelled].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          {BREAKER_FIDELITY.map(({ library, recordings, agree, differ, notModelled }) => (
            <tbody key={library}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {nameOf(library)}
                </th>
              </tr>
              <tr>
                {recordings === 0 && <td colSpan={4}>{words.source}</td>}
                {(recordings === 0
                  ? []
                  : [
                      [columns.recordings, recordings] as const,
                      [columns.agree, agree] as const,
                      [columns.differ, differ] as const,
                      [columns.notModelled, notModelled] as const,
                    ]
                ).map(([name, count]) => (
                  <td key={name}>{format.number(count)}</td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
        {BREAKER_FIDELITY.map((known) => (
          <FidelityRules key={known.library} name={nameOf(known.library)} known={known} />
        ))}
      </div>
    </Dialog>
  );
}
