import { useEffect, useState } from "react";
import { type LessonPlace, lessonPlaceOf } from "./lessonAddress";

/** Where among the lessons the address leads; null while it is the explorer's. */
export function useLessonPlace(): LessonPlace | null {
  const [place, setPlace] = useState(() => lessonPlaceOf(window.location.hash));
  useEffect(() => {
    const onHashChange = () => setPlace(lessonPlaceOf(window.location.hash));
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);
  return place;
}
