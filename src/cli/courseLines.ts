/** The course, a lesson a line: the id that links and notes use, how long it takes, and its title. */
import { courseIn } from "../lessons/course";
import type { CliTexts } from "../texts/cliTexts";
import { lessons } from "../texts/en/lessons/lessons";
import { columnWidths, rowLine } from "./table";

const COLUMNS = (["left", "right", "left"] as const).map((align) => ({ head: "", align }));

export function courseLines(texts: CliTexts): readonly string[] {
  const rows = courseIn(lessons).map(({ id, minutes, title }) => [
    id,
    texts.cli.lesson.minutes(minutes),
    title,
  ]);
  const widths = columnWidths(COLUMNS, rows);
  return rows.map((cells) => rowLine(COLUMNS, widths, cells));
}
