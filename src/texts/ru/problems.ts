/** What a scenario file or a link should have been, in the words that follow "expected". */
import type { problems as english } from "../en/problems";
import { counted } from "./format";

const listed = (values: readonly string[], last: string): string =>
  values.length < 2
    ? values.join("")
    : `${values.slice(0, -1).join(", ")} ${last} ${values[values.length - 1]}`;
const quoted = (value: string): string => `"${value}"`;

const bytes = (count: number) => counted(count, ["байт", "байта", "байт"]);
const bytesOf = (count: number) => counted(count, ["байта", "байт", "байт"]);
const characters = (count: number) => counted(count, ["символ", "символа", "символов"]);
const charactersOf = (count: number) => counted(count, ["символа", "символов", "символов"]);
const hops = (count: number) => counted(count, ["звено", "звена", "звеньев"]);
const hopsOf = (count: number) => counted(count, ["звена", "звеньев", "звеньев"]);
const requestsOf = (count: number) => counted(count, ["запроса", "запросов", "запросов"]);

export const problems: typeof english = {
  line: (path, expected, received) => `${path}: нужно: ${expected}; получено: ${received}`,

  whole: (from, to) => `целое число от ${from} до ${to}`,
  wholeMs: (from, to) => `целое число миллисекунд от ${from} до ${to}`,
  decimal: (from, to) => `число от ${from} до ${to}`,
  boolean: "true или false",
  oneOf: (values) => listed(values.map(quoted), "или"),
  object: "объект",
  dictionary: (most) => `объект, в котором ключей не больше ${most}`,
  list: (from, to) => `список длиной от ${from} до ${to}`,
  knownKey: (keys) => `только ключи ${listed(keys, "и")}`,
  version: "1, версия этого формата",
  id: "строчная латинская буква, затем до 39 строчных латинских букв, цифр или дефисов",
  text: (count) =>
    `текст не длиннее ${charactersOf(count)}, без управляющих символов и символов направления письма`,
  answer: "объект с durationMs или { never: true }",
  distribution: "объект с p50 и p99, с uniform или с samples",
  uniform: "список из двух чисел: наименьшее и наибольшее",
  arrival: (to) => `целое число миллисекунд от 0 до ${to} или объект с atMs`,
  arrivals: (to) =>
    `список моментов длиной от 1 до ${to}, или объект с everyMs и count, или с poissonPerSecond и forMs`,
  never: "true",

  uniqueId: "id, которого нет у других звеньев",
  hopsInAll: (most) => `всего не больше ${hopsOf(most)}`,
  hopsDeep: (most) => `без вложенных звеньев: глубина не больше ${most}`,
  aBreaker: "ключ из breakers",
  aHop: "id звена",
  aCallHop: "id звена, которое вызывает",
  atLeast: (least, key) => `${least} или больше, как в ${key}`,
  atMost: (most, key) => `${most} или меньше, как в ${key}`,
  after: (moment, key) => `момент позже ${moment}, который стоит в ${key}`,
  notOverlapping: (index) => `момент после конца forced[${index}], периода того же предохранителя`,
  lastMoment: (to) => `столько запросов, чтобы последний пришёл не позже ${to} мс`,
  arrivalsInAll: (most) => `частота, при которой выходит не больше примерно ${requestsOf(most)}`,
  bodyLength: (to) => `пауза, при которой тело приходит не дольше ${to} мс`,

  fileSize: (count) => `файл не больше ${bytesOf(count)}`,
  json: "JSON",
  singleKey: "каждый ключ один раз",
  plainData: "обычные данные JSON",
  depth: (most) => `вложенность не глубже ${most}`,
  values: (most) => `всего значений не больше ${most}`,

  linkSize: (count) => `ссылка не длиннее ${charactersOf(count)}`,
  linkSource: (packed, name) => `либо ${packed}= со сценарием, либо ${name}= с его именем`,
  linkKeyOnce: "этот ключ один раз",
  linkPayload: "сценарий, упакованный этой страницей",
  galleryName: "имя сценария: строчные латинские буквы, цифры и дефисы",
  frame: "кадр, например 7.payment.1.refused",
  view: "вид, например event.ledger",

  received: {
    nothing: "ничего",
    bytes,
    characters,
    hops,
    otherText: "текст, но не JSON",
    endsEarly: "текст, который обрывается",
    brokenAt: (line, column) => `ошибка в строке ${line}, столбце ${column}`,
    twice: "два раза",
    damaged: "повреждённые или неполные данные",
    both: "и то и другое",
    notPlain: "объект класса",
    computed: "вычисляемое свойство",
    throwing: "объект, который не читается",
    deeper: "глубже",
    more: "больше",
    aFunction: "функция",
    aSymbol: "Symbol",
    aBigInt: "BigInt",
  },
};
