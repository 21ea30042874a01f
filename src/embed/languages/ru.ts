import { embedded } from "../../texts/ru/embedded";
import { handOver } from "../handOver";

handOver("ru", embedded);
