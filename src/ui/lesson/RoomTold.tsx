import { useEffect, useRef } from "react";
import { useStepState } from "./DeskContext";
import { Feedback } from "./Feedback";

/** The truth before a room: brought into sight once it is told, since nobody has a mouse in hand. */
export function RoomTold() {
  const done = useStepState((state) => state.done);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) told.current?.scrollIntoView?.({ block: "nearest" });
  }, [done]);
  return (
    <div ref={told} className="hw-present-told">
      <Feedback />
    </div>
  );
}
