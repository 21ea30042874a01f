/** What an embed says of itself to the reader of a page. */
import type { embed as english } from "../en/embed";
import { counted, formatNumber, lists } from "./format";

export const embed: typeof english = {
  label: (title) => `Hopwatch: ${title}`,
  open: "Открыть в Hopwatch",
  loading: "Сценарий загружается…",
  retry: "Повторить",
  findings: "Замечания",
  compare: "Сравнение",

  option: (name, expected, received) => `${name}: нужно: ${expected}; получено: ${received}.`,
  oneOf: (names) => `одно из ${names.join(", ")}`,
  shorter: (most) => `текст не длиннее ${counted(most, ["символа", "символов", "символов"])}`,
  pixels: (least, most) =>
    `целое число пикселей от ${formatNumber(least)} до ${formatNumber(most)}`,
  webAddress: "адрес веб-страницы",
  decision: (most) =>
    `кадр, например 7.payment.1.refused, или номер решения от 1 до ${formatNumber(most)}`,
  knob: (names) => `значение этого сценария: ${names.join(", ")}`,

  noSource:
    "Показывать нечего: назовите сценарий, src или state либо вложите сценарий в виде JSON.",
  severalSources: (names) =>
    `Что показать, может сказать только одно из названного: ${lists.and(names)}.`,
  noSuchName: (name, names) => `В галерее нет сценария ${name}. Есть ${names.join(", ")}.`,
  badAddress: (address) => `${address} — не адрес, по которому можно прочитать файл.`,
  unreachable: (address) => `Не удалось загрузить сценарий по адресу ${address}.`,
  answered: (address, status) =>
    `Не удалось загрузить сценарий по адресу ${address}: сервер ответил ${status}.`,
  tooLarge: (address, limit) =>
    `В сценарии по адресу ${address} больше ${counted(limit, ["байта", "байт", "байт"])}.`,
  notText: (address) => `По адресу ${address} не текст в UTF-8.`,
  badScenario: (problem) => `Сценарий не читается. ${problem}.`,
  badState: (problem) => `Состояние не читается. ${problem}.`,
  cannotEnd: (hop) =>
    `У этого сценария нет прогона: в звене «${hop}» ожидание ничем не ограничено.`,
  tooManyAttempts: (attempts, limit) =>
    `В этом сценарии было бы попыток: ${formatNumber(attempts)}; показать можно не больше ${formatNumber(limit)}.`,
  noLanguage: (file) =>
    `Не удалось загрузить язык из файла ${file}, поэтому здесь всё по-английски.`,

  noLesson: (file) => `Не удалось загрузить уроки из файла ${file}.`,
  noSuchLesson: (name, names) => `В курсе нет урока ${name}. Есть ${names.join(", ")}.`,

  frameVersion: (known, asked) =>
    `Этот фрейм знает параметры версии ${known}, а запрошена версия ${asked}.`,
  frameSource:
    "Фрейм ничего не запрашивает, поэтому прочитать src не может: дайте ему имя сценария, state или сообщение.",
};
