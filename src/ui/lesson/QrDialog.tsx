import { encode } from "uqr";
import { Dialog } from "../Dialog";
import { useLessonTexts } from "./useLessonTexts";
import "./QrDialog.css";

/** Modules of quiet around the code, as the standard asks. */
const QUIET = 4;

/** An address as a code for telephones, and as text. */
export function QrDialog({
  link,
  onClose,
}: {
  readonly link: string;
  readonly onClose: () => void;
}) {
  const { presenter: texts } = useLessonTexts().player;
  const { data, size } = encode(link, { ecc: "M", border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <Dialog title={texts.link} onClose={onClose}>
      <div className="hw-qr">
        <svg
          role="img"
          aria-label={texts.code(link)}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <rect className="hw-qr-light" width={size} height={size} />
          <path className="hw-qr-dark" d={path} />
        </svg>
        <p>{link}</p>
      </div>
    </Dialog>
  );
}
