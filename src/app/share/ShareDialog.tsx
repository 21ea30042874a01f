import { useMemo, useState } from "react";
import { serialiseScenario } from "../../codec/serialise";
import { allEn } from "../../texts/all";
import { DEFAULT_LANGUAGE } from "../../texts/language";
import { SelectField } from "../../ui/controls/SelectField";
import { Dialog } from "../../ui/Dialog";
import { useLanguage } from "../../ui/LanguageContext";
import { useSessionStore } from "../../ui/SessionContext";
import { useAllTexts } from "../../ui/useAllTexts";
import { fileNameOf, saveFile } from "../saveFile";
import { CopyText } from "./CopyText";
import { framePicture, sentenceAt } from "./framePicture";
import { ShareOptions } from "./ShareOptions";
import { SharePreview } from "./SharePreview";
import { isOfGallery, LONG_LINK, type ShareChoices, shareFacts } from "./shareFacts";
import { snippetFor, TOOLS, type Tool } from "./snippets";
import { useSpeechOf } from "./useSpeechOf";
import "./ShareDialog.css";

const FIRST: ShareChoices = {
  view: ["decision", "waterfall"],
  controls: "transport",
  theme: "auto",
  language: null,
  lesson: null,
  heightPx: 480,
  way: "element",
  fromFile: false,
  withPicture: false,
};

/** The open frame for other pages: as an embed to try, as code to paste, as a link, as a picture. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useAllTexts();
  const words = texts.share;
  const store = useSessionStore();
  // As it was when it was asked for: nothing behind a modal dialog changes.
  const [session] = useState(() => store.getState());
  const [choices, setChoices] = useState<ShareChoices>(() => ({
    ...FIRST,
    ...(session.against !== null && { view: ["compare"], heightPx: 900 }),
  }));
  const [tool, setTool] = useState<Tool>("html");
  const { title } = session.scenario;
  const here = useLanguage().language;
  const speech = useSpeechOf(choices.language);
  /** What the page will say: its readers' language, not that of who writes it. */
  const said = speech === undefined ? texts : (speech?.take("allTexts") ?? allEn);
  const sentence = useMemo(() => sentenceAt(session, said), [session, said]);
  const picture = useMemo(() => framePicture(session, said), [session, said]);
  const facts = useMemo(
    () =>
      shareFacts(session, choices, window.location.href, {
        linkText: said.embed.open,
        sentence,
      }),
    [session, choices, said, sentence],
  );
  const snippet = useMemo(() => snippetFor(tool, facts), [tool, facts]);
  const isLong = facts.link.length > LONG_LINK;
  const saveScenario = () => saveFile(fileNameOf(title), serialiseScenario(session.scenario));

  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="hw-share">
        <p>{words.lead}</p>
        <ShareOptions
          choices={choices}
          mayRead={choices.way === "element" && !isOfGallery(session)}
          onChoose={(change) => setChoices({ ...choices, ...change })}
        />
        <h3>{words.preview}</h3>
        <SharePreview session={session} choices={choices} speech={speech} />

        <h3>{words.snippet}</h3>
        <SelectField
          label={words.tool}
          value={tool}
          options={TOOLS.map((value) => ({ value, label: words.tools[value] }))}
          onSelect={setTool}
        />
        {tool === "markdown" && !facts.isLesson && (
          <p className="hw-share-note">{words.markdownNote}</p>
        )}
        {snippet.once !== null && (
          <CopyText label={words.once(snippet.file)} text={snippet.once} rows={2} />
        )}
        <CopyText label={words.here} text={snippet.page} rows={5} />

        <CopyText label={words.link} text={facts.link} rows={2} />
        <p className={isLong ? "hw-share-warning" : "hw-share-note"}>
          {isLong
            ? words.linkTooLong(facts.link.length, LONG_LINK)
            : words.linkLength(facts.link.length)}
        </p>
        {(isLong || choices.fromFile) && (
          <button type="button" onClick={saveScenario}>
            {words.saveFile}
          </button>
        )}

        <h3>{words.picture}</h3>
        {picture === null ? (
          <p className="hw-share-note">{words.noPicture}</p>
        ) : (
          <>
            <img
              className="hw-share-picture"
              alt={sentence}
              lang={speech === undefined ? here : (speech?.language ?? DEFAULT_LANGUAGE)}
              src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            />
            <p className="hw-share-note">{words.pictureNote}</p>
            <button
              type="button"
              onClick={() => saveFile(facts.pictureFile, picture, "image/svg+xml")}
            >
              {words.savePicture}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
