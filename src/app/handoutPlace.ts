/** Which handout an address asks for: `lesson=<id>&handout=blank` or `…=answers`. */
export interface HandoutPlace {
  readonly lesson: string;
  readonly answers: boolean;
}

/** With or without the `#`; null: it asks for none. */
export function handoutPlace(hash: string): HandoutPlace | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const lesson = given.get("lesson");
  const kind = given.get("handout");
  if (lesson === null || (kind !== "blank" && kind !== "answers")) return null;
  return { lesson, answers: kind === "answers" };
}

export function handoutLink({ lesson, answers }: HandoutPlace): string {
  return `#lesson=${encodeURIComponent(lesson)}&handout=${answers ? "answers" : "blank"}`;
}
