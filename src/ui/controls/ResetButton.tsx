import { memo } from "react";
import { useTexts } from "../TextsContext";
import { IconButton } from "./IconButton";

/** Back to the value the scenario was opened with. */
export const ResetButton = memo(function ResetButton(props: {
  readonly label: string;
  /** That value, in words. */
  readonly to: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}) {
  const { label, to, disabled, onPress } = props;
  const texts = useTexts().controls;
  return (
    <IconButton
      label={texts.reset(label)}
      title={texts.resetTo(to)}
      disabled={disabled}
      onPress={onPress}
    >
      <path d="M3.5 3v3.5H7M3.8 6.3a5 5 0 1 1-.6 3.2" />
    </IconButton>
  );
});
