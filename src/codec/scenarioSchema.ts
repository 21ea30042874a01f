/**
 * The JSON Schema of the scenario file, for editors that complete and check it: made from the
 * validating grammar. Only tools import this file.
 */
import type { JsonSchema } from "@valibot/to-json-schema";
import { scenarioKeys, scenarioText, scenarioTitle } from "../texts/en/scenarioKeys";
import { breaker, counts, trip } from "./breakerGrammar";
import { call, duration, hop, response, retry, work } from "./hopGrammar";
import { jsonSchemaOf } from "./jsonSchema";
import { arrival, frame, scenario as grammar, layer } from "./scenarioGrammar";

export function scenarioJsonSchema(): JsonSchema {
  const whole = jsonSchemaOf(grammar, {
    hop,
    workHop: work,
    callHop: call,
    duration,
    answer: response,
    retry,
    breaker,
    trip,
    counts,
    arrival,
    frame,
    layer,
  });
  const { $schema, $defs = {}, ...scenario } = whole;
  return {
    ...($schema !== undefined && { $schema }),
    title: scenarioTitle,
    description: scenarioText,
    ...finished(scenario, "scenario"),
    $defs: Object.fromEntries(
      Object.entries($defs).map(([name, definition]) => [name, finishedIn(definition, name)]),
    ),
  };
}

type Definition = JsonSchema | boolean;

/** With the words for each key. */
function finished(schema: JsonSchema, path: string): JsonSchema {
  const { anyOf, properties, items, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((option) => finishedIn(option, path)) }),
    ...(properties && { properties: described(properties, path) }),
    ...(items !== undefined && !Array.isArray(items) && { items: finishedIn(items, path) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: finishedIn(additionalProperties, path),
    }),
  };
}

function finishedIn(definition: Definition, path: string): Definition {
  return typeof definition === "object" ? finished(definition, path) : definition;
}

function described(
  properties: Readonly<Record<string, Definition>>,
  path: string,
): Record<string, Definition> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, definition]) => {
      const at = `${path}.${key}`;
      const words = scenarioKeys[at];
      return [
        key,
        {
          ...(words && { description: words.text }),
          ...(typeof definition === "object" && finished(definition, at)),
          ...(words?.fallback !== undefined && { default: words.fallback }),
        },
      ];
    }),
  );
}
