import { createContext, useContext } from "react";

/** The library that was picked for a call's retries, which may be those of several, and how to pick one. */
export const RetryLibraryContext = createContext<
  readonly [picked: string | null, pick: (library: string) => void]
>([null, () => {}]);

export const useRetryLibrary = () => useContext(RetryLibraryContext);
