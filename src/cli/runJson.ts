/** The result as JSON, one operation and one event a line, so that it can be streamed and compared. */
import type { Run } from "../engine/result";

export function* runJson(run: Run): Generator<string> {
  yield `{"version":${run.version},"operations":[`;
  yield* items(run.operations);
  yield `],"breakers":${JSON.stringify(run.breakers)},`;
  yield `"calls":${JSON.stringify(run.calls)},`;
  yield `"endMs":${run.endMs},"events":[`;
  yield* items(run.events);
  yield "]}";
}

function* items(values: readonly unknown[]): Generator<string> {
  for (const [index, value] of values.entries()) {
    yield `${JSON.stringify(value)}${index === values.length - 1 ? "" : ","}`;
  }
}
