/** Findings about single settings. */
import type { findingsOfSettings as english } from "../en/findingsOfSettings";
import type { SettingFigures as Figures } from "../settingFigures";
import { inThisRun } from "./counted";
import { counted, formatMs } from "./format";

/** Each is the same in the nominative and the accusative. */
export const SETTINGS: { readonly [setting in Figures["never-binds"]["setting"]]: string } = {
  timeoutMs: "свой таймаут",
  readTimeoutMs: "таймаут чтения",
  marginMs: "запас",
  reserveMs: "резерв",
  maxBudgetMs: "потолок переданного бюджета",
  "retry.minUsefulMs": "полезный минимум повтора",
  slowMs: "порог медленных вызовов",
};

export const findingsOfSettings: typeof english = {
  "optional-first": {
    title: "Необязательный вызов стоит раньше обязательного",
    says: (f) =>
      f.times === 0
        ? `${f.name}: без этого вызова можно обойтись, но он может занять ${formatMs(f.takesMs)} из ${formatMs(f.usableMs)} раньше обязательного: ${f.mandatory}.`
        : `${f.name}: без этого вызова можно обойтись, но он занял ${formatMs(f.takesMs)}, и обязательному не хватило времени: ${f.mandatory}.${inThisRun(
            f.times,
            (often) => `Так было ${often}`,
          )}`,
    why: "Тому, без чего можно обойтись, хватит и остатка. Такой вызов лучше делать последним или одновременно с другими.",
  },
  "reserve-too-small": {
    title: "Резерв меньше завершающей работы",
    says: (f) =>
      `Завершающая работа занимает ${formatMs(f.finishMs)}, а в резерве для неё ${formatMs(f.reserveMs)}.${inThisRun(
        f.times,
        (often) => `Из-за неё ответ опаздывал (самое большее на ${formatMs(f.lateMs)}) ${often}`,
      )}`,
    why: "Вызов, который израсходует всё отведённое, кончается там, где начинается резерв; всё, что завершающая работа займёт сверх него, — опоздание.",
  },
  "read-timeout-as-deadline": {
    title: "Таймаут чтения принят за дедлайн",
    says: (f) =>
      `${f.name}: есть таймаут чтения ${formatMs(f.readTimeoutMs)}, а вызов целиком не ограничен.${inThisRun(
        f.times,
        (often) => `Вызов длился дольше (впервые ${formatMs(f.spentMs)}) ${often}`,
      )}`,
    why: "Таймаут чтения обрывает тишину между двумя байтами. Ответ, который сочится по капле, его не заденет и может идти бесконечно.",
  },
  "connect-timeout-too-long": {
    title: "На соединение может уйти весь вызов",
    says: (f) =>
      `${f.name}: на соединение отведено ${formatMs(f.connectTimeoutMs)}, а на весь вызов ${formatMs(f.limitMs)}.${inThisRun(
        f.times,
        (often) => `Время кончалось раньше, чем запрос доходил до сервиса, ${often}`,
      )}`,
    why: "Соединение либо устанавливается за несколько путей туда и обратно, либо не устанавливается вовсе. Короткий предел оставит время попробовать другой адрес.",
  },
  "shared-breaker": {
    title: "Один предохранитель на разные сервисы",
    says: (f) =>
      `Предохранитель ${f.breaker} один на ${counted(f.hops, ["звено", "звена", "звеньев"])}: ${f.names}.${inThisRun(
        f.refused,
        (often) => `${f.name}: вызов не пропущен из-за чужих отказов ${often}`,
      )}`,
    why: "Один упавший сервис отключает и исправные, а их успехи скрывают его отказы.",
  },
  "open-before-retry-after": {
    title: "Предохранитель начнёт вызывать раньше, чем просили",
    says: (f) =>
      `Предохранитель ${f.breaker} открыт ${formatMs(f.openMs)}, а ${f.name} просит ${formatMs(f.retryAfterMs)} (Retry-After).${
        f.honoured === "yes" ? " Retry-After учитывается, так что действует больший срок." : ""
      }`,
    why: "Сервис сказал, когда вернётся, но его вызовут раньше, и каждый такой вызов может снова открыть предохранитель.",
  },
  "never-binds": {
    title: "Настройка, от которой ничего не зависит",
    says: (f) => {
      const setting = `${SETTINGS[f.setting]} ${formatMs(f.valueMs)} ни на что не влияет`;
      if (f.setting === "reserveMs") return `Здесь ${setting}: на дедлайн никто не смотрит.`;
      const what = `${f.name}: ${setting}`;
      switch (f.because) {
        case "budget-first":
          return `${what}; в лучшем случае остаётся ${formatMs(f.limitMs)}, и вызов обрывает бюджет.`;
        case "limit-first":
          return `${what}; весь вызов ограничен ${formatMs(f.limitMs)}.`;
        case "nobody-looks":
          return `${what}; вызывающий не смотрит на дедлайн.`;
        case "told-nothing":
          return `${what}; дедлайн сюда не передаётся.`;
      }
    },
    why: "Кто прочтёт её в настройках, будет рассчитывать на то, чего не бывает.",
  },
};
