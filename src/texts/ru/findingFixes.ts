/** What the fix of each rule does, as an order; null where a rule has none. */
import type { findingFixes as english } from "../en/findingFixes";
import { SETTINGS } from "./findingsOfSettings";
import { formatMs } from "./format";

const tellRemaining = (name: string) => `передавать остаток в «${name}»`;
const connectSooner = ({ name }: { readonly name: string }) =>
  `отвести на соединение четверть этого времени в «${name}»`;

export const findingFixes: typeof english = {
  "caps-past-budget": () => "сделать бюджет общим для всех вызовов",
  "call-without-limit": null,
  "outer-not-longer": (f) => tellRemaining(f.name),
  "retries-cannot-fit": null,
  "retries-multiply": (f) => `повторять только вызов «${f.name}»`,
  "retry-denied": null,
  "pause-past-deadline": null,
  "budget-reset": (f) =>
    f.by === "hop" ? tellRemaining(f.name) : `уместить повторы «${f.name}» в общий бюджет`,
  "budget-not-clamped": null,
  "absolute-with-skew": (f) => tellRemaining(f.name),
  "write-cut-off": null,
  "write-retried-without-key": (f) => `добавить ключ идемпотентности в «${f.name}»`,
  "ghost-work": (f) =>
    f.givenUp === f.name
      ? `останавливать «${f.name}» по отмене`
      : `останавливать по отмене всех от «${f.givenUp}» до «${f.name}»`,
  "worker-held": null,
  "optional-first": (f) => `вызывать «${f.name}» в последнюю очередь`,
  "reserve-too-small": (f) => `держать в резерве ${formatMs(f.finishMs)} на завершающую работу`,
  "read-timeout-as-deadline": (f) => `задать свой таймаут для «${f.name}»`,
  "connect-timeout-too-long": connectSooner,
  "starved-call-counted": (f) => `не считать отказом обрыв «${f.name}» по бюджету`,
  "shared-breaker": () => "дать каждому свой предохранитель",
  "open-before-retry-after": (f) =>
    `держать предохранитель ${f.breaker} открытым ${formatMs(f.retryAfterMs)}`,
  // The reserve is the operation's own.
  "never-binds": (f) =>
    f.setting === "reserveMs"
      ? `убрать ${SETTINGS[f.setting]}`
      : `убрать ${SETTINGS[f.setting]} у «${f.name}»`,
  "ladder-order": (f) =>
    f.inner === ""
      ? `ждать в слое «${f.outer}» дольше дедлайна`
      : `ждать в слое «${f.outer}» дольше, чем в слое «${f.inner}»`,
  "keep-alive-race": (f) =>
    `держать соединения в слое «${f.inner}» дольше, чем в слое «${f.outer}»`,
  "ladder-connect-long": connectSooner,
  "ladder-cannot-bind": (f) =>
    `сделать таймаут ${f.timeout === "connect" ? "соединения" : "ответа"} слоя «${f.name}» короче дедлайна`,
};
