import { useEffect, useState } from "react";
import { isShelfFull, shelf } from "../gallery/shelf";
import { loadGallery } from "./loadGallery";

/** What can be chosen from the gallery, which is asked for as soon as the page stands. */
export function useShelf() {
  const [entries, setEntries] = useState(shelf);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isShelfFull()) return;
    loadGallery().then((isHere) => {
      setEntries(shelf());
      setMissing(!isHere);
    });
  }, []);
  return { entries, isMissing };
}
