/** What a lesson file should have been, in the words that follow "нужно" and "получено". */
import type { faultWords as english } from "../../en/lessons/faultWords";
import { counted, formatNumber } from "../format";

const listed = (values: readonly string[]) =>
  values.length === 0 ? "их нет" : values.map((value) => `{${value}}`).join(", ");
const requestsOf = (count: number) => counted(count, ["запроса", "запросов", "запросов"]);

export const faultWords: typeof english = {
  version: "1, версия этого формата",
  text: (characters) =>
    `текст, который можно прочесть, не длиннее ${counted(characters, ["символа", "символов", "символов"])}, без управляющих символов и символов направления письма`,
  value: "слово, число, true или false",
  change: "объект, у которого of — operation, hop или breaker",
  start: "имя сценария или сам сценарий",
  may: "«everything» или список изменений",
  requests: (most) => `сценарий, в котором не больше ${requestsOf(most)}`,
  work: (most) => `сценарий, в котором запросов и попыток вместе не больше ${formatNumber(most)}`,
  workInAll: (most) =>
    `шаги, в начале которых запросов и попыток в сумме не больше ${formatNumber(most)}`,
  uniqueStep: "id, которого нет у других шагов",
  namedScenario: "имя сценария из этого урока или из галереи",
  aHop: "id звена этого сценария",
  aBreaker: "ключ из breakers этого сценария",
  answered: "вопрос, на который этот прогон даёт ответ",
  aNumber: "вопрос, ответ на который — число",
  whichAttempt: "вопрос вида which-attempt",
  aFigure: (names) => `число этого шага (${listed(names)})`,
  anEvent: "событие этого прогона",
  uniqueChoice: "значение, которого нет у других вариантов",
  oneRight: "ровно один верный",
  wrongNumber: (right) => `любое число, кроме верного: ${right}`,
  startMisses: "цель, до которой в начале ещё не дошли",
  startMeets: "цель, которая уже достигнута",
  solutionMeets: "правки, с которыми цель достигнута",
  misses: (checks) =>
    `правки, с которыми не выполнено ${checks.map((index) => `goal[${index}]`).join(" и ")}`,
  allowedChange: "только те изменения, которые разрешены в шаге",
  notAllowed: "другие",
  changes: "правка, от которой что-то меняется",
  changesNothing: "правка, от которой ничего не меняется",
  runs: "сценарий, который можно запустить",
  cannotEnd: (hop) => `запрос без конца: ожидание в звене "${hop}" ничем не ограничено`,
  tooManyAttempts: (attempts, most) =>
    `прогон, в котором ${counted(attempts, ["попытка", "попытки", "попыток"])} при пределе ${formatNumber(most)}`,
  more: "больше",
  noSuchThing: "в этом прогоне такого нет",
  count: (value) => String(value),
};
