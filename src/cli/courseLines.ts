/** The course, a lesson a line: the id that links and notes use, how long it takes, and its title. */
import { courseIn } from "../lessons/course";
import type { CliTexts } from "../texts/cliTexts";
import type { LessonsTexts } from "../texts/en/lessons/lessons";
import { printable } from "./printable";
import { columnWidths, rowLine } from "./table";

const COLUMNS = (["left", "right", "left"] as const).map((align) => ({ head: "", align }));

export function courseLines(lessons: LessonsTexts, texts: CliTexts): readonly string[] {
  const rows = courseIn(lessons).map(({ id, minutes, title }) => [
    id,
    printable(texts.cli.lesson.minutes(minutes)),
    printable(title),
  ]);
  const widths = columnWidths(COLUMNS, rows);
  return rows.map((cells) => rowLine(COLUMNS, widths, cells));
}
