import { useLayoutEffect, useRef } from "react";
import { LAYER_TIMEOUTS, type Ladder, moveLayer, removeLayer } from "../../engine/ladder";
import type { LadderTime } from "../../layout/ladder";
import { useEdit } from "../knobs/useEdit";
import { useAllTexts } from "../useAllTexts";
import { LadderRow } from "./LadderRow";
import { LayerFindings } from "./LayerFindings";
import type { LadderFinding } from "./ladderFindings";
import "./LadderTable.css";

interface Props {
  readonly ladder: Ladder;
  readonly times: readonly LadderTime[];
  readonly found: readonly LadderFinding[];
  readonly onSay: (what: string) => void;
}

/** A layer a row, and under it what the checks say of it; in a narrow place each row becomes a card. */
export function LadderTable({ ladder, times, found, onSay }: Props) {
  const words = useAllTexts().ladder;
  const edit = useEdit();
  const table = useRef<HTMLTableElement>(null);
  /** The button that was pressed goes with its layer: the focus has to go with it. */
  const moved = useRef<{ readonly to: number; readonly way: -1 | 1 } | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { to, way } = moved.current;
    moved.current = null;
    const button = (of: -1 | 1) =>
      table.current?.querySelector<HTMLButtonElement>(
        `[data-layer="${to}"] [data-way="${of}"] button:enabled`,
      );
    (button(way) ?? button(way === 1 ? -1 : 1))?.focus();
  });

  const move = (from: number, way: -1 | 1) => {
    const to = from + way;
    moved.current = { to, way };
    edit((scenario) => moveLayer(scenario, from, to));
    onSay(words.added(ladder[from]?.name ?? "", to + 1, ladder.length));
  };
  const remove = (index: number) => {
    edit((scenario) => removeLayer(scenario, index));
    onSay(words.removed(ladder[index]?.name ?? ""));
  };

  return (
    <table className="hw-layers" ref={table}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.layer}</th>
          {LAYER_TIMEOUTS.map((timeout) => (
            <th key={timeout} scope="col" title={words.means[timeout]}>
              {words.timeouts[timeout]}
            </th>
          ))}
          <th scope="col">
            <span className="hw-hidden">{words.order}</span>
          </th>
        </tr>
      </thead>
      {ladder.map(numbered).map(({ layer, index, place }) => {
        const said = found.filter((finding) => finding.figures.layer === index);
        return (
          <tbody key={place} data-layer={index}>
            <LadderRow
              layer={layer}
              index={index}
              count={ladder.length}
              times={times.filter((time) => time.index === index)}
              found={said}
              onMove={(way) => move(index, way)}
              onRemove={() => remove(index)}
            />
            {said.length > 0 && (
              <tr className="hw-layers-found">
                <td colSpan={LAYER_TIMEOUTS.length + 2}>
                  <LayerFindings found={said} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

/** Its place is what a layer is called by: renaming it must not make it another one. */
function numbered(layer: Ladder[number], index: number) {
  return { layer, index, place: index + 1 };
}
