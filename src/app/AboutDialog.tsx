import { Dialog } from "../ui/Dialog";
import { useTexts } from "../ui/TextsContext";
import { VERSION } from "./version";
import "./AboutDialog.css";

/** What the model shows, what it leaves out, and how far it can be believed. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { about } = useTexts().app;
  return (
    <Dialog title={about.title} onClose={onClose}>
      <div className="hw-about">
        <p>{about.lead}</p>
        {about.sections.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className="hw-about-licence">{about.licence(VERSION)}</p>
      </div>
    </Dialog>
  );
}
