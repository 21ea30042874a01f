import type { BreakerPlan } from "../../engine/plan";
import type { BreakerMoment } from "../../layout/breakerMoment";
import { whyNot } from "../../layout/whyNot";
import { useTexts } from "../TextsContext";

/** Each arrow that is not taken, and how far its guard is from holding. */
export function WhyNot({
  rules,
  moment,
}: {
  readonly rules: BreakerPlan;
  readonly moment: BreakerMoment;
}) {
  const texts = useTexts().breaker;
  return (
    <section className="hw-breaker-why" aria-label={texts.whyNot.title}>
      <h3>{texts.whyNot.title}</h3>
      <ul>
        {whyNot(rules, moment, texts).map(({ to, rule, reason }) => (
          <li key={`${to} ${rule}`}>
            <strong>{texts.whyNot.arrow(to)}</strong> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
