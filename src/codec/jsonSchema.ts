/** From a validating grammar to its JSON Schema: what the schemas of all files have in common. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";

export function jsonSchemaOf(
  grammar: Parameters<typeof toJsonSchema>[0],
  definitions: NonNullable<ConversionConfig["definitions"]>,
): JsonSchema {
  return toJsonSchema(grammar, {
    target: "draft-2020-12",
    definitions,
    // The flag `u`, which a JSON Schema's patterns always have.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      "requirement" in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: valibotAction.requirement.source }
        : undefined,
  });
}
