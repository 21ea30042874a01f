import { type KeyboardEvent, memo, type PointerEvent, useRef } from "react";
import type { BreakerKind } from "../../engine/event";
import type { Ms } from "../../engine/scenario";
import {
  callAt,
  callNear,
  LANE_CALLS,
  type Lane,
  type LanesLayout,
} from "../../layout/breakerLanes";
import { RUN_EVENTS } from "../../layout/runEvents";
import { useSessionStore } from "../SessionContext";
import { useAllTexts } from "../useAllTexts";
import { LaneMarks } from "./LaneMarks";

const NOTHING = { counts: { late: 0, restart: 0 } };
/** Calls that PageUp and PageDown pass over. */
const LEAP = 10;

interface LaneProps {
  readonly lane: Lane;
  readonly layout: LanesLayout;
  readonly index: number;
  readonly atMs: Ms;
  readonly step: number;
  /** The request at the cursor. */
  readonly operation: number | null;
  readonly state: BreakerKind;
  readonly patterns: string;
}

/** One instance: a slider over its calls, as the run strip is one over requests. */
export const BreakerLane = memo(function BreakerLane(props: LaneProps) {
  const { lane, layout, index, atMs, step, operation, state, patterns } = props;
  const { breakerLanes: words, runEvents } = useAllTexts();
  const store = useSessionStore();
  const leftPx = useRef<number | null>(null);
  const { calls, instance } = lane;
  const at = callAt(lane, step);
  const call = at === null ? undefined : calls[at];

  const goTo = (wanted: number) => {
    const to = calls[Math.max(0, Math.min(calls.length - 1, wanted))];
    if (to !== undefined && to.step !== step) store.getState().goTo(to.step);
  };
  const goToPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (leftPx.current === null) return;
    goTo(callNear(lane, layout.msAt(event.clientX - leftPx.current)));
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    leftPx.current = event.currentTarget.getBoundingClientRect().left;
    goToPointer(event);
  };
  const release = () => {
    leftPx.current = null;
  };
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = at ?? -1;
    const to = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      // From a step after a call back to that call, from the call itself to the one before it.
      ArrowLeft: call !== undefined && call.step < step ? from : from - 1,
      ArrowDown: call !== undefined && call.step < step ? from : from - 1,
      PageUp: from + LEAP,
      PageDown: from - LEAP,
      Home: 0,
      End: calls.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };

  const counts = LANE_CALLS.map(
    (kind) => [kind, calls.filter((each) => each.kind === kind).length] as const,
  ).filter(([, count]) => count > 0);
  const { counts: happened } = layout.lanes[index]?.happened ?? NOTHING;
  const said = [
    words.summary(instance, counts),
    ...RUN_EVENTS.filter((kind) => happened[kind] > 0).map((kind) =>
      runEvents[kind](happened[kind]),
    ),
  ];
  return (
    <div className="hw-lane">
      <span className="hw-lane-name" aria-hidden="true">
        {words.instance(instance)}
      </span>
      <div
        role="slider"
        className="hw-lane-plot"
        tabIndex={calls.length === 0 ? -1 : 0}
        aria-label={words.lane(instance)}
        aria-description={said.join(" ")}
        aria-disabled={calls.length === 0}
        aria-valuemin={0}
        aria-valuemax={calls.length}
        aria-valuenow={at === null ? 0 : at + 1}
        aria-valuetext={
          at === null || call === undefined
            ? words.none(calls.length, state)
            : words.at(at + 1, calls.length, call.operation, call.atMs, call.kind, state)
        }
        style={{ height: layout.lanePx }}
        onPointerDown={press}
        onPointerMove={goToPointer}
        onPointerUp={release}
        onLostPointerCapture={release}
        onKeyDown={walk}
      >
        <svg aria-hidden="true" width={layout.plotPx} height={layout.lanePx}>
          <LaneMarks layout={layout} index={index} patterns={patterns} />
          {call !== undefined && call.operation === operation && (
            <circle
              className="hw-lane-here"
              cx={layout.x(call.atMs)}
              cy={layout.markYPx[call.kind]}
              r={layout.markPx}
            />
          )}
          <path className="hw-lane-cursor" d={`M${layout.x(atMs)},0V${layout.lanePx}`} />
        </svg>
      </div>
    </div>
  );
});
