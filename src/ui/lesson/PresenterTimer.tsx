import { IconButton } from "../controls/IconButton";
import { useLessonTexts } from "./useLessonTexts";
import type { Timer } from "./useTimer";

const TWO = (value: number) => String(value).padStart(2, "0");

/** How long it has been going on: minutes and seconds, paused and set to zero at a press. */
export function PresenterTimer({ timer }: { readonly timer: Timer }) {
  const { presenter: texts } = useLessonTexts().player;
  const { seconds, running, toggle, reset } = timer;
  return (
    <div className="hw-present-timer">
      <span role="timer" aria-label={texts.timer} data-running={running}>
        {`${TWO(Math.floor(seconds / 60))}:${TWO(seconds % 60)}`}
      </span>
      <IconButton label={running ? texts.pause : texts.goOn} onPress={toggle}>
        {running ? <path d="M5 3v10M11 3v10" /> : <path d="M4.5 3 12 8l-7.5 5Z" />}
      </IconButton>
      <IconButton label={texts.zero} onPress={reset}>
        <path d="M3.5 3v4h4M3.9 7a4.8 4.8 0 1 1-.6 3" />
      </IconButton>
    </div>
  );
}
