import { useEffect, useState } from "react";
import { usePlaybackStore } from "../ui/PlaybackContext";
import { useSessionStore } from "../ui/SessionContext";
import { readStored, type Theme, writePreferences } from "./storage";
import { useTheme } from "./useTheme";

export interface PreferencesInHand {
  readonly theme: Theme;
  readonly singleKeys: boolean;
  setTheme(theme: Theme): void;
  setSingleKeys(on: boolean): void;
}

/** What this visitor likes, from one visit to the next. Of two tabs, the last to change something wins. */
export function usePreferences(local: Storage | null): PreferencesInHand {
  const session = useSessionStore();
  const playback = usePlaybackStore();
  const [kept] = useState(() => readStored(local).preferences);
  const { theme, setTheme } = useTheme(local);
  const [singleKeys, setSingleKeys] = useState(kept.singleKeys);

  useEffect(() => {
    playback.getState().setSpeed(kept.speed);
    const forgetSpeed = playback.subscribe(({ speed }, before) => {
      if (speed !== before.speed) writePreferences(local, { speed });
    });
    const forgetSize = session.subscribe(({ stepSize }, before) => {
      if (stepSize !== before.stepSize) writePreferences(local, { stepSize });
    });
    return () => {
      forgetSpeed();
      forgetSize();
    };
  }, [local, session, playback, kept]);

  return {
    theme,
    singleKeys,
    setTheme,
    setSingleKeys(next) {
      setSingleKeys(next);
      writePreferences(local, { singleKeys: next });
    },
  };
}
