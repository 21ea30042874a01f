import { allTexts as all } from "../../texts/vi/allTexts";
import { lessons } from "../../texts/vi/lessons/lessons";
import { handOver } from "../handOver";

handOver("lesson.vi", { all, lessons });
