import { Fragment } from "react";
import { useTexts } from "../ui/TextsContext";

const ON_MAC = /mac|iphone|ipad/i.test(navigator.platform);

/** One stroke, never broken over two lines: `Ctrl + Shift + Z`. */
export function KeyName({ text }: { readonly text: string }) {
  const { names } = useTexts().keys;
  // The plus sign is a key too.
  const parts = (text === "+" ? [text] : text.split("+")).map((part) => {
    const key = part === "Mod" ? (ON_MAC ? "Cmd" : "Ctrl") : part;
    return names[key] ?? key.toUpperCase();
  });
  return (
    <span className="hw-keys-stroke">
      {parts.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && " + "}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
