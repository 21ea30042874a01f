/** What a breaker answers, hears and becomes. */
import type { AskedEvent, BreakerEvent, ForcedEvent, ToldEvent } from "../../engine/event";
import type { DecisionContext } from "../decisionContext";
import { answer, type Decision, inWords, plain, term } from "../formula";
import type { Names } from "../names";
import { formatMs, formatNumber } from "./format";
import { status } from "./status";
import { subject } from "./subject";

export function asked(event: AskedEvent, names: Names): Decision {
  const who = subject(event, names);
  const breaker = `предохранитель ${event.breaker}`;
  if (event.waits === true) return inWords(`${who}: вызов ждёт, что решит ${breaker}`);
  if (!event.admitted) {
    return inWords(`${who}: ${breaker} не пропускает вызов, он ${stateOf(event)}`);
  }
  if (!event.probe) return inWords(`${who}: ${breaker} пропускает вызов, он ${stateOf(event)}`);
  return inWords(`${who}: ${breaker} пропускает вызов как пробный`);
}

const stateOf = ({ after }: AskedEvent) =>
  after.forced === null
    ? status.breaker[after.kind]
    : `принудительно ${status.breaker[after.forced]}`;

const ignoredProbe: { readonly [how in DecisionContext["ignoredProbe"]]: string | null } = {
  "gives-back": null,
  keeps: "не в счёт, а разрешение пробного вызова потеряно",
  success: "не в счёт, но для пробного вызова это успех",
  closes: "не в счёт, но пробный вызов этим закрывает предохранитель",
  failure: "не в счёт, но для пробного вызова это отказ",
};

export function told(event: ToldEvent, names: Names, context: DecisionContext): Decision {
  const lead = `${subject(event, names)}: предохранитель ${event.breaker} узнаёт результат «${status.attempt[event.status]}»`;
  if (event.after.forced !== null)
    return inWords(lead, "состояние принудительное: результаты не в счёт");
  if (event.late && !context.countsLate) {
    return inWords(lead, "вызов пропущен до последней смены состояния, результат опоздал");
  }
  if (event.counted === "ignored") {
    return inWords(
      lead,
      (event.probe ? ignoredProbe[context.ignoredProbe] : null) ??
        "не в счёт: ничего не прибавляет и не сбрасывает",
    );
  }
  const { after } = event;
  return {
    lead: `${lead} и засчитывает ${status.counted[event.counted]},`,
    formula:
      after.kind === "half-open"
        ? [term("теперь успехов "), answer(formatNumber(after.successes))]
        : [term("теперь отказов "), answer(formatNumber(after.failures))],
    coda: event.late
      ? "результат опоздал, но всё равно засчитан"
      : event.probe
        ? "вызов был пробным"
        : null,
  };
}

const percent = (rate: number) => `${formatNumber(rate * 100)}\u202f%`;

export function breakerMoved(event: BreakerEvent, context: DecisionContext): Decision {
  const lead = `Предохранитель ${event.breaker} ${movement(event)}:`;
  const coda = outlook(event, context);
  const { cause } = event;
  const reached = (name: string, count: number, needed: number): Decision => ({
    lead,
    formula: [answer(`${name} ${formatNumber(count)}`), plain(" ≥ "), term(formatNumber(needed))],
    coda,
  });
  switch (cause.rule) {
    case "failures":
      return reached("отказов", cause.failures, cause.threshold);
    case "successes":
      return reached("успехов", cause.successes, cause.needed);
    case "failure_rate":
    case "slow_rate": {
      const rounded =
        cause.rounded === undefined ? [] : [plain(" ≈ "), term(percent(cause.rounded))];
      const name = cause.rule === "slow_rate" ? "медленных" : "отказов";
      const share = `${name} ${formatNumber(cause.counted)} из ${formatNumber(cause.total)}`;
      return {
        lead,
        formula: [
          answer(share),
          ...rounded,
          plain(cause.strict ? " > " : " ≥ "),
          term(percent(cause.rate)),
        ],
        coda,
      };
    }
    case "rate_below": {
      const share = `отказов ${formatNumber(cause.counted)} из ${formatNumber(cause.total)}`;
      return {
        lead,
        formula: [answer(share), plain(cause.strict ? " ≤ " : " < "), term(percent(cause.rate))],
        coda,
      };
    }
    case "half_open_time_over":
      return inWords(`${lead} полуоткрыт уже ${formatMs(cause.waitedMs)}, а решения нет`, coda);
    case "probe_ignored":
      return {
        lead,
        formula: [plain("не в счёт результат «"), answer(status.attempt[cause.status]), plain("»")],
        coda,
      };
    case "open_time_over":
      return { lead, formula: [plain("прошло "), answer(formatMs(cause.waitedMs))], coda };
    case "probe_failed":
      return {
        lead,
        formula: [
          plain("результат пробного вызова «"),
          answer(status.attempt[cause.status]),
          plain("»"),
        ],
        coda,
      };
    case "forced":
      return inWords(`${lead} состояние задано принудительно`, coda);
    case "released":
      return inWords(`${lead} принудительное состояние снято`, coda);
    case "restarted":
      return inWords(`${lead} его экземпляр перезапущен`, coda);
  }
}

function movement({ from, to }: BreakerEvent): string {
  if (to === "half-open") return "становится полуоткрытым";
  if (to === "closed") return "закрывается";
  return from === "half-open" ? "снова открывается" : "открывается";
}

function outlook({ after, to }: BreakerEvent, { stillRefuses }: DecisionContext): string {
  if (after.kind === "open" && after.forced === null) {
    const until = `до ${formatMs(after.reopensAtMs)}${stillRefuses ? " включительно" : ""}`;
    return `${until} не пропускает ни одного вызова`;
  }
  if (to === "open") return "не пропускает ни одного вызова";
  return to === "half-open" ? "решит пробный вызов" : "вызовы снова проходят";
}

export function forced({ breaker, to }: ForcedEvent): Decision {
  if (to === null) {
    return inWords(
      `С предохранителя ${breaker} снято принудительное состояние`,
      "он закрыт, счёт с нуля",
    );
  }
  return inWords(
    `Предохранитель ${breaker} принудительно ${status.breaker[to]}`,
    to === "open" ? "не пропускает ни одного вызова" : "пропускает всё и ничего не считает",
  );
}
