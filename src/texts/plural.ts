/** Which form of a word goes with a number. */

/** Russian and its like: `1 запрос`, `2 запроса`, `5 запросов`; a fraction goes with the second: `1,5 запроса`. */
export type SlavicForms = readonly [one: string, few: string, many: string];

export function slavicPlural(locale: string): (count: number, forms: SlavicForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, [one, few, many]) => {
    const rule = rules.select(count);
    if (rule === "one") return one;
    return rule === "many" ? many : few;
  };
}
