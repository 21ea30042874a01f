import { embedded } from "../../texts/vi/embedded";
import { handOver } from "../languageFile";

handOver("vi", embedded);
