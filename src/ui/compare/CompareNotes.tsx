import { useMemo } from "react";
import type { Plan } from "../../engine/plan";
import { breakerDifferences } from "../../layout/compareBreakers";
import { settingRows } from "../../layout/compareSettings";
import { useAllTexts } from "../useAllTexts";
import { CompareTable } from "./CompareTable";
import type { Compared } from "./useComparison";

/** More settings than this are counted instead. */
const MOST = 20;

/** What is set otherwise, and the breakers whose states differ at the cursor. */
export function CompareNotes({
  comparison,
  plan,
}: {
  readonly comparison: Compared;
  readonly plan: Plan;
}) {
  const texts = useAllTexts();
  const words = texts.compare;
  const { differences, a, b } = comparison;
  const rows = useMemo(
    () => settingRows(differences.slice(0, MOST), plan, texts),
    [differences, plan, texts],
  );
  const breakers = breakerDifferences(a.snapshot.breakers, b.snapshot.breakers, texts);
  const more = differences.length - rows.length;
  return (
    <>
      {breakers.length > 0 && (
        <section className="hw-compare-breakers" aria-label={words.breakers.title}>
          <h3>{words.breakers.title}</h3>
          {breakers.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      {rows.length === 0 ? (
        <p className="hw-compare-soft">{words.settings.none}</p>
      ) : (
        <CompareTable
          of="words"
          caption={words.settings.title}
          columns={[words.settings.setting, words.now, words.pinned]}
          groups={[
            {
              key: "settings",
              name: null,
              rows: rows.map(({ key, name, a: now, b: pinned }) => ({
                key,
                cells: [name, now, pinned],
              })),
            },
          ]}
        />
      )}
      {more > 0 && <p className="hw-compare-soft">{words.settings.more(more)}</p>}
    </>
  );
}
