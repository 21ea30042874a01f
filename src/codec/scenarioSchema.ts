/**
 * The JSON Schema of the scenario file, for editors that complete and check it: made from the
 * validating grammar, without what is not supported yet. Only tools import this file.
 */
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import { scenarioKeys, scenarioText, scenarioTitle } from "../texts/en/scenarioKeys";
import { counts } from "./breakerGrammar";
import { notYetSupported } from "./notYetSupported";
import { scenarioGrammar } from "./scenarioGrammar";

export function scenarioJsonSchema(): JsonSchema {
  const grammar = scenarioGrammar(notYetSupported);
  const whole = toJsonSchema(grammar.scenario, {
    target: "draft-2020-12",
    definitions: {
      workHop: grammar.work,
      callHop: grammar.call,
      answer: grammar.response,
      retry: grammar.retry,
      breaker: grammar.breaker,
      trip: grammar.trip,
      counts,
      arrival: grammar.arrival,
      frame: grammar.frame,
    },
    // The flag `u`, which a JSON Schema's patterns always have.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      "requirement" in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : undefined,
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

/** Without what can never be there, and with the words for each key. */
function finished(schema: JsonSchema, path: string): JsonSchema {
  const { anyOf, properties, items, additionalProperties, ...rest } = schema;
  const options = anyOf?.filter(isPossible).map((option) => finishedIn(option, path));
  const [only] = options?.length === 1 ? options : [];
  if (typeof only === "object") return { ...rest, ...only };
  return {
    ...rest,
    ...(options && { anyOf: options }),
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

function isPossible(definition: Definition): boolean {
  return typeof definition === "boolean" || definition.not === undefined;
}

function described(
  properties: Readonly<Record<string, Definition>>,
  path: string,
): Record<string, Definition> {
  const possible = Object.entries(properties).filter(([, definition]) => isPossible(definition));
  return Object.fromEntries(
    possible.map(([key, definition]) => {
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
