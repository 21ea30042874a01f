import { Dialog } from "../ui/Dialog";
import { useTexts } from "../ui/TextsContext";
import { VERSION } from "./version";
import "./AboutDialog.css";

/** What the model shows, what it leaves out, and how far it can be believed. */
export function AboutDialog({
  onClose,
  onFidelity,
}: {
  readonly onClose: () => void;
  readonly onFidelity: () => void;
}) {
  const { about, bar } = useTexts().app;
  return (
    <Dialog title={about.title} onClose={onClose}>
      <div className="hw-about">
        <p>{about.lead}</p>
        {about.sections.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {"isCheck" in section && (
              <button type="button" onClick={onFidelity}>
                {bar.fidelity}
              </button>
            )}
          </section>
        ))}
        <p className="hw-about-licence">{about.licence(VERSION)}</p>
      </div>
    </Dialog>
  );
}
