import type { BreakerMemory } from "../../engine/breakerReplay";
import type { BreakerPlan } from "../../engine/plan";
import { type WindowCell, windowPicture } from "../../layout/breakerWindow";
import { useAllTexts } from "../useAllTexts";
import "./BreakerWindow.css";

/** What the trip judges by: the results in its window, ageing out, against the threshold. */
export function BreakerWindow({
  rules,
  memory,
}: {
  readonly rules: BreakerPlan;
  readonly memory: BreakerMemory;
}) {
  const texts = useAllTexts().breakerWindow;
  const picture = windowPicture(rules, memory, texts);
  if (picture === null) return null;
  const { cells, ends, meters, sentence } = picture;
  // On an axis an empty stretch is told by being empty.
  const looks = [...new Set(cells.map(({ look }) => look))].filter(
    (look) => ends === null || look !== "empty",
  );
  return (
    <figure className="hw-window">
      <h3>{texts.title}</h3>
      {(cells.length > 0 || ends !== null) && (
        <div className="hw-window-cells" data-on-axis={ends !== null} aria-hidden="true">
          {cells.map((cell) => (
            <Cell key={cell.key} cell={cell} />
          ))}
        </div>
      )}
      {ends !== null && (
        <div className="hw-window-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      {looks.length > 0 && (
        <ul className="hw-window-legend" aria-hidden="true">
          {looks.map((look) => (
            <li key={look}>
              <span className="hw-window-cell" data-look={look} /> {texts.looks[look]}
            </li>
          ))}
        </ul>
      )}
      {meters.map(({ what, share, threshold, text }) => (
        <div key={what} className="hw-window-meter" data-what={what}>
          <span className="hw-window-bar" aria-hidden="true">
            <span className="hw-window-share" style={{ inlineSize: `${share * 100}%` }} />
            <span
              className="hw-window-threshold"
              style={{ insetInlineStart: `${threshold * 100}%` }}
            />
          </span>
          <span>{text}</span>
        </div>
      ))}
      <figcaption>{sentence}</figcaption>
    </figure>
  );
}

function Cell({ cell }: { readonly cell: WindowCell }) {
  const { look, span, text, failed } = cell;
  if (span === null) return <span className="hw-window-cell" data-look={look} />;
  const [from, to] = span;
  if (text === null) {
    return (
      <span
        className="hw-window-cell"
        data-look={look}
        style={{ insetInlineStart: `${from * 100}%` }}
      />
    );
  }
  return (
    <span
      className="hw-window-bucket"
      data-look={look}
      style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
    >
      <span className="hw-window-failed" style={{ blockSize: `${failed * 100}%` }} />
      <span className="hw-window-figure">{text}</span>
    </span>
  );
}
