import type { LibraryFidelity } from "../../profiles/fidelity";
import { useAllTexts } from "../useAllTexts";

/** One library: each of its rules, and how it is known. */
export function FidelityRules({
  name,
  known,
}: {
  readonly name: string;
  readonly known: LibraryFidelity;
}) {
  const { libraries: words, fidelityRules } = useAllTexts();
  return (
    <details>
      <summary>{words.rules(name, known.rules.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.rule}</th>
            <th scope="col">{words.columns.standing}</th>
          </tr>
        </thead>
        <tbody>
          {known.rules.map(({ rule, standing, proofs }) => (
            <tr key={rule}>
              <th scope="row">{fidelityRules[rule] ?? rule}</th>
              <td>{words.standing[standing](proofs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
