/** A decision as words and figures, in parts, so that the page can mark the term that decided. */

/** `bound` is the term that decided, `answer` what came of it; `term` and `plain` are the rest. */
export interface FormulaPart {
  readonly text: string;
  readonly mark: "plain" | "term" | "bound" | "answer";
}

/** `lead formula — coda.` is the whole sentence; what is null is left out of it. */
export interface Decision {
  readonly lead: string;
  readonly formula: readonly FormulaPart[] | null;
  readonly coda: string | null;
}

export const plain = (text: string): FormulaPart => ({ text, mark: "plain" });
export const answer = (text: string): FormulaPart => ({ text, mark: "answer" });
export const term = (text: string, decided = false): FormulaPart => ({
  text,
  mark: decided ? "bound" : "term",
});

export const inWords = (lead: string, coda: string | null = null): Decision => ({
  lead,
  formula: null,
  coda,
});
export const inFigure = (lead: string, figure: string, coda: string | null = null): Decision => ({
  lead,
  formula: [answer(figure)],
  coda,
});

/** The decision as one plain sentence: what a screen reader hears, and a log line. */
export function sentenceOf({ lead, formula, coda }: Decision): string {
  const start = formula === null ? lead : `${lead} ${formula.map((part) => part.text).join("")}`;
  return `${coda === null ? start : `${start} — ${coda}`}.`;
}
