/** The command line. */
import type { BreakerKind, Cause } from "../../engine/event";
import type { AttemptStatus } from "../../engine/scenario";
import type { cli as english } from "../en/cli";
import { amount, counted, format, formatMs, formatNumber, lists } from "./format";
import { ledger } from "./ledger";
import { least } from "./shares";
import { status } from "./status";

const { leftBefore: before, leftAfter: after, operation: _, ...columns } = ledger.columns;

/** A half-open breaker refuses too, so the word for an open one would be untrue there. */
const attempt = (of: AttemptStatus) => (of === "circuit_open" ? "не пропущен" : status.attempt[of]);
const state = (kind: BreakerKind) => status.breaker[kind];
const percent = (rate: number) => amount(Math.round(rate * 1e4) / 100, "%");
const until = (untilMs: number, nowMs: number) =>
  `до ${formatNumber(untilMs)}, ещё ${formatNumber(untilMs - nowMs)}`;

const file = { scenario: "файл сценария", lesson: "файл урока" };
const found = (got: string | undefined) => (got === undefined ? "ничего" : `«${got}»`);
const meant = (name: string) => `; может быть, ${name}?`;

function why(cause: Cause): string {
  switch (cause.rule) {
    case "failures":
      return `отказов ${formatNumber(cause.failures)} ≥ ${formatNumber(cause.threshold)}`;
    case "successes":
      return `успехов ${formatNumber(cause.successes)} ≥ ${formatNumber(cause.needed)}`;
    case "failure_rate":
    case "slow_rate": {
      const rounded = cause.rounded === undefined ? "" : ` ≈ ${percent(cause.rounded)}`;
      const what = cause.rule === "slow_rate" ? "медленных" : "отказов";
      return `${what} ${share(cause)}${rounded} ${least(cause.rate, cause.strict === true)}`;
    }
    case "rate_below":
      return `отказов ${share(cause)} ${cause.strict ? "≤" : "<"} ${percent(cause.rate)}`;
    case "open_time_over":
      return `прошло ${formatMs(cause.waitedMs)}`;
    case "half_open_time_over":
      return `полуоткрыт уже ${formatMs(cause.waitedMs)}, а решения нет`;
    case "probe_failed":
      return `пробный вызов: ${attempt(cause.status)}`;
    case "probe_ignored":
      return `пробный вызов не в счёт: ${attempt(cause.status)}`;
    case "forced":
      return `принудительно ${state(cause.to)}`;
    case "released":
      return "принудительное состояние снято";
    case "restarted":
      return "перезапуск";
  }
}

const share = ({ counted: some, total }: { readonly counted: number; readonly total: number }) =>
  `${formatNumber(some)} из ${formatNumber(total)}`;

export const cli: typeof english = {
  number: formatNumber,

  help: {
    about: "Hopwatch: на что запрос тратит бюджет времени и когда открываются предохранители.",
    usage: "Команды:",
    file: "ФАЙЛ",
    name: "ИМЯ",
    commands: {
      run: "журнал каждого запроса или результат в JSON",
      check: "что не так со сценарием; код выхода 1, если есть ошибка",
      list: "галерея",
      "lesson check": "что не так с уроком; код выхода 1, если есть ошибка",
      "lesson list": "курс",
      help: "эта справка",
    },
    sources: `ФАЙЛ — файл сценария или урока; «-» — стандартный ввод. ИМЯ — сценарий галереи; файл с таким же именем
открывается как ./ИМЯ.`,
    options: "Параметры:",
    ofOptions: {
      json: "вывести результат, замечания или ошибки в JSON",
      format: (formats) =>
        `вид замечаний: ${lists.or(formats)} (аннотации рабочего процесса GitHub)`,
      lang: (languages) => `язык: ${lists.or(languages)}; по умолчанию английский`,
      seed: (most) => `взять это зерно вместо записанного в сценарии (целое число от 0 до ${most})`,
      help: "показать эту справку",
      version: "показать версию",
    },
    exit: "Код выхода: 0 — готово, 1 — проверка нашла ошибку, 2 — неверный ввод.",
  },
  usage: {
    noCommand: (commands) => `Нужна команда: ${lists.or(commands)}.`,
    unknownCommand: (command, nearest, commands) =>
      `Команды ${command} нет${nearest === null ? `; есть ${lists.and(commands)}` : meant(nearest)}`,
    unknownOption: (option, command) =>
      command === null
        ? `Параметра ${option} нет.`
        : `У команды ${command} нет параметра ${option}.`,
    noSource: (command) =>
      `Команде ${command} нужен файл сценария, имя сценария из галереи или «-».`,
    noLesson: (command) => `Команде ${command} нужен файл урока или «-».`,
    noLessonCommand: (check, list) => `Нужно указать, что делать: ${check} ФАЙЛ или ${list}.`,
    tooMany: (command, argument) =>
      `У команды ${command} больше нет аргументов, а получено: ${argument}.`,
    noValue: (option) => `У параметра ${option} нет значения.`,
    badFormat: (formats, got) =>
      `--format: нужно одно из ${formats.join(", ")}; получено: ${found(got)}.`,
    twoFormats: (name) => `Нужно что-то одно: --json или --format ${name}.`,
    badSeed: (most, got) => `--seed: нужно целое число от 0 до ${most}; получено: ${found(got)}.`,
    badLanguage: (languages, got) =>
      `--lang: нужно ${lists.or(languages)}; получено: ${found(got)}.`,
  },
  source: {
    standardInput: "стандартный ввод",
    noName: (name, nearest) =>
      `Нет ни файла, ни сценария галереи с именем ${name}${nearest === null ? "; имена из галереи показывает hopwatch list." : meant(nearest)}`,
    missing: (source, kind) => `${source}: нужен ${file[kind]}, но такого файла нет.`,
    directory: (source, kind) => `${source}: нужен ${file[kind]}, а это папка.`,
    tooLarge: (source, limit) =>
      `${source}: нужно не больше ${counted(limit, ["байта", "байт", "байт"])}, здесь больше.`,
    notText: (source) => `${source}: нужен текст в UTF-8, здесь другие байты.`,
    unreadable: (source, kind, code) =>
      `${source}: нужен ${file[kind]}, но прочитать его не удалось (${code}).`,
  },
  cannotWrite: (code) => `Не удалось записать вывод (${code}).`,
  refused: (cause) =>
    cause.reason === "cannot_end"
      ? `звено ${cause.hop}: вызов завис, и оборвать его нечему: нет ни таймаута, ни дедлайна.`
      : `попытки: в прогоне их может быть не больше ${formatNumber(1_000_000)}, а здесь ${formatNumber(cause.attempts)}.`,
  run: {
    deadline: (ms) => (ms === null ? "без дедлайна" : `дедлайн ${formatMs(ms)}`),
    reserve: (ms) => `резерв ${formatMs(ms)}`,
    closing: (ms) => `завершающая работа ${formatMs(ms)}`,
    budget: { shared: "общий бюджет", local: "локальные бюджеты" },
    told: {
      remaining: "вызываемым передаётся остаток",
      absolute: "вызываемым передаётся момент дедлайна",
      reset: "вызываемым каждый раз передаётся весь срок заново",
    },
    seed: (seed) => `зерно ${seed}`,
    operation: (id, startMs) => `Запрос ${formatNumber(id)}, пришёл в ${formatMs(startMs)}`,
    ended: (endMs) => `Прогон окончен в ${formatMs(endMs)}.`,
    calls: "Отправлено попыток:",
  },
  status: { attempt, operation: (of) => status.operation[of] },
  ledger: {
    columns: { ...columns, before, after },
    boundBy: ledger.bound,
    work: "работа",
    pause: "пауза",
    denied: "без повтора",
    visitor: "пользователь",
    leaves: "ушёл",
    closing: "завершение",
    total: ledger.total,
    none: "-",
    ownTerm: (ms) => `свой ${formatNumber(ms)}`,
    leftTerm: (ms) => `остаток ${formatNumber(ms)}`,
    reserveTerm: (ms) => `резерв ${formatNumber(ms)}`,
    marginTerm: (ms) => `запас ${formatNumber(ms)}`,
    noLimit: "без предела",
    usable: (ms) => `доступно ${formatNumber(ms)}`,
    pauseTerm: (ms) => `пауза ${formatNumber(ms)}`,
    minUseful: (ms) => `нужно ${formatNumber(ms)}`,
    late: (ms) => `опоздание ${formatNumber(ms)}`,
    ghost: (ms) => `впустую ${formatNumber(ms)}`,
    failedAt: (hop, of) => `${hop}: ${of}`,
    unknown: "исход неизвестен",
    notSent: "ничего не отправлено",
    probe: "пробный",
    neverEnds: "не заканчивается",
    pauseWhy: { backoff: "перед повтором", "retry-after": "по Retry-After" },
    deniedWhy: { backoff: "нет времени на паузу", "retry-after": "нет времени на Retry-After" },
    cutShort: "прервана",
    cutBy: { own: "", budget: "", connect: "при соединении", read: "по таймауту чтения" },
    refusal: (of, reason) => `${of === "circuit_open" ? attempt(of) : "не начат"}: ${reason}`,
    refused: {
      nothing_left: () => "времени не осталось",
      open: (untilMs, nowMs) => (untilMs === null ? "открыт" : `открыт ${until(untilMs, nowMs)}`),
      retry_after: (untilMs, nowMs) =>
        untilMs === null ? "держит Retry-After" : `держит Retry-After ${until(untilMs, nowMs)}`,
      probe_limit: () => "полуоткрыт, разрешений нет",
      forced: () => "принудительно открыт",
      capacity: () => "слишком много вызовов в работе",
    },
  },
  breaker: {
    head: (key, is) => `Предохранитель ${key}: ${state(is)}`,
    failures: (count) => `отказов ${formatNumber(count)}`,
    reached: (count) => `дошло вызовов ${formatNumber(count)}`,
    refused: (count) => `не пропущено ${formatNumber(count)}`,
    probes: (ok, failed) =>
      `пробных с успехом ${formatNumber(ok)}, с отказом ${formatNumber(failed)}`,
    arrow: (from, to) => `${state(from)} → ${state(to)}`,
    why,
  },
  check: {
    at: (hop, operation, n) =>
      [
        hop,
        operation === null ? null : `запрос ${formatNumber(operation)}`,
        n === null ? null : `попытка ${formatNumber(n)}`,
      ]
        .filter((part) => part !== null)
        .join(", "),
    rule: (rule) => `[${rule}]`,
  },
  lesson: {
    noFaults: (steps) => `Ошибок нет, проверено: ${counted(steps, ["шаг", "шага", "шагов"])}.`,
    faults: (count, most) =>
      `${counted(count, ["ошибка", "ошибки", "ошибок"])}${count < most ? "" : "; возможно, есть и другие"}`,
    minutes: (minutes) => amount(minutes, format.units.min),
  },
};
