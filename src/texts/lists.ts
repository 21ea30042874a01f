/** `a, b and c`, `a, b or c`: by the platform's `Intl`. */
export interface Lists {
  and(values: readonly string[]): string;
  or(values: readonly string[]): string;
}

export function listsIn(locale: string): Lists {
  const both = new Intl.ListFormat(locale, { type: "conjunction" });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  return { and: (values) => both.format(values), or: (values) => either.format(values) };
}
