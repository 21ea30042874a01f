import { type RefObject, useLayoutEffect } from "react";
import { actionOf, type KeyAction } from "./keyMap";
import { placeOf } from "./keyPlace";
import { usePlaybackStore } from "./PlaybackContext";
import { useSessionStore } from "./SessionContext";
import { useEvent } from "./useEvent";

interface Options {
  /** `page`: keys count wherever the focus is (the site); `stage`: only inside it (an embed). */
  readonly listenOn: "page" | "stage";
  readonly singleKeys: boolean;
  /** Actions beyond the visualiser, such as the gallery; those left out are not taken. */
  readonly onAction?: (action: KeyAction, key: string) => boolean;
}

/** The keys of one visualiser, whose element is `stage`. A part that handled a key itself prevented its default. */
export function useStageKeys(
  stage: RefObject<HTMLElement | null>,
  { listenOn, singleKeys, onAction }: Options,
): void {
  const session = useSessionStore();
  const playback = usePlaybackStore();

  const run = (action: KeyAction, key: string): boolean => {
    const { stepBy, goToFirst, goToLast, goToOperation, undo, redo } = session.getState();
    const { against, stopComparing } = session.getState();
    const acts: { readonly [action in KeyAction]?: () => void } = {
      stepOn: () => stepBy(1),
      stepBack: () => stepBy(-1),
      eventOn: () => stepBy(1, "event"),
      eventBack: () => stepBy(-1, "event"),
      first: goToFirst,
      last: goToLast,
      previousRequest: () => goToOperation(-1),
      nextRequest: () => goToOperation(1),
      play: playback.getState().toggle,
      undo,
      redo,
      // What to compare with is asked by whoever is around the stage.
      ...(against !== null && { compare: stopComparing, stopComparing }),
    };
    const act = acts[action];
    if (act === undefined) return onAction?.(action, key) ?? false;
    act();
    return true;
  };

  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const element = stage.current;
    const root = element?.getRootNode();
    // Inside a shadow root the target seen from outside is the host.
    const target = event.composedPath()[0] ?? event.target;
    if (root instanceof Document || root instanceof ShadowRoot) {
      if (root.querySelector("dialog[open]")) return;
    }
    const inStage = target instanceof Node && element?.contains(target) === true;
    const found = actionOf(event, { place: placeOf(target, element), inStage, singleKeys });
    // A key held down repeats a step, but does not flicker between play and pause.
    if (found === null || (event.repeat && found.action === "play")) return;
    if (run(found.action, found.key)) event.preventDefault();
  });

  useLayoutEffect(() => {
    const listener = (event: Event) => event instanceof KeyboardEvent && onKeyDown(event);
    const on: EventTarget | null = listenOn === "page" ? document : stage.current;
    on?.addEventListener("keydown", listener);
    return () => on?.removeEventListener("keydown", listener);
  }, [listenOn, stage, onKeyDown]);
}
