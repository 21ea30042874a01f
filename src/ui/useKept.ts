import { useRef } from "react";
import { kept } from "../engine/sameData";
import type { Session } from "../session/session";
import { useSession } from "./SessionContext";

/** Select what is made anew at every edit: while it says the same it is the same object, and nothing is drawn again. */
export function useKept<T>(selector: (session: Session) => T): T {
  const before = useRef<T>(undefined);
  return useSession((session) => {
    const now = kept(before.current, selector(session));
    before.current = now;
    return now;
  });
}
