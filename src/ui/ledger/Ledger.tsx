import { useMemo, useState } from "react";
import { ledgerOf } from "../../layout/ledger";
import { ledgerCsv, ledgerMarkdown } from "../../layout/ledgerText";
import { usePlan, useSnapshot } from "../SessionContext";
import { useTexts } from "../TextsContext";
import { usePrinting } from "../waterfall/usePrinting";
import { CopyDialog } from "./CopyDialog";
import { LedgerTable } from "./LedgerTable";
import "./Ledger.css";

/** 200 hops and their pauses; the browser takes seconds to lay out a table of thousands. */
const MOST_ROWS = 300;

/** The request at the cursor as a table, and as text to take away. */
export function Ledger() {
  const texts = useTexts();
  const words = texts.ledger;
  const snapshot = useSnapshot();
  const plan = usePlan();
  const ledger = useMemo(() => ledgerOf(snapshot, plan, texts), [snapshot, plan, texts]);
  const printing = usePrinting();
  const [whole, setWhole] = useState(false);
  const [copied, setCopied] = useState("");
  const [uncopied, setUncopied] = useState<string | null>(null);
  if (ledger === null) return <p className="hw-ledger-empty">{words.empty}</p>;

  const copy = async (format: string, text: string) => {
    setCopied("");
    try {
      await navigator.clipboard.writeText(text);
      setCopied(words.copied(format));
    } catch {
      // No permission, or a page that is not served securely: then by hand.
      setUncopied(text);
    }
  };

  return (
    <div className="hw-ledger">
      {ledger.rows.length > MOST_ROWS && (
        <p className="hw-ledger-rows">
          <button type="button" onClick={() => setWhole(!whole)}>
            {whole ? words.lastRows(MOST_ROWS) : words.allRows(ledger.rows.length, MOST_ROWS)}
          </button>
        </p>
      )}
      <LedgerTable ledger={ledger} mostRows={whole || printing ? null : MOST_ROWS} />
      <div className="hw-ledger-copy">
        <button
          type="button"
          onClick={() => copy("Markdown", ledgerMarkdown(ledger, words.columns))}
        >
          {words.copyMarkdown}
        </button>
        <button type="button" onClick={() => copy("CSV", ledgerCsv(ledger, words.columns))}>
          {words.copyCsv}
        </button>
        <span role="status" className="hw-ledger-copied">
          {copied}
        </span>
      </div>
      {uncopied !== null && <CopyDialog text={uncopied} onClose={() => setUncopied(null)} />}
    </div>
  );
}
