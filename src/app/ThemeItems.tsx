import { useTexts } from "../ui/TextsContext";
import { MenuItem } from "./MenuItem";
import { THEMES, type Theme } from "./storage";

export function ThemeItems({
  theme,
  onTheme,
}: {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
}) {
  const { themes } = useTexts().app;
  return THEMES.map((each) => (
    <MenuItem
      key={each}
      text={themes[each]}
      checked={each === theme}
      onChoose={() => onTheme(each)}
    />
  ));
}
