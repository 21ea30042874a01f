import { memo } from "react";
import { useTexts } from "../TextsContext";
import "./WaterfallTools.css";

/** Folding all of a tree, and back from a part of the axis to the whole. */
export const WaterfallTools = memo(function WaterfallTools(props: {
  readonly nested: boolean;
  readonly zoomed: boolean;
  readonly onFoldAll: (folded: boolean) => void;
  readonly onWhole: () => void;
}) {
  const words = useTexts().waterfall;
  const { nested, zoomed, onFoldAll, onWhole } = props;
  if (!nested && !zoomed) return null;
  return (
    <div className="hw-waterfall-tools">
      {zoomed && (
        <button type="button" onClick={onWhole}>
          {words.zoomAll}
        </button>
      )}
      {nested && (
        <>
          <button type="button" onClick={() => onFoldAll(false)}>
            {words.unfoldAll}
          </button>
          <button type="button" onClick={() => onFoldAll(true)}>
            {words.foldAll}
          </button>
        </>
      )}
    </div>
  );
});
