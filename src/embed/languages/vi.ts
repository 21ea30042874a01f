import { embedded } from "../../texts/vi/embedded";
import { handOver } from "../handOver";

handOver("vi", embedded);
