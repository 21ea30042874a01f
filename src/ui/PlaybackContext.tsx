import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { SessionStore } from "../session/session";
import { createPlayback, type Playback, type PlaybackStore } from "./playback";

const PlaybackContext = createContext<PlaybackStore | null>(null);

/** The playback of one visualiser, which stops with it. `SessionProvider` brings it along. */
export function PlaybackProvider({
  session,
  children,
}: {
  readonly session: SessionStore;
  readonly children: ReactNode;
}) {
  const [playback] = useState(() => createPlayback(session));
  useEffect(() => () => playback.getState().pause(), [playback]);
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

export function usePlaybackStore(): PlaybackStore {
  const playback = useContext(PlaybackContext);
  if (playback === null) throw new Error("This component must be inside a <SessionProvider>.");
  return playback;
}

export function usePlayback<T>(selector: (playback: Playback) => T): T {
  return useStore(usePlaybackStore(), selector);
}
