/** As much of a JSON Schema validator as the scenario's schema needs; a keyword it lacks is an error. */
type Schema = { readonly [keyword: string]: unknown } | boolean;

const WORDS = new Set(["$schema", "$defs", "title", "description", "default"]);

/** Where `value` breaks `schema`, as paths; none when it is valid. */
export function violations(schema: Schema, value: unknown, root = schema, path = "$"): string[] {
  if (typeof schema === "boolean") return schema ? [] : [path];
  return Object.entries(schema).flatMap(([keyword, argument]): readonly string[] => {
    if (WORDS.has(keyword)) return [];
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`unknown keyword ${keyword} at ${path}`);
    return check({ argument, value, schema, root, path });
  });
}

interface At {
  readonly argument: unknown;
  readonly value: unknown;
  readonly schema: { readonly [keyword: string]: unknown };
  readonly root: Schema;
  readonly path: string;
}
type Check = (at: At) => readonly string[];

/** Bound to the values a keyword is about; any other passes. */
function on<T>(
  isAbout: (value: unknown) => value is T,
  isFine: (value: T, at: At) => boolean,
): Check {
  return (at) => (!isAbout(at.value) || isFine(at.value, at) ? [] : [at.path]);
}
const isNumber = (value: unknown) => typeof value === "number";
const isString = (value: unknown) => typeof value === "string";
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isAny = (_: unknown): _ is unknown => true;

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: isList,
  string: isString,
  number: isNumber,
  integer: Number.isInteger,
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

const CHECKS: Readonly<Record<string, Check>> = {
  type: on(isAny, (value, { argument }) => TYPES[String(argument)]?.(value) ?? false),
  const: on(isAny, (value, { argument }) => value === argument),
  enum: on(isAny, (value, { argument }) => (argument as unknown[]).includes(value)),
  minimum: on(isNumber, (value, { argument }) => value >= Number(argument)),
  maximum: on(isNumber, (value, { argument }) => value <= Number(argument)),
  pattern: on(isString, (value, { argument }) => new RegExp(String(argument), "u").test(value)),
  minItems: on(isList, (value, { argument }) => value.length >= Number(argument)),
  maxItems: on(isList, (value, { argument }) => value.length <= Number(argument)),
  maxProperties: on(
    isObject,
    (value, { argument }) => Object.keys(value).length <= Number(argument),
  ),
  required: on(isObject, (value, { argument }) =>
    (argument as string[]).every((key) => Object.hasOwn(value, key)),
  ),
  anyOf: on(isAny, (value, { argument, root }) =>
    (argument as Schema[]).some((option) => violations(option, value, root).length === 0),
  ),
  propertyNames: on(isObject, (value, { argument, root }) =>
    Object.keys(value).every((key) => violations(argument as Schema, key, root).length === 0),
  ),
  $ref: ({ argument, value, root, path }) => {
    const name = String(argument).replace("#/$defs/", "");
    const definitions = (root as { readonly $defs: Readonly<Record<string, Schema>> }).$defs;
    return violations(definitions[name] ?? false, value, root, path);
  },
  items: ({ argument, value, root, path }) =>
    isList(value)
      ? value.flatMap((item, at) => violations(argument as Schema, item, root, `${path}[${at}]`))
      : [],
  properties: ({ argument, value, root, path }) =>
    isObject(value)
      ? Object.entries(argument as Readonly<Record<string, Schema>>).flatMap(([key, schema]) =>
          Object.hasOwn(value, key) ? violations(schema, value[key], root, `${path}.${key}`) : [],
        )
      : [],
  additionalProperties: ({ argument, value, schema, root, path }) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, item]) =>
          Object.hasOwn((schema.properties as object | undefined) ?? {}, key)
            ? []
            : violations(argument as Schema, item, root, `${path}.${key}`),
        )
      : [],
};
