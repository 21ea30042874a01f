/** Findings about calls inside calls. */
import type { findingsOfTrees as english } from "../en/findingsOfTrees";
import { inThisRun } from "./counted";
import { counted, formatMs, formatNumber } from "./format";

export const findingsOfTrees: typeof english = {
  "outer-not-longer": {
    title: "Вызывающий перестаёт ждать раньше, чем сервис закончит",
    says: (f) => {
      const terms = [
        f.ownMs > 0 ? `${formatMs(f.ownMs)} своей работы` : null,
        `${formatMs(f.capsMs)} вызовов с попытками и паузами`,
        f.networkMs > 0 ? `${formatMs(f.networkMs)} в сети` : null,
      ].filter((term) => term !== null);
      const total = terms.length === 1 ? "" : ` = ${formatMs(f.neededMs)}`;
      const limit = f.limitedBy === "own" ? "таймаут вызывающего" : "столько оставляет бюджет";
      return `${f.name}: на ответ есть ${formatMs(f.limitMs)} (${limit}), а уйти может ${terms.join(" + ")}${total}, и когда пора остановиться, сюда не сообщают.${inThisRun(
        f.times,
        (often) => `Ждать переставали, хотя вызовы внутри ещё шли, ${often}`,
      )}`;
    },
    why: "До внутренних таймаутов и повторов очередь не доходит: вызывающий ушёл, и всё, что делается ниже, делается зря.",
  },
  "retries-multiply": {
    title: "Повторы на нескольких уровнях перемножаются",
    says: (f) =>
      `${counted(f.layers, ["уровень", "уровня", "уровней"])} с повторами (${f.names}): ${f.factors} = ${counted(f.product, ["вызов", "вызова", "вызовов"])} «${f.name}» на один запрос. Больше всего в этом прогоне: ${formatNumber(f.calls)}.`,
    why: "Сервису, которому и так плохо, достаётся в несколько раз больше нагрузки. Повторять стоит на одном уровне или в пределах одного бюджета.",
  },
  "worker-held": {
    title: "Обработчик занят тем, что ждёт",
    says: (f) =>
      `${f.name}: за этот прогон ${formatMs(f.workedMs)} работы и ${formatMs(f.waitedMs)} ожидания своих вызовов.${
        f.effect === "write" ? " Это запись: всё это время была бы открыта транзакция." : ""
      }`,
    why: "Поток, соединение или блокировку держит тот, кто только ждёт, и медленный сервис забивает заодно всех, кто его вызывает.",
  },
  "budget-reset": {
    title: "Бюджет отсчитывается заново",
    says: (f) =>
      `${
        f.by === "hop"
          ? `${f.name}: передаётся весь срок, ${formatMs(f.wholeMs)}, сколько бы от него ни осталось.`
          : `${f.name}: каждый повтор считает, что весь бюджет снова при нём.`
      }${inThisRun(
        f.times,
        (often) => `Работа шла и после дедлайна (впервые ${formatMs(f.pastMs)}) ${often}`,
      )}`,
    why: "Если бюджет на каждом шаге выдают заново, это не бюджет: сумма ничем не ограничена.",
  },
  "budget-not-clamped": {
    title: "Бюджет, переданный извне, принимается на веру",
    says: (f) =>
      `${f.name}: передано ${formatMs(f.toldMs)}, и больше ничто не ограничивает вызов «${f.inner}».`,
    why: "Один вызывающий с ошибочным или поддельным бюджетом займёт обработчик на сколько захочет. Принимать стоит не больше своего потолка (maxBudgetMs).",
  },
  "absolute-with-skew": {
    title: "Дедлайн передан моментом времени, а часы разные",
    says: (f) =>
      `${f.name}: часы ${f.direction === "ahead" ? "спешат" : "отстают"} на ${formatMs(f.skewMs)}, и по ним времени осталось ${
        f.direction === "ahead" ? "меньше" : "больше"
      }, чем на самом деле.${inThisRun(
        f.times,
        (often) => `Работа прекращалась, хотя вызывающий ещё ждал, ${often}`,
      )}`,
    why: "Часы двух машин никогда не совпадают в точности. Если передавать остаток, сверять часы не нужно.",
  },
};
