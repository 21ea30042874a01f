import type { NotModelled } from "../../profiles/breakerProfile";
import { useAllTexts } from "../useAllTexts";

/** What of a library is knowingly left out, a line each. */
export function NotModelledList({ items }: { readonly items: readonly NotModelled[] }) {
  const { libraries: words, unmodelled } = useAllTexts();
  if (items.length === 0) return null;
  return (
    <>
      <h4>{words.notModelled}</h4>
      <ul>
        {items.map(({ what, why }) => (
          <li key={what}>{words.because(unmodelled[what] ?? what, unmodelled[why] ?? why)}</li>
        ))}
      </ul>
    </>
  );
}
