import { type SetStateAction, Suspense } from "react";
import { lazyPart } from "../ui/lazyPart";
import { AboutDialog } from "./AboutDialog";
import { KeysDialog } from "./KeysDialog";
import type { DialogName } from "./Toolbar";
import type { usePreferences } from "./usePreferences";

const CompareDialog = lazyPart(
  async () => (await import("../ui/compare/CompareDialog")).CompareDialog,
);
const FidelityDialog = lazyPart(
  async () => (await import("../ui/fidelity/FidelityDialog")).FidelityDialog,
);
const ShareDialog = lazyPart(async () => (await import("./share/ShareDialog")).ShareDialog);

/** The dialog that is open over the page. */
export function SiteDialog({
  dialog,
  onDialog,
  preferences,
}: {
  readonly dialog: DialogName;
  readonly onDialog: (next: SetStateAction<DialogName | null>) => void;
  readonly preferences: ReturnType<typeof usePreferences>;
}) {
  const close = () => onDialog(null);
  switch (dialog) {
    case "keys":
      return (
        <KeysDialog
          singleKeys={preferences.singleKeys}
          onSingleKeys={preferences.setSingleKeys}
          onClose={close}
        />
      );
    case "about":
      return (
        <AboutDialog
          // It also closes when the other one opens in its place.
          onClose={() => onDialog((now) => (now === "about" ? null : now))}
          onFidelity={() => onDialog("fidelity")}
        />
      );
    case "compare":
      return (
        <Suspense>
          <CompareDialog onClose={close} />
        </Suspense>
      );
    case "fidelity":
      return (
        <Suspense>
          <FidelityDialog onClose={close} />
        </Suspense>
      );
    case "share":
      return (
        <Suspense>
          <ShareDialog onClose={close} />
        </Suspense>
      );
  }
}
