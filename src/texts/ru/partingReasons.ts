/** Why two breakers part, rule by rule. */
import type {
  Denominator,
  PartingReason,
  Side,
  TripRule,
  VerdictRule,
} from "../../engine/partingKinds";
import type { BreakerPlan } from "../../engine/plan";
import type { PartingNames } from "../en/partingReasons";
import { counted, formatMs, formatNumber } from "./format";
import { status } from "./status";

const UPPER = "верхний";
const LOWER = "нижний";

/** What the halves are called where no library tells them apart; the names of libraries stay as they are. */
export const HALVES = { upper: UPPER, lower: LOWER };

const callsOf = (count: number) => counted(count, ["вызова", "вызовов", "вызовов"]);
const probesOf = (count: number) => counted(count, ["пробного", "пробных", "пробных"]);
const failuresAt = (count: number) => counted(count, ["отказе", "отказах", "отказах"]);
const failuresOf = (count: number) => counted(count, ["отказа", "отказов", "отказов"]);
const successesOf = (count: number) => counted(count, ["успеха", "успехов", "успехов"]);
const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}\u202f%`;
const other = (side: Side): Side => (side === "a" ? "b" : "a");

const admits: { readonly [rule in BreakerPlan["admits"]]: string } = {
  "in-flight": "пробных сразу столько, сколько разрешений",
  total: "пробных всего столько, сколько разрешений",
  "per-period": "на каждый срок, что он был бы открыт, пробных столько, сколько разрешений",
};
const excess: { readonly [rule in BreakerPlan["excess"]]: string } = {
  refused: "отклоняет",
  waits: "заставляет ждать решения",
  "waits-for-probe": "заставляет ждать пробного",
};
const ignoredProbe: { readonly [rule in BreakerPlan["ignoredProbe"]]: string } = {
  "gives-back": "получает разрешение назад и ждёт решения дальше",
  keeps: "ждёт дальше, а разрешение потрачено",
  success: "считает его успехом",
  closes: "всё равно закрывается",
  failure: "считает его отказом",
};
const denominators: { readonly [rule in Denominator]: string } = {
  results: "от результатов",
  admissions: "от пропущенных вызовов, с ответом и без",
  asks: "от всех вызовов, в том числе отклонённых",
};

/** After `при`. */
function tripAt({ trip, minCalls }: TripRule): string {
  if (trip.kind === "consecutive") {
    return trip.failures === 1 ? "первом отказе" : `${failuresAt(trip.failures)} подряд`;
  }
  const of =
    trip.kind === "time"
      ? `вызовов за ${formatMs(trip.windowMs)}`
      : trip.size < 100_000
        ? `последних ${callsOf(trip.size)}`
        : "всех вызовов после закрытия";
  if (trip.failures !== undefined) return `${failuresAt(trip.failures)} из ${of}`;
  const share = `доле отказов ${trip.strict === true ? "больше " : ""}${percent(trip.failureRate)}`;
  const judged = minCalls > 1 ? `, если вызовов не меньше ${formatNumber(minCalls)}` : "";
  return `${share} из ${of}${judged}`;
}

function verdictOf({ verdict, successesToClose }: VerdictRule): string {
  switch (verdict?.kind) {
    case "rate":
      return `по доле отказов из ${probesOf(verdict.minCalls)}`;
    case "sampling":
      return verdict.calls === 1
        ? "по первому ответу на пробный"
        : `по ответам ${probesOf(verdict.calls)}`;
    case "counts":
      return `после ${successesOf(verdict.successes)} или ${failuresOf(verdict.failures)}, что наступит раньше`;
    default:
      return successesToClose === 1
        ? "по первому ответу на пробный"
        : `после ${successesOf(successesToClose)} подряд или первого отказа`;
  }
}

export function because(reason: PartingReason, n: PartingNames, atMs: number): string {
  const says = sentence(reason, n, atMs);
  // A library is written as it writes itself; the plain words begin a sentence.
  return says.startsWith(UPPER) || says.startsWith(LOWER)
    ? says.charAt(0).toUpperCase() + says.slice(1)
    : says;
}

function sentence(reason: PartingReason, n: PartingNames, atMs: number): string {
  switch (reason.kind) {
    case "timer":
      return `${n[reason.side]} переходит по таймеру, ${n[other(reason.side)]} — только когда спросит вызов.`;
    case "boundary":
      return `Срок открытого состояния кончается в эту самую миллисекунду: ${n[reason.side]} считает, что он вышел, ${n[other(reason.side)]} ждёт ещё ${formatMs(1)}.`;
    case "touched":
      return `${n[reason.side]} смотрит на часы при каждом обращении, даже при позднем результате, ${n[other(reason.side)]} — только когда спросит вызов.`;
    case "retryAfter":
      return `${n[reason.side]} ждёт момента, который назвал Retry-After, ${n[other(reason.side)]} его не читает.`;
    case "openTime":
      return `${n.a} остаётся открытым ${formatMs(reason.a)}, ${n.b} — ${formatMs(reason.b)}${reason.grows ? ": один из них ждёт дольше после каждого отказа пробного" : ""}.`;
    case "permits":
      return `Разрешений в полуоткрытом состоянии: ${n.a} — ${formatNumber(reason.a)}, ${n.b} — ${formatNumber(reason.b)}.`;
    case "admits":
      return `Кого пропускает полуоткрытый: ${n.a} — ${admits[reason.a]}; ${n.b} — ${admits[reason.b]}.`;
    case "excess":
      return `Вызов сверх пробных ${n.a} ${excess[reason.a]}, ${n.b} ${excess[reason.b]}.`;
    case "ignoredProbe":
      return `Если результат пробного не в счёт, ${n.a} ${ignoredProbe[reason.a]}, ${n.b} ${ignoredProbe[reason.b]}.`;
    case "counted": {
      const result = `Чем считается «${status.attempt[reason.status]}»: ${n.a} — ${status.counted[reason.a]}, ${n.b} — ${status.counted[reason.b]}`;
      return reason.atMs === atMs
        ? `${result}.`
        : `${result}; так было в ${formatMs(reason.atMs)}.`;
    }
    case "late":
      return `${n[reason.side]} учитывает результат, хотя ${reason.probe ? "его полуоткрытый период уже кончился" : "состояние с начала вызова сменилось"}; ${n[other(reason.side)]} его отбрасывает.`;
    case "lateActsOn":
      return `${n[reason.side]} относит поздний результат к состоянию, в котором начался вызов, ${n[other(reason.side)]} — к нынешнему.`;
    case "latePermit":
      return `${n[reason.side]} получил с поздним результатом разрешение, которого не выдавал.`;
    case "verdict":
      return `В полуоткрытом состоянии ${n.a} решает ${verdictOf(reason.a)}, ${n.b} — ${verdictOf(reason.b)}.`;
    case "lease":
      return `${n[reason.side]} остаётся полуоткрытым не дольше ${formatMs(reason.ms)}, ${n[other(reason.side)]} — пока не ответит пробный.`;
    case "slow":
      return `${n[reason.side]} считает медленным вызов дольше ${formatMs(reason.ms)}, ${n[other(reason.side)]} смотрит только на результат.`;
    case "capacity":
      return `${n[reason.side]} допускает в работе не больше ${callsOf(reason.most)}, ${n[other(reason.side)]} их не ограничивает.`;
    case "warmUp":
      return `${n[reason.side]} прогревается: первые ${formatMs(reason.ms)} он не открывается.`;
    case "judgedByTimer":
      return `${n[reason.side]} тоже насчитал достаточно отказов, но решает по таймеру, раз в ${formatMs(reason.ms)}; ${n[other(reason.side)]} — при каждом результате.`;
    case "judgedOnFailures":
      return `${n[reason.side]} тоже насчитал достаточно отказов, но решает только при отказе; ${n[other(reason.side)]} — при каждом результате.`;
    case "minCalls": {
      const { side } = reason;
      return `${n[side]} ничего не решает, пока вызовов меньше ${formatNumber(reason.needed)}, а насчитал ${formatNumber(reason.counted)}; ${n[other(side)]} открывается при ${tripAt(reason[other(side)])}.`;
    }
    case "strict":
      return `Доля ровно на пороге: ${n[other(reason.side)]} открывается, когда порог достигнут, ${n[reason.side]} — когда он превышен.`;
    case "rounding":
      return `Доля у обоих одна, но округляют они её по-разному: ${n[reason.side]} получает меньше порога.`;
    case "denominator":
      return `От чего берётся доля отказов: ${n.a} — ${denominators[reason.a]}; ${n.b} — ${denominators[reason.b]}.`;
    case "windowKept":
      return `${n[reason.side]} ещё учитывает то, что было до последнего закрытия, ${n[other(reason.side)]} начал тогда заново.`;
    case "clears":
      return `${n[reason.side]} забывает весь счёт раз в ${formatMs(reason.ms)}, ${n[other(reason.side)]} — нет.`;
    case "forgets":
      return `${n[reason.side]} уже забыл старые результаты: он открывается при ${tripAt(reason[reason.side])}, ${n[other(reason.side)]} — при ${tripAt(reason[other(reason.side)])}.`;
    case "trip":
      return `${n.a} открывается при ${tripAt(reason.a)}, ${n.b} — при ${tripAt(reason.b)}.`;
    case "other":
      return "Дело не в одном правиле: они перечислены ниже.";
  }
}
