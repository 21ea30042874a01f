/** The race for one unused connection, drawn around the moment when its server closes it. */

import type { RaceWindow } from "../engine/keepAliveRace";
import type { Ms } from "../engine/scenario";
import type { Format } from "../texts/format";
import { type Anchor, labelAt } from "./axis";
import { linear } from "./linear";

interface Line {
  readonly fromPx: number;
  readonly toPx: number;
}

export interface RaceLayout {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The line of the one who may use it again, and of the server. */
  readonly outerYPx: number;
  readonly innerYPx: number;
  readonly axisYPx: number;
  /** When a request that is sent is lost, on the outer line. */
  readonly lost: Line;
  readonly lostLabel: { readonly xPx: number; readonly anchor: Anchor };
  readonly closedPx: number;
  /** When the news of the closing comes; the outer line ends here, or where it gives up before. */
  readonly outerEndPx: number;
  /** From the server up to the outer line. */
  readonly closing: Line;
  /** Requests that meet the closing, from the outer line down to the server. */
  readonly requests: readonly Line[];
  readonly ticks: readonly {
    readonly ms: Ms;
    readonly xPx: number;
    readonly label: string;
    readonly anchor: Anchor;
  }[];
}

/** How much is seen before and after the window, in ways on the wire. */
const AROUND = 1;
const OUTER_EM = 2.5;
const INNER_EM = 6;
const AXIS_EM = 8;
const HEIGHT_EM = 9.5;

export function raceLayout(
  race: RaceWindow,
  oneWayMs: Ms,
  lostLabel: string,
  widthPx: number,
  emPx: number,
  format: Format,
): RaceLayout {
  const { fromMs, closedAtMs, toMs } = race;
  const toPx = linear(
    [closedAtMs - (1 + AROUND) * oneWayMs, closedAtMs + (1 + AROUND) * oneWayMs],
    [0, widthPx],
  );
  const line = (from: Ms, to: Ms): Line => ({ fromPx: toPx(from), toPx: toPx(to) });
  // One in the middle of either half of the window, where there is one.
  const sent = [(fromMs + closedAtMs) / 2, ...(toMs > closedAtMs ? [(closedAtMs + toMs) / 2] : [])];
  const lost = line(fromMs, toMs);
  const lostPx = (lost.fromPx + lost.toPx) / 2;
  const moments = [...new Set([fromMs, closedAtMs, toMs])].sort((a, b) => a - b);
  return {
    widthPx,
    heightPx: HEIGHT_EM * emPx,
    outerYPx: OUTER_EM * emPx,
    innerYPx: INNER_EM * emPx,
    axisYPx: AXIS_EM * emPx,
    lost,
    lostLabel: { xPx: lostPx, anchor: labelAt(lostPx, lostLabel, widthPx, emPx).anchor },
    closedPx: toPx(closedAtMs),
    outerEndPx: toPx(toMs),
    closing: line(closedAtMs, closedAtMs + oneWayMs),
    requests: sent.map((ms) => line(ms, ms + oneWayMs)),
    ticks: moments.map((ms) => {
      const label = format.ms(ms);
      return { ms, xPx: toPx(ms), label, anchor: labelAt(toPx(ms), label, widthPx, emPx).anchor };
    }),
  };
}
