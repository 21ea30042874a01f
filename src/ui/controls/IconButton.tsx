import type { ReactNode } from "react";
import "./IconButton.css";

/** A button with a drawing for a face; its name is read, and shown on hover. */
export function IconButton({
  label,
  title,
  disabled = false,
  onPress,
  children,
}: {
  readonly label: string;
  /** Shown on hover when it says more than the name. */
  readonly title?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** Shapes in a box of 16 × 16. */
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="hw-icon-button"
      aria-label={label}
      title={title ?? label}
      disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  );
}
