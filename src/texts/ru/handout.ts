/** The storyboard of a lesson on paper. */
import type { handout as english } from "../en/handout";
import { counted, formatNumber } from "./format";

export const handout: typeof english = {
  documentTitle: (lesson) => `${lesson} · раздаточный лист · Hopwatch`,
  tools: "Раздаточный лист",
  blank: "Для заполнения",
  answers: "С ответами",
  print: "Напечатать",
  toLesson: "К уроку",
  unknown: (name) => `Урока ${name} нет. Есть такие:`,
  minutes: (minutes) => counted(minutes, ["минута", "минуты", "минут"]),
  withAnswers: "с ответами",
  who: "Имя",
  when: "Дата",
  outcomes: "После урока вы сможете",
  glossary: "Словарь",
  checklist: (lesson) => `Контрольный список: ${lesson}`,
  step: (place, title) => `${formatNumber(place)}. ${title}`,
  prediction: "Мой прогноз",
  because: "Потому что",
  mark: "Отметьте на рисунке.",
  changed: "Что изменено",
  notes: "Заметки",
  goal: "Готово, когда",
  hint: (hint) => `Подсказка: ${hint}`,
  tries: "Попробуйте",
  rows: (shown, all) =>
    `Последние строки: ${formatNumber(shown)} из ${formatNumber(all)}; на странице в журнале есть все.`,
  answer: (text) => `Ответ: ${text}`,
  right: "верно",
  wrong: "неверно",
  solution: {
    caption: "Один из способов",
    setting: "настройка",
    before: "было",
    after: "стало",
  },
  unit: { ms: "мс", percent: "%", count: "", word: "", fact: "", bar: "" },
};
