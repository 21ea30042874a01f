import { useEffect, useState } from "react";
import { ledTo } from "./languageChoice";
import { type LessonPlace, lessonPlaceOf } from "./lessonAddress";

/** Where among the lessons the address leads; null while it is the explorer's. */
export function useLessonPlace(): LessonPlace | null {
  const [place, setPlace] = useState(() => lessonPlaceOf(window.location.hash));
  useEffect(() => {
    const onHashChange = (event: HashChangeEvent) => setPlace(lessonPlaceOf(ledTo(event)));
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);
  return place;
}
