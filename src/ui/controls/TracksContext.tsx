import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { useSessionStore } from "../SessionContext";
import { createTrackPainter, type Track, type TrackAsk, type TrackPainter } from "./trackPainter";

const PainterContext = createContext<TrackPainter | null>(null);
const NOTHING = () => {};

/** One painter for all the tracks of a stage. */
export function TracksProvider({ children }: { readonly children: ReactNode }) {
  const store = useSessionStore();
  const painter = useMemo(() => createTrackPainter(store), [store]);
  useEffect(() => painter.follow(), [painter]);
  return <PainterContext value={painter}>{children}</PainterContext>;
}

/** The track of a knob once it is painted, null before; without a painter it stays bare. */
export function useTrack(key: string, ask: TrackAsk | null): Track | null {
  const painter = useContext(PainterContext);
  useEffect(() => (ask === null ? undefined : painter?.register(key, ask)), [painter, key, ask]);
  return useSyncExternalStore(
    painter?.subscribe ?? (() => NOTHING),
    () => painter?.read(key) ?? null,
  );
}
