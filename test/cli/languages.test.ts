import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { WriteFailed } from "../../src/cli/io";
import { runCli } from "../../src/cli/runCli";
import { GALLERY } from "../../src/gallery/gallery";
import { courseIn } from "../../src/lessons/course";
import { CLI_BUNDLES } from "../../src/texts/cliTexts";
import { LANGUAGES } from "../../src/texts/language";
import { callTo, scenarioOf } from "../support/plainScenario";
import { hopwatch, type World } from "./memoryIo";

const WORKSHOPS = readFileSync(join(import.meta.dirname, "../../docs/workshops.md"), "utf8");
/** The lesson that the docs show: four steps. */
const LESSON = /```json\n([\s\S]*?)```/.exec(WORKSHOPS)?.[1] ?? "";
/** What is wrong with it is found by playing it. */
const FAULTY = LESSON.replace(
  '"hop": "payment", "figure": "allowedMs" }\n      }',
  '"hop": "bank", "figure": "allowedMs" }\n      }',
);
const HANGS = scenarioOf([callTo("stuck", { timeoutMs: null, responses: [{ never: true }] })], {
  deadlineMs: null,
});
const files: World["files"] = {
  "lesson.json": LESSON,
  "faulty.json": FAULTY,
  "hangs.json": JSON.stringify(HANGS),
  "own.json": JSON.stringify(scenarioOf([callTo("a")])),
  folder: { kind: "directory" },
  locked: { kind: "unreadable", code: "EACCES" },
};

/** What sets off digits and units in the texts is a plain space in a terminal. */
const plain = (text: string) => text.replaceAll("\u202f", " ");

describe("what is printed", () => {
  it.each([
    ["ru", ["help"], "Параметры:\n"],
    ["vi", ["help"], "Tùy chọn:\n"],
    ["ru", ["list"], "\norder-800                      Оформить заказ за 800 мс\n"],
    ["vi", ["list"], "\norder-800                      Tạo đơn hàng trong 800 ms\n"],
    ["ru", ["run", "order-800"], "Оформить заказ за 800 мс\n"],
    ["ru", ["run", "order-800"], "min(свой 400, остаток 410 − резерв 80) = 330"],
    ["ru", ["run", "order-800"], "не завершено, payment: дедлайн истёк, впустую 120\n"],
    ["vi", ["run", "order-800"], "Tạo đơn hàng trong 800 ms\n"],
    ["vi", ["run", "order-800"], "min(400 riêng, 410 còn lại − 80 dự trữ) = 330"],
    ["vi", ["run", "order-800"], "chưa xong, payment: quá hạn chót, việc thừa 120\n"],
    // A breaker that is open from 3 on for 10 000 refuses at 10 002, 1 ms early.
    ["ru", ["run", "breaker-lab"], "не пропущен: открыт до 10 003, ещё 1\n"],
    ["ru", ["run", "breaker-lab"], "закрыт → открыт      отказов 3 ≥ 3\n"],
    ["vi", ["run", "breaker-lab"], "bị chặn: mạch mở đến 10 003, còn sớm 1\n"],
    ["vi", ["run", "breaker-lab"], "nửa mở → mở    thăm dò: lỗi kỹ thuật\n"],
    ["ru", ["check", "order-800"], "предупреждение [write-cut-off] payment, запрос 1, попытка 1\n"],
    ["vi", ["check", "order-800"], "cảnh báo [write-cut-off] payment, yêu cầu 1, lần thử 1\n"],
    ["ru", ["check", "stale-price"], "Замечаний нет.\n"],
    ["vi", ["check", "stale-price"], "Không có nhận xét nào.\n"],
    ["ru", ["lesson", "list"], "10 мин  "],
    ["vi", ["lesson", "list"], "10 phút  "],
    ["ru", ["lesson", "check", "lesson.json"], "Ошибок нет, проверено: 4 шага.\n"],
    ["vi", ["lesson", "check", "lesson.json"], "Không có lỗi nào trong 4 bước.\n"],
    ["ru", ["lesson", "check", "faulty.json"], "hop: нужно: "],
    ["vi", ["lesson", "check", "faulty.json"], "hop: cần "],
  ] as const)("%s %j", async (language, argv, words) => {
    const { stdout, stderr } = await hopwatch([...argv, "--lang", language], { files });
    expect(stderr).toBe("");
    expect(stdout).toContain(words);
    expect(stdout).not.toContain("\u202f");
  });

  it("has the titles of the gallery and of the course, an own one as it was written", async () => {
    for (const language of ["ru", "vi"] as const) {
      const { gallery } = await CLI_BUNDLES[language].texts();
      const { stdout } = await hopwatch(["list", "--lang", language]);
      for (const { name } of GALLERY) {
        expect(stdout).toContain(`  ${plain(gallery[name]?.title ?? "?")}\n`);
        expect(stdout).toContain(`  ${plain(gallery[name]?.note ?? "?")}\n`);
      }
      const course = courseIn(await CLI_BUNDLES[language].lessons());
      const listed = await hopwatch(["lesson", "list", "--lang", language]);
      const titles = listed.stdout.trimEnd().split("\n");
      expect(titles.map((line) => line.split(/ {2,}/)[2])).toEqual(
        course.map(({ title }) => plain(title)),
      );
      const own = await hopwatch(["run", "own.json", "--lang", language], { files });
      expect(own.stdout).toMatch(/^Test\n/);
    }
  });

  it.each(LANGUAGES)("keeps the columns of the ledger in line in %s", async (language) => {
    const { stdout } = await hopwatch(["run", "client-gives-up", "--lang", language]);
    // Behind the settings comes the request: its number, the heads, its rows.
    const [, head = "", ...rows] = stdout.split("\n\n")[1]?.split("\n") ?? [];
    const { columns } = (await CLI_BUNDLES[language].texts()).cli.ledger;
    const at = head.indexOf(`  ${columns.boundBy}  `) + 2;
    expect(at).toBeGreaterThan(2);
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row.slice(at - 2, at + 1)).toMatch(/^ {2}\S$/);
  });
});

describe("for programs", () => {
  it.each(["ru", "vi"] as const)("sentences are %s, keys and figures stay", async (language) => {
    const { cli, findings } = await CLI_BUNDLES[language].texts();
    const argv = ["check", "slow-drip", "--json"];
    const english = JSON.parse((await hopwatch(argv)).stdout);
    const told = JSON.parse((await hopwatch([...argv, "--lang", language])).stdout);
    const { title } = findings.rules["read-timeout-as-deadline"];
    const { why } = findings.rules["read-timeout-as-deadline"];
    expect(told).toEqual([{ ...english[0], title, message: told[0].message, why }]);
    expect(told[0].message).not.toBe(english[0].message);
    const annotated = await hopwatch([...argv.slice(0, 2), "--format=github", "--lang", language]);
    expect(annotated.stdout).toContain(
      `::error title=${title} [read-timeout-as-deadline]::hops[0].readTimeoutMs: `,
    );
    const faults = await hopwatch(
      ["lesson", "check", "faulty.json", "--json", "--lang", language],
      { files },
    );
    const { faultWords } = await CLI_BUNDLES[language].texts();
    expect(JSON.parse(faults.stdout)).toContainEqual({
      path: "steps[1].figures.allowed.hop",
      expected: faultWords.aHop,
      received: '"bank"',
    });
    expect(cli.number(1500)).toBe("1\u202f500");
  });

  it("the result has no words of a language", async () => {
    const english = await hopwatch(["run", "breaker-lab", "--json"]);
    expect(await hopwatch(["run", "breaker-lab", "--json", "--lang", "ru"])).toEqual(english);
  });
});

describe("what is refused, on stderr alone", () => {
  it.each([
    ["ru", [], "Нужна команда: run, check, list, lesson или help.\n"],
    ["vi", [], "Cần một lệnh: run, check, list, lesson hoặc help.\n"],
    ["ru", ["rum"], "Команды rum нет; может быть, run?\n"],
    ["vi", ["rum"], "Không có lệnh rum; có phải là run?\n"],
    ["ru", ["lesson", "chek", "a"], "Команды lesson chek нет; может быть, lesson check?\n"],
    ["vi", ["lesson", "play"], "Không có lệnh lesson play; chỉ có lesson check và lesson list\n"],
    ["ru", ["lesson"], "Нужно указать, что делать: lesson check ФАЙЛ или lesson list.\n"],
    ["vi", ["lesson"], "Cần nói rõ làm gì: lesson check TỆP, hoặc lesson list.\n"],
    ["ru", ["run"], "Команде run нужен файл сценария, имя сценария из галереи или «-».\n"],
    ["vi", ["lesson", "check"], "Lệnh lesson check cần tệp bài học, hoặc “-”.\n"],
    ["ru", ["list", "--json"], "У команды list нет параметра --json.\n"],
    ["vi", ["list", "all"], "Lệnh list không nhận thêm tham số nào nữa, nhưng gặp all.\n"],
    ["ru", ["run", "order-800", "--json=yes"], "У параметра --json нет значения.\n"],
    ["vi", ["run", "order-800", "--seed", "-1"], "từ 0 đến 4294967295, nhưng gặp “-1”.\n"],
    ["ru", ["check", "order-800", "--format", "xml"], "получено: «xml».\n"],
    ["vi", ["check", "order-800", "--format"], "json, github, nhưng gặp không gì cả.\n"],
    ["ru", ["check", "x", "--json", "--format", "text"], "одно: --json или --format text.\n"],
    ["ru", ["run", "order-80"], "с именем order-80; может быть, order-800?\n"],
    ["vi", ["run", "checkout"], "xem các kịch bản mẫu bằng hopwatch list.\n"],
    ["ru", ["run", "./a.json"], "./a.json: нужен файл сценария, но такого файла нет.\n"],
    ["vi", ["run", "folder"], "folder: cần tệp kịch bản, nhưng đây là thư mục.\n"],
    ["ru", ["lesson", "check", "locked"], "прочитать его не удалось (EACCES).\n"],
    ["ru", ["run", "lesson.json"], "lesson.json: deadlineMs: нужно: "],
    ["vi", ["run", "lesson.json"], "lesson.json: deadlineMs: cần "],
    ["ru", ["run", "hangs.json"], "звено stuck: вызов завис"],
    ["vi", ["check", "hangs.json"], "chặng stuck: lời gọi bị treo"],
  ] as const)("%s %j", async (language, argv, words) => {
    const { code, stdout, stderr } = await hopwatch(["--lang", language, ...argv], { files });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(stderr).toMatch(/^(hopwatch: .*\n)+$/);
  });

  it.each(LANGUAGES)("an output that cannot be written, in %s", async (language) => {
    let stderr = "";
    const io = {
      readFile: async () => ({ kind: "missing" as const }),
      readStdin: async () => ({ kind: "missing" as const }),
      stdout: () => Promise.reject(new WriteFailed("ENOSPC")),
      stderr: async (text: string) => {
        stderr += text;
        return true;
      },
    };
    const { cli } = await CLI_BUNDLES[language].texts();
    expect(await runCli(["list", "--lang", language], io)).toBe(2);
    expect(stderr).toBe(`hopwatch: ${cli.cannotWrite("ENOSPC")}\n`);
  });
});

describe("--lang", () => {
  it.each([
    ["before the command", ["--lang", "ru", "check", "stale-price"]],
    ["between", ["check", "--lang", "ru", "stale-price"]],
    ["with =", ["check", "stale-price", "--lang=ru"]],
    ["twice, of which the last counts", ["check", "stale-price", "--lang", "vi", "--lang", "ru"]],
  ])("stands %s", async (_, argv) => {
    expect(await hopwatch(argv)).toEqual({ code: 0, stdout: "Замечаний нет.\n", stderr: "" });
  });

  it("en is what is said without it", async () => {
    for (const argv of [["help"], ["list"], ["run", "order-800"], ["lesson", "list"], ["run"]]) {
      expect(await hopwatch([...argv, "--lang", "en"])).toEqual(await hopwatch(argv));
    }
  });

  it.each([
    ["an unknown language", ["run", "order-800", "--lang", "de"], 'found "de".'],
    ["another spelling", ["list", "--lang", "RU"], 'found "RU".'],
    ["a key of every object", ["list", "--lang", "constructor"], 'found "constructor".'],
    ["nothing", ["list", "--lang"], "found nothing."],
    ["an empty one", ["list", "--lang="], 'found "".'],
    ["an unknown one before a bad command", ["--lang", "de", "rum"], 'found "de".'],
    ["an unknown one beside --help", ["--help", "--lang", "de"], 'found "de".'],
    ["control characters", ["list", "--lang", "\u001b[31m"], 'found "\\u{1b}[31m".'],
  ])("refuses %s", async (_, argv, words) => {
    expect(await hopwatch(argv)).toEqual({
      code: 2,
      stdout: "",
      stderr: `hopwatch: --lang: expected en, ru or vi, ${words}\n`,
    });
  });
});
