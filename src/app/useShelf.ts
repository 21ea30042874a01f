import { useEffect, useState } from "react";
import { isShelfFull, shelf } from "../gallery/shelf";
import { loadGallery } from "./loadGallery";

/** What can be chosen from the gallery: at first what the page has, then all of it. */
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
  return { entries, isWhole: isShelfFull(), isMissing };
}
