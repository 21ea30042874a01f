/** What an embed says of itself to the reader of a page. */
import type { embed as english } from "../en/embed";
import { counted, formatNumber } from "./format";

export const embed: typeof english = {
  label: (title) => `Hopwatch: ${title}`,
  open: "Открыть в Hopwatch",
  loading: "Сценарий загружается…",
  retry: "Попробовать снова",
  findings: "Замечания",
  compare: "Сравнение",

  option: (name, expected, received) => `${name}: ожидалось ${expected}, получено ${received}.`,
  oneOf: (names) => `одно из ${names.join(", ")}`,
  shorter: (most) => `не больше ${counted(most, ["символа", "символов", "символов"])} текста`,
  pixels: (least, most) =>
    `целое число пикселей от ${formatNumber(least)} до ${formatNumber(most)}`,
  webAddress: "адрес веб-страницы",
  decision: (most) =>
    `имя кадра вроде 7.payment.1.refused или номер решения от 1 до ${formatNumber(most)}`,
  knob: (names) => `значение из этого сценария: ${names.join(", ")}`,

  noSource:
    "Показать нечего: нужны имя сценария, src или state, либо сам сценарий внутри в виде JSON.",
  severalSources: (names) =>
    `Что показать, можно сказать лишь одним способом, а здесь их несколько: ${names.join(", ")}.`,
  noSuchName: (name, names) => `Сценария ${name} в галерее нет. Есть ${names.join(", ")}.`,
  badAddress: (address) => `${address} — не адрес, по которому можно прочитать файл.`,
  unreachable: (address) => `Не удалось загрузить сценарий ${address}.`,
  answered: (address, status) =>
    `Не удалось загрузить сценарий ${address}: сервер ответил ${status}.`,
  tooLarge: (address, limit) =>
    `В сценарии ${address} больше ${counted(limit, ["байта", "байтов", "байтов"])}.`,
  notText: (address) => `По адресу ${address} не текст в UTF-8.`,
  badScenario: (problem) => `Сценарий прочитать нельзя. ${problem}.`,
  badState: (problem) => `Состояние прочитать нельзя. ${problem}.`,
  noLanguage: (file) =>
    `Не удалось загрузить язык из файла ${file}, поэтому здесь всё по-английски.`,
  cannotEnd: (hop) =>
    `Прогона у этого сценария нет: ожидание в звене «${hop}» ничем не ограничено.`,
  tooManyAttempts: (attempts, limit) =>
    `В прогоне было бы ${counted(attempts, ["попытка", "попытки", "попыток"])}; показать можно не больше ${formatNumber(limit)}.`,

  noLesson: (file) => `Не удалось загрузить уроки из файла ${file}.`,
  noSuchLesson: (name, names) => `В курсе нет урока ${name}. Есть ${names.join(", ")}.`,

  frameVersion: (known, asked) =>
    `Этот фрейм понимает параметры версии ${known}, а запрошена ${asked}.`,
  frameSource:
    "Фрейм ничего не запрашивает по сети, поэтому прочитать src не может: нужны имя сценария, state или сообщение.",
};
