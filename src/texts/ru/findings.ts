/** Findings: what is wrong, with its numbers, and why it matters. */
import type { findings as english } from "../en/findings";
import { times } from "./counted";
import { findingsOfSettings } from "./findingsOfSettings";
import { findingsOfTrees } from "./findingsOfTrees";
import { counted, formatMs, formatNumber, formatSpan } from "./format";

const attempts = (count: number) => counted(count, ["попытка", "попытки", "попыток"]);
const pauseOf = (why: "backoff" | "retry-after") =>
  why === "backoff" ? "пауза" : "пауза по Retry-After";
const often = (count: number) => `(в этом прогоне ${times(count)})`;

export const findings: typeof english = {
  severity: { error: "ошибка", warning: "предупреждение", info: "примечание" },
  none: "Замечаний нет.",
  count: (errors, warnings, notes) =>
    [
      counted(errors, ["ошибка", "ошибки", "ошибок"]),
      counted(warnings, ["предупреждение", "предупреждения", "предупреждений"]),
      counted(notes, ["примечание", "примечания", "примечаний"]),
    ].join(", "),
  rules: {
    ...findingsOfTrees,
    ...findingsOfSettings,
    "caps-past-budget": {
      title: "Таймауты в сумме длиннее дедлайна, а бюджет не общий",
      says: (f) => {
        const terms = [
          f.workMs > 0 ? `${formatMs(f.workMs)} работы` : null,
          `${formatMs(f.capsMs)} таймаутов и пауз`,
          f.finishMs > 0 ? `${formatMs(f.finishMs)} завершающей работы` : null,
        ].filter((term) => term !== null);
        const total = terms.length === 1 ? "" : ` = ${formatMs(f.totalMs)}`;
        const sum = `${terms.join(" + ")}${total}: на ${formatMs(f.overMs)} больше дедлайна в ${formatMs(f.deadlineMs)}.`;
        return f.lateOperations === 0
          ? sum
          : `${sum} В этом прогоне ${counted(f.lateOperations, ["запрос опоздал", "запроса опоздали", "запросов опоздали"])}, самое большее на ${formatMs(f.lateMs)}.`;
      },
      why: "Каждый вызов укладывается в свой таймаут, а ответ всё равно опаздывает: сколько осталось, не смотрит никто.",
    },
    "call-without-limit": {
      title: "Вызов ничем не ограничен",
      says: (f) => `${f.name}: своего таймаута нет, и дедлайн этот вызов тоже не ограничивает.`,
      why: "Если сервис зависнет, вместе с ним зависнут и запрос, и его обработчик.",
    },
    "retries-cannot-fit": {
      title: "Повторы не помещаются в бюджет",
      says: (f) =>
        f.ownTimeoutMs === 0
          ? `${f.name}: разрешено попыток ${formatNumber(f.maxAttempts)}, а своего таймаута нет, и одна зависшая попытка съест все ${formatMs(f.usableMs)}, которые могут на них остаться.`
          : `${f.name}: ${attempts(f.maxAttempts)} по ${formatMs(f.ownTimeoutMs)}${f.pausesMs > 0 ? ` и ${formatMs(f.pausesMs)} пауз` : ""} — это ${formatMs(f.neededMs)}, а в лучшем случае на них останется ${formatMs(f.usableMs)}. Если каждая упрётся в свой таймаут, целиком поместится ${formatNumber(f.fitting)} из ${formatNumber(f.maxAttempts)}.`,
      why: "Настройки обещают больше попыток, чем позволяет дедлайн: последние обрываются или вовсе не начинаются.",
    },
    "retry-denied": {
      title: "Повтора не было: времени на него не хватало",
      says: (f) =>
        `${f.name}: ${pauseOf(f.why)} в ${formatMs(f.pauseMs)} ${
          f.pauseMs >= f.usableMs
            ? `не помещается в доступные ${formatMs(f.usableMs)}`
            : `оставила бы ${formatMs(f.usableMs - f.pauseMs)} из доступных ${formatMs(f.usableMs)}, а попытка имеет смысл при ${formatMs(f.minUsefulMs)}`
        }. Так было ${times(f.times)} в этом прогоне.`,
      why: "Повтор есть в настройках, но не в бюджете: вызов заканчивается неудачей после тех попыток, что уже были.",
    },
    "pause-past-deadline": {
      title: "Пауза перед повтором тянется дальше дедлайна",
      says: (f) =>
        `${f.name}: ${pauseOf(f.why)} в ${formatMs(f.pauseMs)}, когда осталось ${formatMs(f.remainingMs)} ${often(f.times)}.`,
      why: "Кто не смотрит на дедлайн, тот не проверяет и паузу: повтор уходит, когда его ответ уже никому не нужен.",
    },
    "write-cut-off": {
      title: "Запись оборвана: выполнена ли она, не знает никто",
      says: (f) =>
        `${f.name}: ответа на отправленную запись перестали ждать через ${formatMs(f.spentMs)} ${often(f.times)}. ${
          f.key === "yes"
            ? "Ключ идемпотентности есть, так что исход можно проверить, а запись отправить ещё раз."
            : "Ключа идемпотентности нет, и отправлять её ещё раз опасно."
        }`,
      why: "Сервис мог успеть выполнить запись. Потом кому-то придётся сверять данные, а это возможно только с ключом идемпотентности.",
    },
    "write-retried-without-key": {
      title: "Запись повторяется без ключа идемпотентности",
      says: (f) =>
        `${f.name}: запись может уйти ${times(f.maxAttempts)}, и отличить копии нечем.${
          f.times === 0
            ? ""
            : ` После попытки, которая записала или могла записать, её отправляли снова ${times(f.times)} в этом прогоне.`
        }`,
      why: "Удаться могут обе попытки: второй заказ, второе списание.",
    },
    "ghost-work": {
      title: "Вызывающий ушёл, а работа продолжалась",
      says: (f) =>
        [
          `${f.name}: ${formatMs(f.ghostMs)} работы, которой уже никто не ждал ${often(f.times)}.`,
          f.givenUp === f.name ? "" : ` К тому времени ждать перестали выше: ${f.givenUp}.`,
          f.totalMs === f.ghostMs ? "" : ` Всего работы впустую ${formatMs(f.totalMs)}.`,
        ].join(""),
      why: "Она занимает обработчик и блокировки, причём тогда, когда их и так не хватает. Сервис, до которого доходит дедлайн или отмена, может остановиться.",
    },
    "starved-call-counted": {
      title: "Нехватка времени засчитана исправному сервису как отказ",
      says: (f) => {
        if (f.times === 0)
          return `Предохранитель ${f.breaker} считает отказом и обрыв по бюджету: ${f.name}.`;
        const given =
          f.ownTimeoutMs === 0
            ? formatMs(f.allowedMs)
            : `${formatMs(f.allowedMs)} из обычных ${formatMs(f.ownTimeoutMs)}`;
        const opened = f.opened === 0 ? "" : ` Из-за этого он открывался ${times(f.opened)}.`;
        return `${f.name}: вызову дали ${given} и оборвали его по бюджету, а предохранитель ${f.breaker} засчитал отказ ${often(f.times)}.${opened}`;
      },
      why: "Вызов, которому не дали времени, ничего не говорит о самом сервисе: тормозит сосед, а отключают исправного.",
    },
    "ladder-order": {
      title: "Внешний слой сдаётся раньше внутреннего",
      says: (f) => {
        if (f.inner === "")
          return `${f.outer} ждёт ответа ${formatSpan(f.outerMs)}, а сама операция может занять весь дедлайн, ${formatSpan(f.innerMs)}.`;
        const inner = f.innerMs === 0 ? "сколько угодно" : formatSpan(f.innerMs);
        return `${f.outer} ждёт ответа ${formatSpan(f.outerMs)}, а ${f.inner} внутри ждёт ${inner}.`;
      },
      why: "Внешний слой отвечает своей ошибкой, а внутри работа продолжается; ни её ответ, ни причина задержки ни до кого не дойдут.",
    },
    "keep-alive-race": {
      title: "Сервер закрывает соединения, которыми ещё пользуются",
      says: (f) => {
        const reuse =
          f.idleMs === 0
            ? "сколько бы оно ни простояло"
            : `если оно простояло до ${formatSpan(f.idleMs)}`;
        return `${f.inner} закрывает простаивающее соединение через ${formatSpan(f.keepAliveMs)}, а ${f.outer} может взять его снова, ${reuse}. Путь по сети занимает ${formatSpan(f.oneWayMs)}, поэтому запрос, который уйдёт в промежутке от ${formatSpan(f.fromMs)} до ${formatSpan(f.toMs)} после предыдущего, пропадёт: это 502.`;
      },
      why: "Так бывает, только если запрос и закрытие разминулись в сети, поэтому ошибок мало и повторить их не удаётся. Сервер должен держать соединение дольше того, кто им пользуется.",
    },
    "ladder-connect-long": {
      title: "На одно соединение может уйти весь бюджет",
      says: (f) => {
        const whole = f.of === "deadline" ? "весь дедлайн" : "всё ожидание ответа";
        const connect = f.connectMs === 0 ? "сколько угодно" : formatSpan(f.connectMs);
        return `${f.name} ждёт соединения ${connect}, а ${whole} — ${formatSpan(f.wholeMs)}.`;
      },
      why: "Отвечает ли хост, видно за время одного-двух путей туда и обратно. Всё, что сверх того, отнято у другой попытки или у другого хоста.",
    },
    "ladder-cannot-bind": {
      title: "Таймаут, который никогда не сработает первым",
      says: (f) =>
        `${f.name}: таймаут ${f.timeout === "connect" ? "соединения" : "ответа"} ${formatSpan(f.ms)}, но дедлайн ${formatSpan(f.deadlineMs)} всегда наступает раньше.`,
      why: "Похоже на защиту, но это не она: сколько его ни крути, ничего не изменится.",
    },
  },
};
