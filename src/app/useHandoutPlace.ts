import { useEffect, useState } from "react";
import { type HandoutPlace, handoutLink, handoutPlace } from "./handoutPlace";

/** The handout that the address asks for, now and whenever it changes. */
export function useHandoutPlace(): HandoutPlace | null {
  const [place, setPlace] = useState(() => handoutPlace(window.location.hash));
  useEffect(() => {
    const look = (event: Event) => {
      const next = handoutPlace(window.location.hash);
      // Whoever is on the page now would take it for a link to a scenario.
      if (next !== null) event.stopImmediatePropagation();
      setPlace(next);
    };
    window.addEventListener("hashchange", look, true);
    return () => window.removeEventListener("hashchange", look, true);
  }, []);
  // What was open before has kept its work when it went, and its own address with it.
  useEffect(() => {
    if (place !== null) window.history.replaceState(null, "", handoutLink(place));
  }, [place]);
  return place;
}
