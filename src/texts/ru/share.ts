/** The dialog that puts the open frame into other pages. */
import type { share as english } from "../en/share";
import { counted, formatNumber } from "./format";

const characters = (count: number) => counted(count, ["символ", "символа", "символов"]);

export const share: typeof english = {
  title: "Поделиться и встроить",
  lead: "Этот самый кадр можно вставить в страницу своей документации. Читатели смогут листать шаги прямо там.",

  options: "Что показать на странице",
  views: {
    run: "Прогон",
    waterfall: "Водопад",
    decision: "Решение",
    ledger: "Журнал",
    breaker: "Предохранитель",
    findings: "Замечания",
    compare: "Сравнение",
  },
  controls: "Читатели могут",
  controlsOf: {
    none: "только смотреть",
    transport: "листать шаги",
    knobs: "менять настройки",
    all: "листать шаги и менять настройки",
  },
  theme: "Тема",
  themes: { auto: "как у страницы", light: "светлая", dark: "тёмная" },
  language: "Язык",
  languageOfPage: "как у страницы",
  lesson: "Урок",
  noLesson: "нет: этот кадр",
  height: "Высота",
  px: "пикс.",
  way: "Вид",
  ways: { element: "элемент страницы", frame: "iframe" },
  fromFile: "Читать сценарий из файла рядом со страницей",
  withPicture: "С картинкой внутри, для тех, у кого нет JavaScript",

  preview: "Как это выглядит",
  link: "Ссылка",
  linkLength: (count) => `${characters(count)}.`,
  linkTooLong: (count, limit) =>
    `${characters(count)}: некоторые программы обрывают ссылку после ${formatNumber(limit)}. У файла такого предела нет.`,
  saveFile: "Сохранить в файл",

  snippet: "Для вашей страницы",
  tool: "Страница написана в",
  tools: {
    html: "HTML",
    markdown: "Markdown",
    docusaurus: "MDX (Docusaurus)",
    vitepress: "VitePress",
    mkdocs: "MkDocs",
    starlight: "Astro Starlight",
    sphinx: "Sphinx, reST",
  },
  once: (file) => (file === null ? "Один раз на страницу" : `Один раз, в ${file}`),
  here: "Там, где должно стоять",
  markdownNote: "Картинка со ссылкой на этот кадр. Сохраните её рядом со страницей.",

  picture: "Картинка",
  pictureNote:
    "Для бумаги и для тех, у кого нет JavaScript. Описание картинки — то же предложение, что и на странице.",
  noPicture: "На этом шаге ещё не пришёл ни один запрос.",
  savePicture: "Сохранить как SVG",

  copy: "Скопировать",
  copied: "Скопировано.",
  notCopied: "Браузер не разрешил копирование. Текст выделен: его можно скопировать с клавиатуры.",
};
