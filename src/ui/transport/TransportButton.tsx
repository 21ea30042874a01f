import { memo } from "react";
import { ICONS, type IconName } from "./icons";

/** At the end of the run a press does nothing; the button keeps the focus, so it is not disabled. */
export const TransportButton = memo(function TransportButton(props: {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}) {
  const { label, icon, onPress } = props;
  return (
    <button
      type="button"
      className="hw-transport-button"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
});
