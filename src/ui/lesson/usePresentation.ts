import { useState } from "react";
import { choicesOf } from "../../lessons/choices";
import { counted, type Hands, NO_HANDS, withNumber } from "./hands";
import type { PresenterAction } from "./presenterKeys";
import type { StepDesk } from "./stepDesk";
import { useLessonTexts, useLessonWords } from "./useLessonTexts";

interface Way {
  readonly at: number;
  readonly count: number;
  readonly onStep: (index: number) => void;
  readonly onLeave: () => void;
}

/** What the presenter's keys do to the open step, and the hands of every step. */
export function usePresentation(desk: StepDesk, way: Way) {
  const { step, played } = desk;
  const { presenter: texts } = useLessonTexts().player;
  const words = useLessonWords();
  const [blank, setBlank] = useState(false);
  const [room, setRoom] = useState<{ readonly [step: string]: Hands }>({});
  /** What the last press came to, as long as its step is open. */
  const [said, setSaid] = useState<{ step: string; text: string; warns: boolean } | null>(null);
  const hands = room[step.id] ?? NO_HANDS;
  const setHands = (next: Hands) => setRoom({ ...room, [step.id]: next });
  const say = (text: string, warns = false) => setSaid({ step: step.id, text, warns });
  const here = said?.step === step.id ? said : null;

  const goTo = (index: number) => {
    setSaid(null);
    way.onStep(index);
  };
  const next = () => {
    const { done, meet, show } = desk.getState();
    const { kind } = step.task;
    if (kind !== "watch" && !done) {
      if (here?.warns !== true) {
        return say(kind === "change" ? texts.notReached : texts.notAnswered, true);
      }
      setSaid(null);
      return show();
    }
    if (kind === "watch") meet();
    if (way.at < way.count - 1) goTo(way.at + 1);
    else say(texts.last);
  };
  const count = (choice: string, by: number) => setHands(counted(hands, choice, by));

  return {
    blank,
    hands,
    said: here?.text ?? "",
    count,
    next,
    addNumber: (value: number) => setHands(withNumber(hands, value)),
    act(action: PresenterAction) {
      switch (action.kind) {
        case "next":
          return next();
        case "back":
          if (way.at > 0) goTo(way.at - 1);
          return;
        case "blank":
          return setBlank(!blank);
        case "stepOn":
        case "stepBack":
          return desk.session.getState().stepBy(action.kind === "stepOn" ? 1 : -1);
        case "leave":
          return way.onLeave();
        case "more":
        case "fewer":
          if (hands.last !== null) count(hands.last, action.kind === "more" ? 1 : -1);
          return;
        case "hand": {
          const { done } = desk.getState();
          const choice = choicesOf(step, played, words, hands.said, done)[action.choice - 1];
          if (choice !== undefined) count(choice.key, 1);
        }
      }
    },
  };
}
