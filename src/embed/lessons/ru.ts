import { allTexts as all } from "../../texts/ru/allTexts";
import { lessons } from "../../texts/ru/lessons/lessons";
import { handOver } from "../handOver";

handOver("lesson.ru", { all, lessons });
