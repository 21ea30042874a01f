import { useEffect, useState } from "react";
import { type LessonPlace, lessonPlaceOf } from "./lessonAddress";

/** Where among the lessons the address leads; null while it is the explorer's. */
export function useLessonPlace(): LessonPlace | null {
  const [place, setPlace] = useState(() => lessonPlaceOf(window.location.hash));
  useEffect(() => {
    // Where this change led, which the address may have left again by now.
    const onHashChange = ({ newURL }: HashChangeEvent) =>
      setPlace(lessonPlaceOf(newURL.split("#")[1] ?? ""));
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);
  return place;
}
