/**
 * The JSON Schema of the lesson file, made from the validating grammar as the scenario's is. Only tools
 * import this file.
 */
import type { JsonSchema } from "@valibot/to-json-schema";
import { lessonKeys, lessonText, lessonTitle } from "../texts/en/lessons/lessonKeys";
import { scenarioKeys } from "../texts/en/scenarioKeys";
import { breaker, counts, trip } from "./breakerGrammar";
import { edit } from "./editGrammar";
import { call, duration, hop, response, retry, work } from "./hopGrammar";
import { jsonSchemaOf } from "./jsonSchema";
import { answer, change, lesson as grammar, step, task } from "./lessonGrammar";
import { attemptsThat, plainQuestion, question } from "./questionGrammar";
import { arrival, frame, layer, scenario } from "./scenarioGrammar";
import { scenarioJsonSchema } from "./scenarioSchema";

const OF_LESSONS = { step, task, answer, change, question, plainQuestion, attemptsThat, edit };
/** The keys of these are described under one name. */
const NAMES: Readonly<Record<string, string>> = {
  plainQuestion: "question",
  attemptsThat: "that",
};

export function lessonJsonSchema(): JsonSchema {
  const whole = jsonSchemaOf(grammar, {
    ...OF_LESSONS,
    scenario,
    hop,
    workHop: work,
    callHop: call,
    duration,
    answerOfHop: response,
    retry,
    breaker,
    trip,
    counts,
    arrival,
    frame,
    layer,
  });
  const { $schema, $defs = {}, ...lesson } = whole;
  return {
    ...($schema !== undefined && { $schema }),
    title: lessonTitle,
    description: lessonText,
    ...described(lesson, "lesson", ""),
    $defs: { ...ofScenarios(), ...ofLessons($defs) },
  };
}

type Definition = JsonSchema | boolean;
type Definitions = Readonly<Record<string, Definition>>;

function ofLessons($defs: Definitions): Record<string, Definition> {
  return Object.fromEntries(
    Object.keys(OF_LESSONS).flatMap((name) => {
      const definition = $defs[name];
      if (definition === undefined) return [];
      return [[name, describedIn(definition, NAMES[name] ?? name, "")]];
    }),
  );
}

/** As the scenario's own schema describes them; its answer has a name of its own here. */
function ofScenarios(): Record<string, Definition> {
  const { $schema, $defs = {}, ...scenarioItself } = scenarioJsonSchema();
  const renamed = JSON.parse(
    JSON.stringify({ ...$defs, scenario: scenarioItself }).replaceAll(
      '"#/$defs/answer"',
      '"#/$defs/answerOfHop"',
    ),
  );
  const { answer: answerOfHop, ...rest } = renamed;
  return { ...rest, answerOfHop };
}

/** With the words for each key. */
function described(schema: JsonSchema, definition: string, at: string): JsonSchema {
  const { anyOf, properties, items, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((option) => describedIn(option, definition, at)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, keyed(value, definition, at, key)]),
      ),
    }),
    ...(items !== undefined &&
      !Array.isArray(items) && { items: describedIn(items, definition, at) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: describedIn(additionalProperties, definition, at),
    }),
  };
}

function describedIn(schema: Definition, definition: string, at: string): Definition {
  return typeof schema === "object" ? described(schema, definition, at) : schema;
}

function keyed(schema: Definition, definition: string, at: string, key: string): JsonSchema {
  const inner = at === "" ? key : `${at}.${key}`;
  const words =
    lessonKeys[`${definition}.${inner}`] ?? lessonKeys[`*.${key}`] ?? wordsOfSetting(inner);
  return {
    ...(words !== undefined && { description: words }),
    ...(typeof schema === "object" && described(schema, definition, inner)),
  };
}

/** Of a key that an edit sets: what the scenario's own schema says of it. */
function wordsOfSetting(path: string): string | undefined {
  const key = path.replace(/^set\./, "");
  if (key === path) return undefined;
  const owners = ["scenario", "callHop", "workHop"];
  return owners
    .map((owner) => scenarioKeys[`${owner}.${key}`]?.text)
    .find((text) => text !== undefined);
}
