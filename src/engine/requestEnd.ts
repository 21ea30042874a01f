import type { OperationStatus } from "./event";
import type { Operation } from "./result";

export type RequestEnd = OperationStatus | "late";

/** `late`: the answer was as wished, but came after the deadline. */
export function requestEnd({ status, lateMs }: Operation): RequestEnd {
  const good = status === "ok" || status === "degraded" || status === "deferred";
  return good && lateMs > 0 ? "late" : status;
}
