import { useEffect, useState } from "react";
import { type HandoutPlace, handoutLink, handoutPlace } from "./handoutPlace";
import { ledTo } from "./languageChoice";

/** The handout that the address asks for, now and whenever it changes. */
export function useHandoutPlace(): HandoutPlace | null {
  const [place, setPlace] = useState(() => handoutPlace(window.location.hash));
  useEffect(() => {
    const look = (event: HashChangeEvent) => {
      // Not the address itself: work that was being kept may have written its own over it by now.
      const next = handoutPlace(ledTo(event));
      // Whoever is on the page now would take it for a link to a scenario.
      if (next !== null) event.stopImmediatePropagation();
      setPlace(next);
    };
    window.addEventListener("hashchange", look, true);
    return () => window.removeEventListener("hashchange", look, true);
  }, []);
  // What was open before has kept its work when it went, and its own address with it.
  useEffect(() => {
    if (place === null || handoutPlace(window.location.hash) !== null) return;
    try {
      window.history.replaceState(null, "", handoutLink(place));
    } catch {
      // A browser may refuse: then only a reload opens the other page.
    }
  }, [place]);
  return place;
}
