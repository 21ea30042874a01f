import {
  LAYER_KINDS,
  LAYER_TIMEOUTS,
  type Layer,
  type LayerTimeout,
  setLayer,
} from "../../engine/ladder";
import { renameLayer } from "../../engine/ladderEdit";
import type { LadderTime } from "../../layout/ladder";
import { IconButton } from "../controls/IconButton";
import { NameField } from "../controls/NameField";
import { useEdit } from "../knobs/useEdit";
import { useAllTexts } from "../useAllTexts";
import { type LadderFinding, timeoutFound } from "./ladderFindings";
import { TimeoutField } from "./TimeoutField";

interface Props {
  readonly layer: Layer;
  readonly index: number;
  readonly count: number;
  /** The times of this layer that are known. */
  readonly times: readonly LadderTime[];
  readonly found: readonly LadderFinding[];
  readonly onMove: (way: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function LadderRow({ layer, index, count, times, found, onMove, onRemove }: Props) {
  const words = useAllTexts().ladder;
  const edit = useEdit();
  const { name } = layer;
  return (
    <tr className="hw-layer">
      <th scope="row">
        <span className="hw-layer-who">
          <span className="hw-layer-place" aria-hidden="true">
            {index + 1}
          </span>
          <NameField
            label={words.name(index + 1)}
            name={name}
            expected={words.nameExpected}
            onRename={(next) => edit((scenario) => renameLayer(scenario, index, next))}
          />
          <select
            aria-label={words.kind(name)}
            value={layer.kind}
            onChange={(event) => {
              const kind = LAYER_KINDS.find((one) => one === event.target.value);
              // Until the change is taken: what is refused must not stay on the screen.
              event.target.value = layer.kind;
              if (kind !== undefined) edit((scenario) => setLayer(scenario, index, { kind }));
            }}
          >
            {LAYER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </select>
        </span>
      </th>
      {LAYER_TIMEOUTS.map((timeout) => (
        <td key={timeout} data-label={words.timeouts[timeout]} data-found={isFound(timeout)}>
          <TimeoutField
            name={name}
            timeout={timeout}
            ms={layer[timeout]}
            onChange={(ms) => edit((scenario) => setLayer(scenario, index, { [timeout]: ms }))}
          />
          <span className="hw-layer-reach">{reachOf(timeout)}</span>
        </td>
      ))}
      <td>
        <span className="hw-layer-order">
          <span data-way="-1">
            <IconButton
              label={words.outwards(name)}
              disabled={index === 0}
              onPress={() => onMove(-1)}
            >
              <path d="M8 13V3M4 7l4-4 4 4" />
            </IconButton>
          </span>
          <span data-way="1">
            <IconButton
              label={words.inwards(name)}
              disabled={index === count - 1}
              onPress={() => onMove(1)}
            >
              <path d="M8 3v10M4 9l4 4 4-4" />
            </IconButton>
          </span>
          <IconButton label={words.remove(name)} onPress={onRemove}>
            <path d="M4 4l8 8M12 4l-8 8" />
          </IconButton>
        </span>
      </td>
    </tr>
  );

  function isFound(timeout: LayerTimeout): boolean {
    return found.some(
      (finding) => finding.severity !== "info" && timeoutFound(finding) === timeout,
    );
  }

  /** Unused connections are not about the deadline: nothing is said of them. */
  function reachOf(timeout: LayerTimeout): string {
    const reach = times.find((time) => time.timeout === timeout)?.reach;
    return reach === undefined || reach === "between-requests" ? "" : words.reach[reach];
  }
}
