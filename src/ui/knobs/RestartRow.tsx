import { LIMITS } from "../../engine/limits";
import type { Restart } from "../../engine/scenario";
import { IconButton } from "../controls/IconButton";
import { NumberField } from "../controls/NumberField";
import { Toggle } from "../controls/Toggle";
import { useTexts } from "../TextsContext";
import { useAllTexts } from "../useAllTexts";

/** One restart: its moment, and of which instance where there are several. */
export function RestartRow({
  number,
  restart,
  instances,
  onChange,
  onRemove,
}: {
  readonly number: number;
  readonly restart: Restart;
  readonly instances: number;
  readonly onChange: (restart: Restart) => void;
  readonly onRemove: () => void;
}) {
  const { controls } = useTexts();
  const words = useAllTexts().instances;
  const { atMs, instance } = restart;
  return (
    <li aria-label={words.restart(number)}>
      <span aria-hidden="true">{number}</span>
      <NumberField
        label={words.at(number)}
        value={atMs}
        unit={controls.ms}
        from={0}
        to={LIMITS.momentMs}
        onCommit={(ms) => onChange({ ...restart, atMs: ms })}
      />
      <IconButton label={words.remove(number)} onPress={onRemove}>
        <path d="M4 4l8 8M12 4l-8 8" />
      </IconButton>
      {instances > 1 && (
        <>
          <Toggle
            label={words.all}
            name={words.everyInstance(number)}
            checked={instance === undefined}
            onChange={(all) => onChange(all ? { atMs } : { atMs, instance: 1 })}
          />
          {instance !== undefined && (
            <NumberField
              label={words.instance(number)}
              value={instance}
              from={1}
              to={instances}
              onCommit={(chosen) => onChange({ atMs, instance: chosen })}
            />
          )}
        </>
      )}
    </li>
  );
}
