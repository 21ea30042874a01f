import { frameSvg } from "../../layout/frameSvg";
import { waterfallLayout } from "../../layout/waterfall";
import { planOf, snapshotOf } from "../../session/derived";
import type { Session } from "../../session/session";
import { decisionContext } from "../../texts/decisionContext";
import type { Texts } from "../../texts/en";
import { sentenceOf } from "../../texts/formula";

/** As wide as a column of text, with text of the usual size. */
const SIZE = { widthPx: 720, emPx: 16 };

/** The decision at the cursor as one sentence. */
export function sentenceAt({ scenario, run, step }: Session, texts: Texts): string {
  const event = run.events[step];
  const plan = planOf(scenario);
  if (event === undefined) return "";
  const names = new Map(plan.hops.map(({ id, name }) => [id, name]));
  return sentenceOf(texts.decision.of(event, names, decisionContext(event, run, plan)));
}

/** The waterfall at the cursor as a picture; null as long as no request has come. */
export function framePicture(session: Session, texts: Texts): string | null {
  const { scenario, run, step } = session;
  const layout = waterfallLayout({
    run,
    plan: planOf(scenario),
    snapshot: snapshotOf(run, step),
    answerMs: () => null,
    texts,
    ...SIZE,
    endMs: null,
  });
  if (layout === null) return null;
  const sentence = sentenceAt(session, texts);
  return frameSvg({ layout, title: scenario.title, sentence, emPx: SIZE.emPx, texts });
}
