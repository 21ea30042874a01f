import { useAllTexts } from "../useAllTexts";

export interface HandoutOption {
  readonly key: string;
  readonly text: string;
  /** Why it is not so. */
  readonly says: string | undefined;
  /** null: not told. */
  readonly right: boolean | null;
}

/** Boxes to tick; with answers the right one is ticked, and of the others it is said why not. */
export function HandoutOptions({ options }: { readonly options: readonly HandoutOption[] }) {
  const texts = useAllTexts().handout;
  return (
    <ul className="hw-handout-options">
      {options.map(({ key, text, says, right }) => (
        <li key={key} className="hw-handout-box" data-right={right ?? undefined}>
          {text}
          {right !== null && (
            <span className="hw-hidden"> ({right ? texts.right : texts.wrong})</span>
          )}
          {right === false && says !== undefined && <em> — {says}</em>}
        </li>
      ))}
    </ul>
  );
}
