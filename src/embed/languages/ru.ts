import { embedded } from "../../texts/ru/embedded";
import { handOver } from "../languageFile";

handOver("ru", embedded);
